import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { inOneProcess } from '../scripts/test/in-one-process.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  resolve: { alias: { '@domain': here('../domain/src') } },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    env: { TZ: 'UTC' },
    projects: inOneProcess(here('.'), ['{src,build}/**/*.test.{ts,tsx}'], ['src', 'build']),
  },
});
