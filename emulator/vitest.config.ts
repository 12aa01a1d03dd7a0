import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // The server SDK must not go looking for a cloud machine's identity.
    env: { METADATA_SERVER_DETECTION: 'none' },
  },
});
