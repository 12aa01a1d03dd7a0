import type { Plugin } from 'vite';

const getPackage = (id: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/'))?.[1] ?? 'our own';

/** Adds sizes by package of each shipped file, for `npm run bench -- web`; Hosting deploys no hidden file. */
export const packageSizes = (): Plugin => ({
  name: 'package-sizes',
  apply: 'build',
  generateBundle(_options, bundle) {
    const sizes: Record<string, Record<string, number>> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const chunkSizes = (sizes[`/${chunk.fileName}`] = {} as Record<string, number>);
      for (const [id, module] of Object.entries(chunk.modules)) {
        const name = getPackage(id);
        chunkSizes[name] = (chunkSizes[name] ?? 0) + (module.code?.length ?? 0);
      }
    }

    this.emitFile({ type: 'asset', fileName: '.packages.json', source: JSON.stringify(sizes) });
  },
});
