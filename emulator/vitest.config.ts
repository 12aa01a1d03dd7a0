import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // Files share a process: loading the SDKs for each takes as long as the tests.
    isolate: false,
    // Generous: a busy machine must not fail correct tests.
    testTimeout: 60_000,
    // Prevents the server SDK from probing for a cloud machine's identity.
    env: { METADATA_SERVER_DETECTION: 'none' },
  },
});
