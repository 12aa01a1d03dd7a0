import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { toStatus } from '../status/status.ts';
import { handleAppCheck } from '../transports/endpoints/app-check.ts';
import { handleEndpoint } from '../transports/endpoints/endpoints.ts';
import { createGrpcServer } from '../transports/grpc/grpc-server.ts';
import { applyCors, sendError, sendText } from '../transports/rest/http.ts';
import { parseRequestTarget } from '../transports/rest/request-target.ts';
import { handleRest } from '../transports/rest/rest.ts';
import { WebChannel } from '../transports/webchannel/webchannel.ts';
import type { Emulator } from './emulator.ts';
import { createPort } from './port.ts';

export interface Running {
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Serves an emulator on one port. Rejects when the port is taken. */
export async function listen(
  emulator: Emulator,
  address: { readonly host: string; readonly port: number },
  shutdown: () => void = () => undefined,
): Promise<Running> {
  const grpc = createGrpcServer(emulator);
  const webChannel = new WebChannel(emulator);
  const http = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    handle(emulator, webChannel, request, response, shutdown).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendError(response, toStatus(error));
    });
  });
  const sockets = new Set<Socket>();
  const server = createPort((socket) => {
    grpc.accept(socket);
  }, http);

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, resolve);
  });

  const { port } = server.address() as AddressInfo;

  return {
    host: address.host,
    port,
    async close() {
      webChannel.close();
      grpc.close();
      emulator.close();
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
}

async function handle(
  emulator: Emulator,
  webChannel: WebChannel,
  request: IncomingMessage,
  response: ServerResponse,
  shutdown: () => void,
): Promise<void> {
  applyCors(request, response);

  if (request.method === 'OPTIONS') {
    response.writeHead(200);
    response.end();
    return;
  }

  const target = parseRequestTarget(request.url ?? '/');
  if (await webChannel.handle(request, response, target)) return;
  if (handleAppCheck(emulator, request, response, target)) return;
  if (await handleRest(emulator, request, response, target)) return;
  if (await handleEndpoint(emulator, request, response, target, shutdown)) return;

  sendText(response, 'Not Found\n', 404);
}
