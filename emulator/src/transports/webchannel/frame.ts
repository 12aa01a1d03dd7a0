import { invalidArgument } from '../../status/status.ts';

/** A WebChannel frame: its length in UTF-16 units, a newline, JSON. */
export const frame = (json: string) => `${json.length}\n${json}`;

/** Client messages out of a forward channel's form body. */
export function parseMessages(form: URLSearchParams): {
  readonly offset: number;
  readonly messages: readonly unknown[];
} {
  const count = Number(form.get('count') ?? '0');
  const messages: unknown[] = [];

  for (let index = 0; index < count; index++) {
    const data = form.get(`req${index}___data__`);
    // The count is only the client's claim.
    if (data === null) throw invalidArgument(`Message ${index} of ${count} is missing.`);
    try {
      messages.push(JSON.parse(data) as unknown);
    } catch {
      throw invalidArgument('Invalid JSON payload received.');
    }
  }

  return { offset: Number(form.get('ofs') ?? '0'), messages };
}

/** Headers that the browser can't set and sends in the form, `Name:Value` per line. */
export function getHeaders(form: URLSearchParams): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of (form.get('headers') ?? '').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
