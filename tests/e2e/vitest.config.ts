import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { getFileOrder } from '../../scripts/test/file-order.mjs';
import { getModuleCache } from '../../scripts/test/module-cache.mjs';

const toPath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Browser tests against the running stack. They share it and one Chromium, so files run in series
 * in one process. `--tags-filter gate` runs the few that every change has to pass.
 */
export default defineConfig({
  root: toPath('..'),
  resolve: { alias: { '@domain': toPath('../../domain/src') } },
  test: {
    experimental: getModuleCache(),
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['./e2e/warm-up.ts'],
    setupFiles: ['./stack/check-replies.ts'],
    env: { TZ: 'UTC' },
    fileParallelism: false,
    isolate: false,
    sequence: getFileOrder(),
    testTimeout: 15_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000, interval: 100 } },
    tags: [
      { name: 'gate', description: 'Runs in `npm test`; must pass alone and in any order of files.' },
      { name: 'long', description: 'A journey of several people or many screens.', timeout: 30_000 },
    ],
  },
});
