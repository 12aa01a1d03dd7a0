import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { apiCalls } from './build/apiCalls.mjs';
import { chunkGroups, noCircularChunks } from './build/chunks.ts';
import { compiledCatalogs } from './build/compiledCatalogs.ts';
import { filterPreloads } from './build/filterPreloads.ts';
import { dropUnused } from './build/dropUnused.ts';
import { shippedCalls } from './build/shippedCalls.ts';
import { packageSizes } from './build/packageSizes.ts';
import { copySecondFactor } from './build/copySecondFactor.ts';
import { getIconFolder, installedApp, readRenderedPages } from './build/installedApp.ts';
import { shell } from './build/shell/shell.ts';

/**
 * reactfire is one file that imports every Firebase product, and each product registers itself when it is loaded. Only
 * what we use of it is to be shipped: two thirds of the chunk would be products that no screen calls.
 */
const UNUSED_UNLESS_IMPORTED =
  /node_modules\/(firebase\/(functions|remote-config|storage)|@firebase\/(functions|remote-config|storage|installations)|re2js)\//;

const toPath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** react-router names its development build alone to bundlers, with the warnings of its authors in it. */
const routerForUsers = [
  { find: /^react-router$/, replacement: toPath('../node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: toPath('../node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

/** The linked pages as the function `pages` renders them: one entry with all it needs, in files that it loads as pages need them. */
const FOR_SERVER = {
  ssr: toPath('src/server/renderPage.tsx'),
  outDir: toPath('../functions/lib/pages'),
  emptyOutDir: true,
  copyPublicDir: false,
  target: 'node20',
};

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const env = loadEnv(mode, toPath('.'), '');
  // The dev server shows the app; the API always answers from the emulated Hosting, as in production.
  const api = env['VITE_API_PROXY'] ?? 'http://127.0.0.1:5002';

  return {
    root: toPath('.'),
    plugins: [
      copySecondFactor(),
      dropUnused(),
      react(),
      command === 'build' ? shippedCalls() : apiCalls(),
      compiledCatalogs(),
      ...(isSsrBuild ? [] : [noCircularChunks(), packageSizes(), shell(), installedApp()]),
    ],
    ...(isSsrBuild
      ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
      : {
          define: {
            RENDERED_PAGES: JSON.stringify(readRenderedPages()),
            PUSH_ICON: JSON.stringify(`${getIconFolder()}/icon-192.png`),
          },
        }),
    resolve: {
      alias: [
        { find: '@domain', replacement: toPath('../domain/src') },
        // reactfire imports the Realtime Database, which this product does not have.
        { find: 'firebase/database', replacement: toPath('src/lib/firebase/absentDatabase.ts') },
        // Firestore imports it for pipelines, which this product does not use.
        { find: 're2js', replacement: toPath('src/lib/firebase/absentPatterns.ts') },
        ...(command === 'build' ? routerForUsers : []),
      ],
    },
    server: {
      host: '127.0.0.1',
      port: Number(env['VITE_PORT'] ?? 5173),
      strictPort: true,
      proxy: { '/api': { target: api, changeOrigin: false } },
    },
    build: isSsrBuild
      ? FOR_SERVER
      : {
          outDir: toPath('dist'),
          emptyOutDir: true,
          target: 'es2022',
          sourcemap: true,
          // Every browser that runs this target knows module preloads.
          modulePreload: { polyfill: false, resolveDependencies: filterPreloads },
          rolldownOptions: {
            preserveEntrySignatures: false,
            output: { codeSplitting: chunkGroups },
            treeshake: { moduleSideEffects: [{ test: UNUSED_UNLESS_IMPORTED, sideEffects: false }] },
          },
        },
  };
});
