import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { getFileOrder } from '../../scripts/test/file-order.mjs';
import { getModuleCache } from '../../scripts/test/module-cache.mjs';

const toPath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The API in the test processes: each has its own emulators and demo data and runs its files in series. */
export default defineConfig({
  root: toPath('..'),
  resolve: { alias: { '@domain': toPath('../../domain/src') } },
  test: {
    experimental: getModuleCache(),
    include: ['{api,rules}/**/*.test.ts'],
    globalSetup: ['./stack/in-process/temporary-folder.ts', './stack/in-process/reply-schemas.ts'],
    setupFiles: ['./stack/in-process/start.ts', './stack/check-replies.ts'],
    tags: [{ name: 'full', description: 'Too long for the gate: runs in the full run alone.' }],
    env: { TZ: 'UTC' },
    pool: 'forks',
    // Fewer, longer garbage collections: most objects of a call die with its reply.
    execArgv: ['--max-semi-space-size=64'],
    isolate: false,
    sequence: getFileOrder(),
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000, interval: 25 } },
  },
});
