import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@domain': fileURLToPath(new URL('../domain/src', import.meta.url)) } },
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    env: { TZ: 'UTC', APP_URL: 'http://127.0.0.1:5002' },
  },
});
