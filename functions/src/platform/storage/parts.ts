import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bucket } from '../firestore/db.ts';
import { openFile } from './files.ts';
import { withRetry } from './with-retry.ts';

/** Bytes that are kept for a retry while a large file is stored. */
const CHUNK_BYTES = 8 * 1024 ** 2;
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

/** Stores bytes as they arrive; returns their SHA-256. `isLarge`: as a new file, in chunks that are retried. */
export const storeStream = async (
  chunks: AsyncIterable<Uint8Array>,
  path: string,
  contentType: string,
  isLarge = false,
): Promise<string> => {
  const hash = createHash('sha256');

  const hashChunks = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };

  // The library retries a chunk only of a file that doesn't exist yet.
  const inChunks = { chunkSize: CHUNK_BYTES, preconditionOpts: { ifGenerationMatch: 0 } };
  const options = { contentType, resumable: isLarge, ...(isLarge ? inChunks : {}) };

  await pipeline(Readable.from(hashChunks()), bucket().file(path).createWriteStream(options));

  return hash.digest('hex');
};

/** Joins files by streaming; returns the SHA-256 of the result. */
export const joinFiles = (parts: readonly string[], path: string, contentType: string): Promise<string> => {
  const readParts = async function* (): AsyncGenerator<Uint8Array> {
    for (const part of parts) for await (const chunk of await openFile(part)) yield chunk as Uint8Array;
  };
  return storeStream(readParts(), path, contentType);
};
