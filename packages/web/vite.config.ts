import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite';
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

/** What the floor draws and loads a moment after itself: pictures on its tiles, its plates, its notices. */
const FLOOR = /src\/(?:floor\/(?:WheelArt|SabaccArt|NoticeLines)|puzzles\/PuzzlePlate|first\/LeadPlate|friends\/Friends)\.tsx$/;

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
  /packages\/(?:engine\/src\/(?:cards|events)|games\/src\/catalogue|casino\/src\/(?:profile\/(?:profile|settings|write-save)|records\/history|statistics\/statistics|table\/action-log)|web\/src\/(?:App|Boundary|entry\/(?:NoticePage|pages)|floor\/(?:Floor|Notices|TileArt|tiles)|friends\/lazy|kit\/(?:Button|Icon|pace|taps|deck\/(?:CardFace|ChipStack|Drawing|Sprite|SuitPip|chips|courts|pen|shapes|wardrobe))|runtime\/(?:ProfileProvider|address|lock|profile-store|save|useKeys)|settings\/(?:LazySettings|SettingsProvider)|tables\/tables))\.tsx?$|node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/;

/** The part of the engine that every table plays with, and no page needs to be drawn. */
const ENGINE = /packages\/engine\/src\/(?:appraise|chance|freeze|offers|own|play|script|shuffle|text)\.ts$|node_modules\/@noble\//;

/** What most tables are drawn with: one file as well, for the same reason. */
const TABLE =
  /packages\/web\/src\/(?:settings\/SoundTool|kit\/(?:AmountField|BetStack|CardSlot|CountedAmount|CardLanding|Dialog|Says|Seat|TableFrame|bet-draft|hooks|motion|places|shared-table|animation-batch|deck\/(?:moods|Portrait))|tables\/(?:CoachLine|Reaction|SittingOver|TableDialogs|TableTools|common-keys|result-sound|this-table))\.tsx?$/;

export default defineConfig({
  // Relative, so that the folder works from any path of any web server.
  base: './',
  plugins: [react(), contentPolicy, layerOrder, floorAtOnce, precache, hostHeaders],
  resolve: { conditions: ['baize-source', ...defaultClientConditions] },
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
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
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
          ],
        },
      },
    },
  },
});
