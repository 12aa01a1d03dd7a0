import { connect } from 'node:net';
import { APP } from './admin.ts';

/** The reply to bytes that no client library sends. */
interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a request verbatim through Hosting and reads the whole reply. Header lines are unparsed. */
export const sendRaw = (
  requestLine: string,
  headers: readonly string[] = [],
  body: Buffer | string = '',
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(APP);
    const bytes = Buffer.from(body);

    const socket = connect(Number(port), hostname, () => {
      const lines = [
        `${requestLine} HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        'Connection: close',
        ...(bytes.length > 0 ? [`Content-Length: ${bytes.length}`] : []),
        ...headers,
      ];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      socket.write(bytes);
    });

    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);

    socket.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      resolve({ status: Number(text.split(' ')[1] ?? 0), text: text.slice(text.indexOf('\r\n\r\n') + 4) });
    });
  });
