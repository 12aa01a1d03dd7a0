import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  resolve: { alias: { '@domain': here('../domain/src') } },
  test: {
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 60_000,
    env: { TZ: 'UTC' },
  },
});
