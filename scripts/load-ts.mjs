import { build } from 'esbuild';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A module finds what lies beside it as if it were not bundled. */
const ownAddresses = {
  name: 'own addresses',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: 'ts',
    })),
};

/** Imports a TypeScript module of the project from a plain Node script, bundled on the way. */
export const loadTs = async (path) => {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const own = mkdtempSync(join(cache, 'ts-'));
  const outfile = join(own, 'module.mjs');
  try {
    await build({
      entryPoints: [join(root, path)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      tsconfig: join(root, 'tsconfig.base.json'),
      logLevel: 'warning',
      plugins: [ownAddresses],
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    // Once imported, it is in memory, and a file that nobody opens again would be left at each use.
    rmSync(own, { recursive: true, force: true });
  }
};
