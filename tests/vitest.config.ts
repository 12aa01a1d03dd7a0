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
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 100 } },
  },
});
