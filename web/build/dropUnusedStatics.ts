import type { Plugin } from 'vite';

const NOTHING = '\0nothing';

/** Removes Emotion's import of a package that only an unused part needs: otherwise every page would load forms' statics helper. */
export const dropUnusedStatics = (): Plugin => ({
  name: 'not-by-name',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'hoist-non-react-statics' && importer?.includes('/@emotion/react/') ? NOTHING : null,
  load: (id) => (id === NOTHING ? 'export default undefined;' : null),
});
