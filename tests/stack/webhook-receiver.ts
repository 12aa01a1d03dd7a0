import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}

type Behaviour = (response: ServerResponse) => void;

export const respondWith =
  (status: number, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, headers).end('any text');
  };

/** The port that functions may send to: any in this process, on the stack that of `WEBHOOK_LOCAL_RECEIVERS`. */
const PORT = process.env['WEBHOOK_LOCAL_RECEIVERS'] === undefined ? 5099 : 0;

/** An agency's system, or a push service, at the only local address that messages reach. It answers 204 by default. */
export const startReceiver = async () => {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let behaviour = respondWith(204);

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));

    request.on('end', () => {
      const bytes = Buffer.concat(chunks);
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: bytes.toString(),
        bytes,
      });
      behaviour(response);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, '127.0.0.1', resolve);
  });

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Requests under a path, in order. */
    at: (path: string): readonly Received[] => received.filter((item) => item.path === path),
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
