import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@domain': fileURLToPath(new URL('../domain/src', import.meta.url)) } },
  test: { include: ['src/**/*.test.ts'], env: { TZ: 'UTC' } },
});
