import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { fileOrder } from '../../scripts/test/file-order.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests of the shape that is deployed: Hosting, the functions and the emulators as processes, and the command line. */
export default defineConfig({
  root: here('..'),
  resolve: { alias: { '@domain': here('../../domain/src') } },
  test: {
    include: ['{deployed,cli}/**/*.test.ts'],
    env: { TZ: 'UTC' },
    pool: 'forks',
    isolate: false,
    sequence: fileOrder(),
    fileParallelism: false,
    // The command line starts processes of its own.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
