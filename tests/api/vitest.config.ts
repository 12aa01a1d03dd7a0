import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { fileOrder } from '../../scripts/test/file-order.mjs';
import { moduleCache } from '../../scripts/test/module-cache.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The API in the tests' own processes: each has emulators and demo data of its own, and runs its files one after the other. */
export default defineConfig({
  root: here('..'),
  resolve: { alias: { '@domain': here('../../domain/src') } },
  test: {
    experimental: moduleCache(),
    include: ['{api,rules}/**/*.test.ts'],
    globalSetup: ['./stack/in-process/temporary-folder.ts'],
    setupFiles: ['./stack/in-process/start.ts', './stack/check-replies.ts'],
    tags: [{ name: 'full', description: 'Too long for the gate: runs in the full run alone.' }],
    env: { TZ: 'UTC' },
    pool: 'forks',
    // Fewer and longer rounds of the garbage collector: most of what a call makes is gone when it is answered.
    execArgv: ['--max-semi-space-size=64'],
    isolate: false,
    sequence: fileOrder(),
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000, interval: 25 } },
  },
});
