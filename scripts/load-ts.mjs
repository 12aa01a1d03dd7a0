import { build } from 'esbuild';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Resolves a module's neighbours as if it weren't bundled. */
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

/** Imports a TypeScript module into a plain Node script by bundling it. */
export const loadTs = async (path) => {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });

  const folder = mkdtempSync(join(cache, 'ts-'));
  const outfile = join(folder, 'module.mjs');

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
    // The module is in memory after the import; without deletion, each use would leave a file.
    rmSync(folder, { recursive: true, force: true });
  }
};
