import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Replacement {
  /** As the package imports it. */
  readonly source: string;
  readonly importer: string;
  readonly by: string;
}

/** Modules without content, by their exports. */
const EMPTY: Readonly<Record<string, string>> = {
  '\0statics': 'export default undefined;',
  '\0scheme-script':
    'export let buildInitColorSchemeScript, DEFAULT_COLOR_SCHEME_STORAGE_KEY, DEFAULT_MODE_STORAGE_KEY;',
};

/** What packages import for parts that the app doesn't use. */
const REPLACED: readonly Replacement[] = [
  // Otherwise every page would load forms' statics helper.
  { source: 'hoist-non-react-statics', importer: '/@emotion/react/', by: '\0statics' },
  // Our own script in the page's head sets the colour scheme; MUI passes both keys itself.
  {
    source: '../InitColorSchemeScript/InitColorSchemeScript.mjs',
    importer: '/@mui/system/cssVars/createCssVarsProvider',
    by: '\0scheme-script',
  },
  {
    source: 'idb',
    importer: '/@firebase/app/',
    by: fileURLToPath(new URL('../src/lib/firebase/appStorage.ts', import.meta.url)),
  },
];

/** Drops code of packages that only their unused parts need. */
export const dropUnused = (): Plugin => ({
  name: 'drop-unused',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    REPLACED.find((part) => part.source === source && importer?.includes(part.importer))?.by ?? null,
  load: (id) => EMPTY[id] ?? null,
});
