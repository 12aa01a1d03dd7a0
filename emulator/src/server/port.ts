import type { Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';

/** The first bytes of every HTTP/2 connection with prior knowledge. */
const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');

/** One port for HTTP/2 and HTTP/1.1, distinguished by a connection's first bytes. */
export function createPort(http2: (socket: Socket) => void, http1: HttpServer): Server {
  return createServer({ noDelay: true }, (socket) => {
    // A client that disconnects before sending anything is ignored.
    const ignore = () => undefined;
    socket.on('error', ignore);

    let seen = Buffer.alloc(0);

    const look = () => {
      const chunk = socket.read() as Buffer | null;
      if (chunk === null) return;

      seen = Buffer.concat([seen, chunk]);

      const length = Math.min(seen.length, PREFACE.length);
      const isHttp2 = seen.subarray(0, length).equals(PREFACE.subarray(0, length));
      if (isHttp2 && length < PREFACE.length) return;

      socket.off('readable', look);
      socket.unshift(seen);
      if (isHttp2) http2(socket);
      else http1.emit('connection', socket);
    };

    socket.on('readable', look);
  });
}
