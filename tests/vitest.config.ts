import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const ALONE = ['api/mail.test.ts'];

/**
 * Tests against the running stack. They share it, so files run one after the other, and in one process: to load the
 * libraries and to start a browser anew for each took longer than many a file. Those that need a process of their own
 * come last.
 */
export default defineConfig({
  resolve: { alias: { '@domain': fileURLToPath(new URL('../domain/src', import.meta.url)) } },
  test: {
    setupFiles: ['./stack/check-replies.ts'],
    env: { TZ: 'UTC' },
    fileParallelism: false,
    // Far longer than anything takes: a busy machine is slow, and that is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', ...ALONE],
          globalSetup: ['./stack/every-call.ts'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, sequence: { groupOrder: 1 } } },
    ],
  },
});
