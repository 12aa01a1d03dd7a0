import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll } from 'vitest';
import type { Emulator, EmulatorOptions } from '../../src/server/emulator.ts';
import { createAdminClient, PROJECT } from './clients.ts';
import { startServer } from './server.ts';

/** An emulator and a server SDK for one test file, started before its first test and stopped after its last. */
export function useEmulator(options: () => EmulatorOptions = () => ({})) {
  let server: Awaited<ReturnType<typeof startServer>>;
  let client: ReturnType<typeof createAdminClient>;

  beforeAll(async () => {
    server = await startServer(options());
    client = createAdminClient(server.port);
  });

  afterAll(async () => {
    await client.close();
    await server.close();
  });

  return {
    emulator: {
      get port(): number {
        return server.port;
      },
      get url(): string {
        return server.url;
      },
      /** The emulator behind its transports, for direct access. */
      get inside(): Emulator {
        return server.emulator;
      },
      async clear(): Promise<void> {
        const database = `/emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
        await fetch(server.url + database, { method: 'DELETE' });
      },
    },
    admin: {
      get db(): Firestore {
        return client.db;
      },
    },
  };
}
