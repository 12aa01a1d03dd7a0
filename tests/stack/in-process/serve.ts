import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/** Serves an app on a free port of this machine. Returns `host:port`. */
export const serve = async (app: RequestListener): Promise<string> => {
  const server = createServer({ keepAliveTimeout: 60_000 }, app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};

interface Emulator {
  readonly getInfo: () => { readonly host: string; readonly port: number };
}
interface Registry {
  readonly EmulatorRegistry: { set: (name: string, emulator: Emulator) => void };
}

/** Registers an address with the Firebase CLI's emulators, whose replies contain each other's addresses. */
export const register = (name: string, address: string): void => {
  const [host = '', port] = address.split(':');
  const { EmulatorRegistry } = createRequire(import.meta.url)(
    'firebase-tools/lib/emulator/registry',
  ) as Registry;
  EmulatorRegistry.set(name, { getInfo: () => ({ host, port: Number(port) }) });
};
