import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
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
 * What the floor needs and the tables and pages share: one file, which is smaller than twenty that are compressed each by itself.
 */
const FIRST =
  /packages\/(?:engine\/src\/(?:cards|freeze|json|play|offers|text)|casino\/src\/(?:profile\/(?:profile|save|schema|settings)|records\/history|statistics\/statistics|table\/action-log)|web\/src\/kit\/(?:taps|deck\/(?:CardFace|ChipStack|SuitPip|chips|courts|pen|shapes|wardrobe)))\.tsx?$|node_modules\/react\//;

/** What most tables are drawn with: one file as well, for the same reason. */
const TABLE =
  /packages\/(?:engine\/src\/(?:appraise|own|script|shuffle)|web\/src\/(?:settings\/SoundTool|kit\/(?:AmountField|BetStack|CardSlot|CountedAmount|CardLanding|Says|Seat|TableFrame|bet-draft|motion|places|shared-table|animation-batch|deck\/moods)|tables\/(?:CoachLine|Reaction|SittingOver|TableDialogs|common-keys|result-sound|this-table)))\.tsx?$/;

export default defineConfig({
  // Relative, so that the folder works from any path of any web server.
  base: './',
  plugins: [react(), contentPolicy, layerOrder, precache],
  resolve: { conditions: ['baize-source', ...defaultClientConditions] },
  define: { __VERSION__: JSON.stringify(about.version) },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
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
            { name: 'table', test: TABLE, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
