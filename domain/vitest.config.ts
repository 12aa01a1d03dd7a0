import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { inOneProcess } from '../scripts/test/in-one-process.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  test: {
    testTimeout: 60_000,
    env: { TZ: 'UTC' },
    projects: inOneProcess(root, ['src/**/*.test.ts'], ['src']),
  },
});
