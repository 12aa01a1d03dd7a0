import type { Plugin } from 'vite';

const NOTHING = '\0nothing';

/**
 * Leaves out what Emotion imports by name alone, for a part of it that nothing of ours calls: otherwise every page would
 * bring along what forms copy statics with.
 */
export const notByName = (): Plugin => ({
  name: 'not-by-name',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'hoist-non-react-statics' && importer?.includes('/@emotion/react/') ? NOTHING : null,
  load: (id) => (id === NOTHING ? 'export default undefined;' : null),
});
