import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, defaultClientConditions, defineConfig, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite';
import about from './package.json' with { type: 'json' };

/** What the built page may load: its own files and nothing else. A server may send the same and more. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

// Only in the build: the development server needs inline scripts of its own.
const contentPolicy: Plugin = {
  name: 'content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
  ],
};

/** The layers of the style sheets, weakest first; `tokens.css` says the same to the development server. */
const layers = '@layer tokens, base, kit, house, tables, windows;';

// Style sheets are loaded as they are needed, in any order, so each of them states the order of the layers.
const layerOrder: Plugin = {
  name: 'layer-order',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${layers}${file.source}`;
    }
  },
};

/** What the floor draws and loads beside itself: pictures on its tiles, and its plates. */
const FLOOR = /src\/floor\/parts\.ts$/;

/** Every script that a chunk needs before it can run. */
const scriptsOf = (bundle: Rollup.OutputBundle, name: string, seen = new Set<string>()): ReadonlySet<string> => {
  const chunk = bundle[name];
  if (seen.has(name) || chunk?.type !== 'chunk') return seen;
  seen.add(name);
  for (const next of chunk.imports) scriptsOf(bundle, next, seen);
  return seen;
};

const linkTo = (file: string): HtmlTagDescriptor => {
  const how = file.endsWith('.woff2') ? { rel: 'preload', as: 'font', type: 'font/woff2' } : { rel: 'modulepreload', fetchpriority: 'low' };
  return { tag: 'link', attrs: { ...how, crossorigin: true, href: `./${file}` }, injectTo: 'head' };
};

// The page asks at once for the letters and for all that the floor draws: nothing on it moves because something came late.
const floorAtOnce: Plugin = {
  name: 'floor-at-once',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {}, chunk }) => {
      const first = scriptsOf(bundle, chunk?.fileName ?? '');
      const later = Object.values(bundle).filter((file) => file.type === 'chunk' && FLOOR.test(file.facadeModuleId ?? ''));
      const all = new Set(later.flatMap(({ fileName }) => [...scriptsOf(bundle, fileName)]));
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      return [...fonts, ...[...all].filter((file) => !first.has(file))].map(linkTo);
    },
  },
};

const conditions = ['baize-source', ...defaultClientConditions];

/** What a newcomer sees before any script has come, written down from the sources of the floor. */
const doorway: Plugin = {
  name: 'doorway',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => {
      const sources = await createServer({
        configFile: false,
        root: fileURLToPath(new URL('.', import.meta.url)),
        plugins: [react()],
        appType: 'custom',
        server: { middlewareMode: true, watch: null, ws: false },
        optimizeDeps: { noDiscovery: true },
        ssr: { noExternal: /^@baize\//, resolve: { conditions } },
      });
      try {
        const { doorways } = await sources.ssrLoadModule('/src/floor/Doorway.tsx');
        return html.replace('<!-- doorways -->', await doorways());
      } finally {
        await sources.close();
      }
    },
  },
};

/** The words of the floor in a language, and all that they need. */
const FLOOR_WORDS = /web\/src\/(?:first|floor|kit|puzzles)\/language\/words\.([a-z]{2})\.ts$/;

// The script that opens the door comes before anything is painted, and knows where the words lie. It stands last: what it opens is
// there, and whatever stands behind a script is not asked for before it has run.
const door: Plugin = {
  name: 'door',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {}, chunk }) => {
      const first = scriptsOf(bundle, chunk?.fileName ?? '');
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const opener = chunks.find(({ name, isEntry }) => isEntry && name === DOOR);
      if (opener === undefined || opener.imports.length > 0) throw new Error('The door is a script without imports.');
      const words: Record<string, string[]> = {};
      for (const { facadeModuleId, fileName } of chunks) {
        const language = FLOOR_WORDS.exec(facadeModuleId ?? '')?.[1];
        if (language === undefined) continue;
        const needed = [...scriptsOf(bundle, fileName)].filter((file) => !first.has(file)).map((file) => `./${file}`);
        words[language] = [...new Set([...(words[language] ?? []), ...needed])];
      }
      const attrs = { src: `./${opener.fileName}`, 'data-words': JSON.stringify(words) };
      return [{ tag: 'script', attrs, injectTo: 'body' }];
    },
  },
};

const DOOR = 'door';
const WORKER = 'sw.js';
const shared = fileURLToPath(new URL('public', import.meta.url));
const sharedFiles = readdirSync(shared, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

/** Tells the worker which files the build has, and a digest of them all: another build is another worker. */
const precache: Plugin = {
  name: 'precache',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const hash = createHash('sha256');
    for (const file of sharedFiles) hash.update(readFileSync(file));
    const built = Object.values(bundle).filter(({ fileName }) => fileName !== WORKER && !fileName.endsWith('.map'));
    for (const file of built) hash.update(file.type === 'chunk' ? file.code : file.source);
    const files = [
      ...built.map(({ fileName }) => fileName),
      ...sharedFiles.map((file) => file.slice(shared.length + 1).replaceAll('\\', '/')),
    ];
    const worker = bundle[WORKER];
    if (worker?.type !== 'chunk') throw new Error('The build has no worker.');
    const list = { digest: hash.digest('hex').slice(0, 16), files: files.filter((file) => !file.startsWith('.')).toSorted() };
    worker.code = worker.code.replaceAll('__PRECACHE__', () => JSON.stringify(list));
  },
};

/**
 * `_headers`, for static hosts that read such a file: what our own servers send. It is no page, so the worker does not ask for it. What
 * stands under no second heading is left to the host, all of which have the rest asked for again.
 */
const hostHeaders: Plugin = {
  name: 'host-headers',
  apply: 'build',
  enforce: 'post',
  generateBundle() {
    const everywhere = {
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
    };
    const lines = [
      '/*',
      ...Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`),
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '/sw.js',
      '  Cache-Control: no-cache',
    ];
    this.emitFile({ type: 'asset', fileName: '_headers', source: `${lines.join('\n')}\n` });
  },
};

/**
 * What the floor needs and the tables and pages share: one file, which is smaller than twenty that are compressed each by itself.
 */
const FIRST =
  /packages\/(?:engine\/src\/(?:cards|events)|games\/src\/catalogue|casino\/src\/(?:profile\/(?:profile|settings|write-save)|records\/history|statistics\/statistics|table\/action-log)|web\/src\/(?:App|Boundary|entry\/(?:NoticePage|pages)|floor\/(?:Floor|Notices|tiles)|friends\/lazy|kit\/(?:Button|Icon|pace|taps|deck\/(?:CardFace|ChipStack|Drawing|Sprite|SuitPip|chips|courts|pen|shapes|wardrobe))|runtime\/(?:ProfileProvider|address|floor-part|lock|profile-store|save|useKeys)|settings\/(?:LazySettings|SettingsProvider)|tables\/tables))\.tsx?$|node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/;

/** The part of the engine and of the casino that every table plays with, and no page needs to be drawn. */
const ENGINE =
  /packages\/(?:engine\/src\/(?:appraise|chance|freeze|json|language\/(?:facts|saying)|offers|own|play|record|script|seed|shuffle|text)|casino\/src\/(?:profile\/(?:personas|seating)|records\/commitment|statistics\/count-beat|table\/(?:local-session|session|table)))\.ts$|node_modules\/@noble\//;

/** What only the plates and pictures of the floor need, and what checks what lies on this device: one file, asked for at once. */
const LATER =
  /packages\/(?:casino\/src\/(?:puzzles\/(?:puzzles|puzzle-progress)|profile\/schema)|rooms\/src\/(?:code|entry|personas|protocol|saying)|web\/src\/(?:floor\/(?:SabaccArt|TileArt|WheelArt|parts|pictures)|first\/(?:LeadPlate|first-hand|language\/index)|friends\/(?:Friends|FriendsIcon|device)|puzzles\/(?:PuzzlePlate|disk|language\/index)))\.tsx?$|node_modules\/valibot\//;

/** What the sheet of settings shares with the pages of records, and what looks after the save: the first load names each file less. */
const SHEET = /web\/src\/(?:kit\/FilePick|records\/files|settings\/(?:controls|MusicControls))\.tsx?$/;
const KEEPING = /web\/src\/runtime\/(?:keeping|page-vault|update)\.ts$/;

/** What most tables are drawn with: one file as well, for the same reason. */
const TABLE =
  /packages\/web\/src\/(?:settings\/SoundTool|kit\/(?:AmountField|BetStack|CardSlot|CountedAmount|CardLanding|Dialog|Says|Seat|TableFrame|bet-draft|hooks|motion|places|table-icons|shared-table|animation-batch|deck\/(?:moods|Portrait))|runtime\/(?:bot-workers|once|seeds|useTable|worker-thread)|tables\/(?:CoachLine|Latest|Reaction|SittingOver|StakeTray|TableDialogs|TableTools|common-keys|language\/index|result-sound|this-table))\.tsx?$/;

export default defineConfig({
  // Relative, so that the folder works from any path of any web server.
  base: './',
  plugins: [react(), doorway, contentPolicy, layerOrder, floorAtOnce, door, precache, hostHeaders],
  resolve: { conditions },
  define: { __VERSION__: JSON.stringify(about.version) },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The back of a card is part of its style: the first one that is dealt is never blank. Everything else is a file.
    assetsInlineLimit: (file) => /back\.svg$/.test(file),
    modulePreload: { polyfill: false },
    // For the budget: which chunk needs which.
    manifest: true,
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/worker/sw.ts', [DOOR]: 'src/door.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
        // The first load names every file that may follow it: short names make it lighter.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'first', test: FIRST, priority: 1 },
            { name: 'engine', test: ENGINE, includeDependenciesRecursively: false },
            { name: 'table', test: TABLE, includeDependenciesRecursively: false },
            { name: 'sheet', test: SHEET, includeDependenciesRecursively: false },
            { name: 'keeping', test: KEEPING, includeDependenciesRecursively: false },
            { name: 'later', test: LATER, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
