import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build, context } from 'esbuild';

const folder = new URL('lib/', import.meta.url).pathname;

/**
 * Self-contained: the domain and every library but the two that Cloud Functions itself provides and the two that read
 * files of their own. What one function loads and others do not is files beside `index.js`.
 * They are ESM, where some bundled CommonJS libraries still expect `require`.
 */
const options = {
  entryPoints: [
    { in: new URL('src/index.ts', import.meta.url).pathname, out: 'index' },
    // Processes are files of their own.
    { in: new URL('src/outgoing/documents/stamp-worker.mjs', import.meta.url).pathname, out: 'stamp-worker' },
    { in: new URL('src/platform/sound/engine.mjs', import.meta.url).pathname, out: 'engine' },
  ],
  outdir: folder,
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'linked',
  external: [
    'node-av',
    'node-av/*',
    'pdfkit',
    'firebase-admin',
    'firebase-admin/*',
    'firebase-functions',
    'firebase-functions/*',
  ],
  // The commit of a release, which `GET /api/status` reports.
  define: { 'process.env.RELEASE': JSON.stringify(process.env.RELEASE ?? 'local') },
  tsconfig: new URL('tsconfig.json', import.meta.url).pathname,
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
};

// Parts of an earlier build have names of their own.
const former = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => /\.js(?:\.map)?$/.test(name));
for (const name of former) rmSync(folder + name);

/** Letters that the font of papers lacks: one weight of each script, and not the packages that they come from. */
const FONTS = [
  ['arabic', 'arabic'],
  ['hebrew', 'hebrew'],
  ['thai', 'thai'],
  ['devanagari', 'devanagari'],
  ['sc', 'chinese-simplified'],
  ['jp', 'japanese'],
  ['kr', 'korean'],
];
const { resolve } = createRequire(import.meta.url);
mkdirSync(`${folder}fonts`, { recursive: true });
for (const [name, letters] of FONTS) {
  const file = `noto-sans-${name}-${letters}-400-normal.woff`;
  copyFileSync(resolve(`@fontsource/noto-sans-${name}/files/${file}`), `${folder}fonts/${file}`);
}

if (process.argv.includes('--watch')) await (await context(options)).watch();
else await build(options);
