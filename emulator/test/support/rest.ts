import { request } from 'node:http';
import { PROJECT } from './clients.ts';

export const DATABASE = `projects/${PROJECT}/databases/(default)`;
export const DOCUMENTS = `${DATABASE}/documents`;
export const OWNER = { authorization: 'Bearer owner' };

interface Answer {
  readonly status: number | undefined;
  /** The content type, if any. */
  readonly type: string | undefined;
  readonly text: string;
}

/** A request as it stands: neither its path nor its headers are touched, as `fetch` would. */
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

/** A call of the default database by verb, as an admin unless other headers are given: its error's message, or its answer. */
export async function verb(
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
