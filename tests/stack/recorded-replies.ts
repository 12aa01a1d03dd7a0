import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/tests/replies/', import.meta.url));

/** A successful call of a test: the JSON sent, if any, and the JSON received. */
interface Recorded {
  readonly request?: unknown;
  readonly reply: unknown;
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && isEmpty((value as { readonly items?: unknown }).items ?? undefined));

/** Lower is better: short and not empty. */
const rank = ({ reply }: Recorded): number => (isEmpty(reply) ? 1e9 : JSON.stringify(reply).length);

const readRecorded = (file: string): Recorded | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  } catch {
    return undefined;
  }
};

/** Keeps the best example of each operation for `npm run openapi`. */
export const recordReply = (name: string, sent: unknown, body: unknown): void => {
  const { collection: reply } = body as { readonly collection: unknown };
  const request: unknown = typeof sent === 'string' && sent.startsWith('{') ? JSON.parse(sent) : undefined;
  const recorded: Recorded = { ...(request === undefined ? {} : { request }), reply };
  const file = `${FOLDER}${name}.json`;
  const before = readRecorded(file);
  if (before && rank(before) <= rank(recorded)) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, JSON.stringify(recorded));
};
