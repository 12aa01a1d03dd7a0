// Bundles the emulator so that it starts fast, and only when a source is newer than the bundle.
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = new URL('.', import.meta.url);
const path = (relative) => fileURLToPath(new URL(relative, here));

function newestSource(directory) {
  let newest = 0;
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) newest = Math.max(newest, statSync(`${entry.parentPath}/${entry.name}`).mtimeMs);
  }
  return newest;
}

/** Ensures that `dist/<name>.mjs` is a current bundle of `src/<entry>`; returns its file URL. */
export async function ensureBundle(name, entry) {
  const target = path(`dist/${name}.mjs`);
  const newest = Math.max(newestSource(path('src')), statSync(path('build.mjs')).mtimeMs);
  if (!existsSync(target) || statSync(target).mtimeMs < newest) {
    const { build } = await import('esbuild');
    mkdirSync(path('dist'), { recursive: true });
    // Written to a draft and renamed, so that concurrent starts never read half a bundle.
    const draft = `${target}.${process.pid}.tmp`;
    await build({
      entryPoints: [path(`src/${entry}`)],
      outfile: draft,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      legalComments: 'none',
      logLevel: 'error',
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
      },
    });
    renameSync(draft, target);
  }
  return new URL(`dist/${name}.mjs`, here).href;
}
