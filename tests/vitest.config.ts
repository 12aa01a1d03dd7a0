import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests against the running stack. They share it, so files run one after the other. */
export default defineConfig({
  resolve: { alias: { '@domain': fileURLToPath(new URL('../domain/src', import.meta.url)) } },
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['./stack/every-call.ts'],
    setupFiles: ['./stack/check-replies.ts'],
    env: { TZ: 'UTC' },
    fileParallelism: false,
    // Far longer than anything takes: a busy machine is slow, and that is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
  },
});
