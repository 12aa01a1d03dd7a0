import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { inOneProcess } from '../scripts/test/in-one-process.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: { alias: { '@domain': here('../domain/src') } },
  test: {
    testTimeout: 60_000,
    env: { TZ: 'UTC', APP_URL: 'http://127.0.0.1:5002' },
    projects: inOneProcess(here('.'), ['src/**/*.test.ts'], ['src']),
  },
});
