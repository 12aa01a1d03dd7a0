import type { Plugin } from 'vite';

const NOTHING = '\0nothing';

/**
 * Removes an import of Emotion that only an unused part of it needs: otherwise every page would load the statics helper
 * of forms.
 */
export const dropUnusedStatics = (): Plugin => ({
  name: 'not-by-name',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'hoist-non-react-statics' && importer?.includes('/@emotion/react/') ? NOTHING : null,
  load: (id) => (id === NOTHING ? 'export default undefined;' : null),
});
