import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // Files share a process: to load the SDKs anew for each takes as long as to test.
    isolate: false,
    // Generous: a busy machine must not fail what is not a question of speed.
    testTimeout: 60_000,
    // The server SDK must not go looking for a cloud machine's identity.
    env: { METADATA_SERVER_DETECTION: 'none' },
  },
});
