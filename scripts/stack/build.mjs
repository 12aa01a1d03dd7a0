import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeShell } from '../../functions/shell.mjs';
import { ROOT } from '../bootstrap.mjs';
import { ensureReplySchemas } from '../openapi/reply-schemas.mjs';

const findNewest = (path) => {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path).reduce((newest, name) => Math.max(newest, findNewest(join(path, name))), 0);
};

/** @returns {Promise<void>} */
const run = (args, cwd) =>
  new Promise((resolve, reject) => {
    // Our emulators enforce App Check, so its file belongs to the first screens.
    const env = { ...process.env, VITE_APP_CHECK: 'true' };
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')} failed:\n${output}`)),
    );
  });

/** [output, inputs, build command] */
const PRODUCTS = {
  functions: [
    'functions/lib/index.js',
    ['functions/src', 'functions/build.mjs', 'domain/src'],
    ['build.mjs'],
    'functions',
  ],
  web: [
    'web/dist/index.html',
    ['web/src', 'web/index.html', 'web/vite.config.ts', 'web/build', 'web/public', 'domain/src'],
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    'web',
  ],
  renderer: [
    'functions/lib/pages/renderPage.js',
    ['web/src', 'web/vite.config.ts', 'web/build', 'domain/src'],
    [
      join(ROOT, 'node_modules/vite/bin/vite.js'),
      'build',
      '--ssr',
      'src/server/renderPage.tsx',
      '--logLevel',
      'error',
    ],
    'web',
  ],
};

/** Builds missing and outdated outputs, and gives the functions the pages' shell. */
export const buildStale = async (names = Object.keys(PRODUCTS)) => {
  if (names.includes('functions')) await ensureReplySchemas();

  await Promise.all(
    names.map(async (name) => {
      const [product, sources, args, cwd] = PRODUCTS[name];
      const made = existsSync(ROOT + product) ? statSync(ROOT + product).mtimeMs : 0;
      const changed = Math.max(
        ...[...sources, 'package-lock.json']
          .filter((path) => existsSync(ROOT + path))
          .map((path) => findNewest(ROOT + path)),
      );
      if (made < changed) await run(args, ROOT + cwd);
    }),
  );

  if (names.includes('web')) writeShell();
};
