import { readFileSync } from 'node:fs';
import { request as open, type IncomingHttpHeaders } from 'node:http';
import type { FuzzRequest } from './requests.ts';
import type { FuzzWorld } from './world.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));
const BOUNDARY = 'fuzz-boundary';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

export interface FuzzAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const makePart = (name: string, content: Buffer | string, fileName?: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName ? `; filename="${fileName}"` : ''}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const FORMS: Readonly<Record<NonNullable<FuzzRequest['form']>, () => Buffer>> = {
  take: () => Buffer.concat([makePart('record', take, 'take.mp3'), END]),
  noise: () => Buffer.concat([makePart('record', Buffer.alloc(5000, 7), 'noise.mp3'), END]),
  extra: () => Buffer.concat([makePart('constructor', 'x'), makePart('record', take, 'take.mp3'), END]),
  second: () => Buffer.concat([makePart('record', take, 'a.mp3'), makePart('record', take, 'b.mp3'), END]),
  cut: () => makePart('record', take, 'take.mp3').subarray(0, 3000),
};

/** Sends a request byte for byte: a client library would normalise its path. `number` is its place in the run. */
export const sendFuzz = (
  address: string,
  world: FuzzWorld,
  { method, path, caller, headers, body, form }: FuzzRequest,
  number: number,
): Promise<FuzzAnswer> => {
  const token = world.tokenOf(caller);
  const bytes = form ? FORMS[form]() : Buffer.from(world.resolve(body ?? '', number));
  const { hostname, port } = new URL(address);
  const resolved = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, world.resolve(value, number)]),
  );

  return new Promise((resolve, reject) => {
    const call = open(
      {
        hostname,
        port,
        method,
        path: `/api${world.resolve(path, number)}`,
        headers: {
          'Content-Type': form ? MULTIPART : 'application/json',
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...resolved,
          'X-Fuzz': String(number),
          'Content-Length': bytes.length,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
        answer.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(bytes);
  });
};
