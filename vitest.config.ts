import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { builtReplySchemas } from './scripts/openapi/reply-schemas.mjs';
import { getFileOrder } from './scripts/test/file-order.mjs';
import { splitByIsolation } from './scripts/test/in-one-process.mjs';
import { getModuleCache } from './scripts/test/module-cache.mjs';
import { apiCalls } from './web/build/apiCalls.mjs';

const toPath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Components in a DOM of their own, without Firebase. */
const COMPONENTS = {
  root: toPath('web'),
  plugins: [apiCalls()],
  resolve: {
    alias: [
      { find: '@domain', replacement: toPath('domain/src') },
      { find: /^(?:#firebase|\.)\/live\.ts$/, replacement: toPath('web/component-tests/kit/live.ts') },
      { find: /^#firebase\/auth\.ts$/, replacement: toPath('web/component-tests/kit/auth.ts') },
      { find: 'wavesurfer.js', replacement: toPath('web/component-tests/kit/wavesurfer.ts') },
    ],
  },
  test: {
    name: 'components',
    include: ['component-tests/**/*.test.tsx'],
    environment: 'happy-dom',
    setupFiles: ['component-tests/kit/setup.ts'],
    isolate: false,
    fileParallelism: false,
    // After the others, which two processes share.
    sequence: { groupOrder: 1 },
    testTimeout: 10_000,
  },
};

/** All tests that need no stack, in one run: `npx vitest run`, or `npx vitest run domain/src/pricing`. */
export default defineConfig({
  plugins: [apiCalls(), builtReplySchemas()],
  resolve: { alias: { '@domain': toPath('domain/src') } },
  test: {
    testTimeout: 5_000,
    hookTimeout: 5_000,
    maxWorkers: 2,
    sequence: getFileOrder(),
    silent: 'passed-only',
    experimental: getModuleCache(),
    env: { TZ: 'UTC', APP_URL: 'http://127.0.0.1:5002' },
    projects: [
      ...splitByIsolation(
        toPath('.'),
        [
          '{domain,functions,web}/{src,build}/**/*.test.{ts,tsx}',
          'tests/wiring/**/*.test.ts',
          'scripts/**/*.test.mjs',
        ],
        ['domain/src', 'functions/src', 'web/src', 'web/build', 'scripts'],
      ),
      COMPONENTS,
    ],
  },
});
