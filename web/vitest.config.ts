import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { inOneProcess } from '../scripts/test/in-one-process.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Components in a DOM of their own, without Firebase. */
const COMPONENTS = {
  resolve: {
    alias: [
      { find: '@domain', replacement: here('../domain/src') },
      { find: /^(?:#firebase|\.)\/live\.ts$/, replacement: here('component-tests/kit/live.ts') },
      { find: /^#firebase\/auth\.ts$/, replacement: here('component-tests/kit/auth.ts') },
      { find: 'wavesurfer.js', replacement: here('component-tests/kit/wavesurfer.ts') },
    ],
  },
  test: {
    name: 'components',
    include: ['component-tests/**/*.test.tsx'],
    environment: 'happy-dom',
    setupFiles: ['component-tests/kit/setup.ts'],
    isolate: false,
    fileParallelism: false,
    testTimeout: 10_000,
  },
};

export default defineConfig({
  root: here('.'),
  resolve: { alias: { '@domain': here('../domain/src') } },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    env: { TZ: 'UTC' },
    projects: [
      ...inOneProcess(here('.'), ['{src,build}/**/*.test.{ts,tsx}'], ['src', 'build']),
      { root: here('.'), ...COMPONENTS },
    ],
  },
});
