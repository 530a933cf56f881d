/** What a Dockerfile says, done here: in an empty folder with an empty home, step by step, and what is left of it started as the image would be. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { openOver, playUntil, twoFriends, until } from '../packages/server/src/friend.fixture.ts';
import { root } from '../scripts/workspace.mjs';
import { type DockerStage, type DockerStep, isIgnored, readDockerfile } from './dockerfile.fixture.ts';

const ignore = readFileSync(join(root, 'deploy', 'Dockerfile.dockerignore'), 'utf8');
/** What belongs to the project, without what only lies about here. */
const ours = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n');
const context = ours.filter((path) => path !== '' && !isIgnored(ignore, path));

/** A stage as it is done here: in a folder that stands for its root. */
class Stage {
  readonly folder: string;
  cwd = '/';
  env: Record<string, string> = {};
  /** What its commands are told of this machine. */
  machine: Record<string, string> = {};
  user: { readonly uid: number; readonly gid: number } | undefined;
  readonly volumes: string[] = [];
  health: readonly string[] = [];
  start: readonly string[] = [];

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(join(this.folder, 'home'), { recursive: true });
  }
  /** A path of the image as one of this machine. */
  place(path: string): string {
    return join(this.folder, isAbsolute(path) ? path : join(this.cwd, path));
  }
  /** What a process of the image finds around it: an empty home, and nothing of ours but the way to the network. */
  surroundings(): NodeJS.ProcessEnv {
    const kept = ['PATH', 'NODE_EXTRA_CA_CERTS', 'HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy', 'NO_PROXY', 'no_proxy'];
    const passed = Object.fromEntries(kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
    const own = Object.entries(this.env).map(([name, value]) => [name, isAbsolute(value) ? this.place(value) : value]);
    return { ...passed, ...this.machine, HOME: this.place('/home'), ...Object.fromEntries(own) };
  }
  /** A command of the image, whose paths are those of the image. */
  run(command: string): void {
    const here = command.replaceAll(/(?<=\s)\/(?=\w)/g, `${this.folder}/`);
    const { status, stderr } = spawnSync('sh', ['-c', here], { cwd: this.place('.'), env: this.surroundings(), encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command}: ${stderr}`);
  }
}

const copyFrom = (folder: string, source: string, step: Extract<DockerStep, { readonly do: 'copy' }>, stage: Stage): void => {
  const isFolder = statSync(join(folder, source)).isDirectory();
  const to = isFolder || !step.to.endsWith('/') ? stage.place(step.to) : join(stage.place(step.to), basename(source));
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(folder, source), to, { recursive: true, verbatimSymlinks: true });
};

const copyContext = (source: string, step: Extract<DockerStep, { readonly do: 'copy' }>, stage: Stage): void => {
  const files = context.filter((path) => path === source || path.startsWith(`${source}/`));
  expect(files.length, `COPY ${source}`).toBeGreaterThan(0);
  for (const file of files) {
    const inside = file === source ? basename(file) : relative(source, file);
    const to = join(stage.place(step.to), inside);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(root, file), to);
  }
};

const perform = (step: DockerStep, stage: Stage, known: ReadonlyMap<string, Stage>): void => {
  switch (step.do) {
    case 'workdir':
      stage.cwd = step.path;
      mkdirSync(stage.place('.'), { recursive: true });
      return;
    case 'env':
      stage.env = { ...stage.env, ...step.values };
      return;
    case 'copy':
      for (const source of step.sources) {
        const other = step.from === undefined ? undefined : known.get(step.from);
        if (other === undefined) copyContext(source, step, stage);
        else copyFrom(other.folder, source, step, stage);
      }
      return;
    case 'run':
      stage.run(step.command);
      return;
    case 'volume':
      stage.volumes.push(step.path);
      return;
    case 'user':
      stage.user = step;
      return;
    case 'health':
      stage.health = step.command;
      return;
    case 'start':
      stage.start = step.command;
      return;
    case 'expose':
      return;
  }
};

const build = (stages: readonly DockerStage[], work: string, kept: KeptLayers | undefined): Stage => {
  const known = new Map<string, Stage>();
  const made = stages.map((described, at) => {
    const stage = new Stage(join(work, `stage-${at}`));
    if (at === 0) kept?.(stage);
    for (const step of described.steps) perform(step, stage, known);
    if (described.name !== undefined) known.set(described.name, stage);
    return stage;
  });
  const last = made.at(-1);
  if (last === undefined) throw new Error('The Dockerfile has no stage.');
  return last;
};

/** Everything in a folder but what lies in a volume, with its size and when it was changed. */
const pictureOf = (stage: Stage): ReadonlyMap<string, string> => {
  const inVolume = (path: string): boolean => stage.volumes.some((volume) => path.startsWith(stage.place(volume)));
  const entries = readdirSync(stage.folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.filter((file) => !inVolume(file)).map((file) => [file, `${statSync(file).size} ${statSync(file).mtimeMs}`]));
};

// Only root can be somebody else; elsewhere the image is run as whoever tests it.
const isRoot = process.getuid?.() === 0;

/** A step that gives nothing to another user. */
const withoutChown = (step: DockerStep): DockerStep =>
  step.do === 'run' ? { ...step, command: step.command.replace(/ && chown \S+ \S+/, '') } : step;

/** Puts into the first stage what need not be made again, before its steps are done. */
export type KeptLayers = (stage: Stage) => void;

/** Does what the Dockerfile says, serves a table from it, ends it and starts it again, and looks at what it has written. Seconds to the table. */
export const serveImage = async (kept?: KeptLayers): Promise<number> => {
  const began = performance.now();
  if (!isRoot) console.warn('NOT TESTED: only root can run the image as another user.');
  const work = mkdtempSync(join(tmpdir(), 'baize-image-'));
  const started: ChildProcess[] = [];
  onTestFinished(() => {
    for (const child of started) child.kill('SIGKILL');
    rmSync(work, { recursive: true, force: true });
  }, 120_000);
  const stages = readDockerfile(readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8'));
  const mine = isRoot ? stages : stages.map((stage) => ({ ...stage, steps: stage.steps.map(withoutChown) }));
  const image = build(mine, work, kept);
  const user = isRoot && image.user !== undefined ? image.user : {};
  // Others may come in as far as this, and a home of nobody's is nobody's.
  for (const folder of [work, image.folder]) chmodSync(folder, 0o755);
  chmodSync(image.place('/home'), 0o555);
  const port = 20_000 + (process.pid % 20_000);
  const env = { ...image.surroundings(), PORT: String(port), HOST: '127.0.0.1' };
  const options = { cwd: image.place('.'), env, ...user };
  const before = pictureOf(image);
  const startServer = async (): Promise<ChildProcess> => {
    const [, ...words] = image.start;
    const child = spawn(process.execPath, words, { ...options, stdio: 'pipe' });
    started.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
    await until(`the server (${said})`, () => said.includes('"started"') || child.exitCode !== null, 40_000);
    expect(said).toContain('"log":"embedded"');
    return child;
  };
  const isHealthy = (): boolean => spawnSync(process.execPath, image.health.slice(1), options).status === 0;

  expect(isHealthy()).toBe(false);
  const first = await startServer();
  expect(isHealthy()).toBe(true);
  const url = `http://127.0.0.1:${port}/`;
  expect(await (await fetch(url)).text()).toContain('<title>Baize</title>');
  const code = await openOver(url, 'hearts', 'house', 0);
  const [ann, bob] = await twoFriends(() => [url], code);
  const seconds = (performance.now() - began) / 1000;

  // Ended as a container is, and started again: the room is in the volume.
  const nth = (): number => ann.client.room?.nth ?? 0;
  await playUntil([ann, bob], 'some moves', () => nth() >= 2);
  const ended = new Promise((done) => first.once('exit', done));
  first.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(isHealthy()).toBe(false);
  const told = nth();
  const second = await startServer();
  await playUntil([ann, bob], 'more moves', () => nth() > told);
  for (const friend of [ann, bob]) friend.close();
  const over = new Promise((done) => second.once('exit', done));
  second.kill('SIGTERM');
  await over;

  // The other thing that is in it: the game over ssh, as healthy as the server.
  const house = ['ssh', '--port', '0', '--rooms-port', String(port), '--home', image.place('/data')];
  const ssh = spawn(process.execPath, ['baize.cjs', ...house], { ...options, stdio: 'pipe' });
  started.push(ssh);
  let heard = '';
  for (const stream of [ssh.stdout, ssh.stderr]) stream.on('data', (data) => (heard += String(data)));
  await until('the house', () => heard.includes('Rooms at') || ssh.exitCode !== null, 40_000);
  expect(heard).toMatch(/^ssh -p \d+/m);
  expect(isHealthy()).toBe(true);
  expect(await (await fetch(url)).text()).toContain('<title>Baize</title>');
  const closed = new Promise((done) => ssh.once('exit', done));
  ssh.kill('SIGTERM');
  expect(await closed).toBe(0);

  expect(pictureOf(image)).toEqual(before);
  // What was only needed to build is not there.
  const installed = readdirSync(image.place('node_modules'));
  for (const tool of ['vite', 'typescript', '@typescript', 'vitest', 'react', 'playwright-core']) expect(installed).not.toContain(tool);
  for (const needed of ['ws', 'libsql', '@redis']) expect(installed).toContain(needed);
  return seconds;
};
