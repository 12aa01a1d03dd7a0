import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bucket } from '../firestore/db.ts';
import { openFile } from './files.ts';
import { withRetry } from './with-retry.ts';

/** Number of bytes that identify a file's type. */
const HEAD_BYTES = 64 * 1024;

export const listSizes = async (prefix: string): Promise<ReadonlyMap<string, number>> => {
  const [files] = await withRetry(() => bucket().getFiles({ prefix }));
  return new Map(files.map(({ name, metadata }) => [name, Number(metadata.size ?? 0)]));
};

export const readFileHead = async (path: string): Promise<Uint8Array> => {
  const chunks: Buffer[] = [];
  for await (const chunk of await openFile(path, { start: 0, end: HEAD_BYTES - 1 }))
    chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Joins files by streaming; returns the SHA-256 of the result. */
export const joinFiles = async (
  parts: readonly string[],
  path: string,
  contentType: string,
): Promise<string> => {
  const hash = createHash('sha256');
  const bytes = async function* (): AsyncGenerator<Buffer> {
    for (const part of parts)
      for await (const chunk of await openFile(part)) {
        hash.update(chunk as Buffer);
        yield chunk as Buffer;
      }
  };
  await pipeline(
    Readable.from(bytes()),
    bucket().file(path).createWriteStream({ contentType, resumable: false }),
  );
  return hash.digest('hex');
};
