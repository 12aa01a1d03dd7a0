import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { getFileOrder } from '../../scripts/test/file-order.mjs';

const toPath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests of the deployed shape: Hosting, functions and emulators as processes, and the command line. */
export default defineConfig({
  root: toPath('..'),
  resolve: { alias: { '@domain': toPath('../../domain/src') } },
  test: {
    include: ['{deployed,cli}/**/*.test.ts'],
    env: { TZ: 'UTC' },
    pool: 'forks',
    isolate: false,
    sequence: getFileOrder(),
    fileParallelism: false,
    // The command line starts its own processes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
