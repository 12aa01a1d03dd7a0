// Bundles the emulator so that it starts fast, and only when a source is newer than the bundle.
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = new URL('.', import.meta.url);
const toPath = (relative) => fileURLToPath(new URL(relative, here));

function findNewestSource(directory) {
  let newest = 0;
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) newest = Math.max(newest, statSync(`${entry.parentPath}/${entry.name}`).mtimeMs);
  }
  return newest;
}

/** The programs and what other programs import: `dist/<name>.mjs` of `src/<entry>`. */
const BUNDLES = {
  firestore: 'server/main.ts',
  'storage-rules': 'storage-rules/main.ts',
  index: 'index.ts',
};

/** Ensures that `dist/<name>.mjs` is a current bundle; returns its file URL. A published package has bundles alone. */
export async function ensureBundle(name) {
  const target = toPath(`dist/${name}.mjs`);
  const newest = existsSync(toPath('src'))
    ? Math.max(findNewestSource(toPath('src')), statSync(toPath('build.mjs')).mtimeMs)
    : 0;
  if (!existsSync(target) || statSync(target).mtimeMs < newest) {
    const { build } = await import('esbuild');

    mkdirSync(toPath('dist'), { recursive: true });

    // Written to a draft and renamed, so that concurrent starts never read half a bundle.
    const draft = `${target}.${process.pid}.tmp`;
    await build({
      entryPoints: [toPath(`src/${BUNDLES[name]}`)],
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

// As a program: everything that is published.
if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of Object.keys(BUNDLES)) await ensureBundle(name);
