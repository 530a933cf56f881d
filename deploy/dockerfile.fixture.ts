/** A Dockerfile, read step by step, as far as ours goes. What it does not know, it throws at. */

/** A step of a stage. */
export type DockerStep =
  | { readonly do: 'workdir'; readonly path: string }
  | { readonly do: 'env'; readonly values: Readonly<Record<string, string>> }
  /** `from`: another stage; without it, the context. */
  | { readonly do: 'copy'; readonly from: string | undefined; readonly sources: readonly string[]; readonly to: string }
  | { readonly do: 'run'; readonly command: string }
  | { readonly do: 'volume'; readonly path: string }
  | { readonly do: 'user'; readonly uid: number; readonly gid: number }
  | { readonly do: 'expose'; readonly port: number }
  | { readonly do: 'health'; readonly options: Readonly<Record<string, string>>; readonly command: readonly string[] }
  | { readonly do: 'start'; readonly command: readonly string[] };

/** A stage: an image it begins with, a name, and what is done. */
export interface DockerStage {
  readonly image: string;
  readonly name: string | undefined;
  readonly steps: readonly DockerStep[];
}

/** A command that is written as a list, so that no shell reads it. */
const listIn = (text: string): readonly string[] => {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list) || !list.every((word) => typeof word === 'string')) throw new Error(`Not a list of words: ${text}`);
  return list;
};

const copyOf = (text: string): DockerStep => {
  const words = text.split(/\s+/);
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const to = words.pop();
  if (to === undefined || words.length === 0 || words.some((word) => word.startsWith('--'))) throw new Error(`COPY ${text}`);
  return { do: 'copy', from, sources: words, to };
};

const healthOf = (text: string): DockerStep => {
  const [, options = '', command = ''] = /^(.*?)CMD (\[.*\])$/.exec(text) ?? [];
  return {
    do: 'health',
    options: Object.fromEntries([...options.matchAll(/--([\w-]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value])),
    command: listIn(command),
  };
};

const userOf = (text: string): DockerStep => {
  const [, uid, gid] = /^(\d+):(\d+)$/.exec(text) ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`USER ${text} is not two numbers`);
  return { do: 'user', uid: Number(uid), gid: Number(gid) };
};

const READERS: Readonly<Record<string, (text: string) => DockerStep>> = {
  WORKDIR: (path) => ({ do: 'workdir', path }),
  ENV: (text) => ({
    do: 'env',
    values: Object.fromEntries([...text.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value])),
  }),
  COPY: copyOf,
  RUN: (command) => ({ do: 'run', command }),
  VOLUME: (path) => ({ do: 'volume', path }),
  USER: userOf,
  EXPOSE: (port) => ({ do: 'expose', port: Number(port) }),
  HEALTHCHECK: healthOf,
  CMD: (text) => ({ do: 'start', command: listIn(text) }),
};

/** Reads a Dockerfile. */
export const readDockerfile = (text: string): readonly DockerStage[] => {
  const stages: { image: string; name: string | undefined; steps: DockerStep[] }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [, image = '', name] = /^(\S+)(?: AS (\w+))?$/.exec(rest) ?? [];
      stages.push({ image, name, steps: [] });
      continue;
    }
    const read = READERS[word];
    if (read === undefined) throw new Error(`Not understood: ${line}`);
    stages.at(-1)?.steps.push(read(rest));
  }
  return stages;
};

/** Whether a `.dockerignore` keeps a path out of the context: the last line that fits decides, and what lies in a folder goes with it. */
export const isIgnored = (ignore: string, path: string): boolean => {
  const above = path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));
  const fits = (pattern: string): boolean => {
    const form = pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '(?:.*/)?');
    return above.some((one) => new RegExp(`^${form}$`).test(one));
  };
  const rules = ignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return rules.reduce((isOut, rule) => (rule.startsWith('!') ? isOut && !fits(rule.slice(1)) : isOut || fits(rule)), false);
};
