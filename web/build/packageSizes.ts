import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

const getPackage = (id: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/'))?.[1] ?? 'our own';

/** Notes how much of each shipped file is whose, for `npm run bench -- web`, which tells what made a page grow. */
export const packageSizes = (): Plugin => ({
  name: 'package-sizes',
  apply: 'build',
  generateBundle(_options, bundle) {
    const sizes: Record<string, Record<string, number>> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const own = (sizes[`/${chunk.fileName}`] = {} as Record<string, number>);
      for (const [id, module] of Object.entries(chunk.modules)) {
        const name = getPackage(id);
        own[name] = (own[name] ?? 0) + (module.code?.length ?? 0);
      }
    }
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${cache}web-packages.json`, JSON.stringify(sizes));
  },
});
