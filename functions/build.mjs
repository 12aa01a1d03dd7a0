import { build, context } from 'esbuild';

/**
 * One self-contained file: the domain and every library but the two that Cloud Functions itself provides
 * and the one that reads files of its own.
 * The file is ESM, where some bundled CommonJS libraries still expect `require`.
 */
const options = {
  entryPoints: [new URL('src/index.ts', import.meta.url).pathname],
  outfile: new URL('lib/index.js', import.meta.url).pathname,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'linked',
  external: ['pdfkit', 'firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  tsconfig: new URL('tsconfig.json', import.meta.url).pathname,
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
};

if (process.argv.includes('--watch')) await (await context(options)).watch();
else await build(options);
