import { request } from 'node:http';
import { PROJECT } from './clients.ts';

export const DATABASE = `projects/${PROJECT}/databases/(default)`;
export const DOCUMENTS = `${DATABASE}/documents`;
export const OWNER = { authorization: 'Bearer owner' };

interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly text: string;
}

/** Sends a request verbatim: `fetch` would change path and headers. */
export function send(
  port: number,
  method: string,
  path: string,
  { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status, headers } = response;
        resolve({ status, type: headers['content-type'], text: Buffer.concat(chunks).toString() });
      });
    });

    sent.on('error', reject);
    sent.end(body);
  });
}

/** Calls the default database by verb, as an admin by default; returns the error's message or the reply. */
export async function callVerb(
  port: number,
  name: string,
  body: object,
  headers: Record<string, string> = OWNER,
) {
  const { text } = await send(port, 'POST', `/v1/${DOCUMENTS}:${name}`, {
    headers,
    body: JSON.stringify(body),
  });
  const answer = JSON.parse(text) as { error?: { message: string; status: string } } & Record<
    string,
    unknown
  >;
  return answer.error === undefined ? answer : `${answer.error.status}: ${answer.error.message}`;
}
