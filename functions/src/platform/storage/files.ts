import { once } from 'node:events';
import type { Readable } from 'node:stream';

import { logger } from 'firebase-functions';
import type { LOGO_TYPES } from '@domain/agencies/logos.ts';
import type { SessionFileType } from '@domain/sessions/session-files.ts';
import { bucket } from '../firestore/db.ts';
import { withPreview } from './preview-path.ts';
import { withRetry } from './with-retry.ts';

type LogoType = (typeof LOGO_TYPES)[keyof typeof LOGO_TYPES];

/** First and last byte, inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Returns whether Storage's error says that the file doesn't exist. */
export const isMissing = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 404;

/** Saves a file under a unique path, so a retry after a lost response overwrites the same file. Throws Storage's error when retries fail. */
export const saveFile = (
  path: string,
  bytes: Buffer,
  contentType: SessionFileType | LogoType | 'application/json' | 'application/octet-stream' = 'audio/mpeg',
  metadata: Readonly<Record<string, string>> = {},
): Promise<void> =>
  withRetry(() => bucket().file(path).save(bytes, { contentType, resumable: false, metadata: { metadata } }));

/** Deletes a file and its preview; idempotent. Throws Storage's error when retries fail. */
export const removeFile = async (path: string): Promise<void> => {
  for (const each of withPreview(path))
    await withRetry(() => bucket().file(each).delete({ ignoreNotFound: true }));
};

/** Deletes a file without a record. Never fails: the sweep handles the rest. */
export const discardFile = async (path: string): Promise<void> => {
  try {
    await removeFile(path);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    logger.warn('A file is left to the sweep', { path, cause });
  }
};

interface FileVersion {
  /** In bytes. */
  readonly size: number;
  /** Changes whenever the file's bytes may have. */
  readonly generation: string;
}

/** Returns undefined when the file is missing. */
export const getFileVersion = async (path: string): Promise<FileVersion | undefined> => {
  try {
    const [{ size = 0, generation = 0 }] = await withRetry(() => bucket().file(path).getMetadata());
    return { size: Number(size), generation: String(generation) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

export const getFileSize = async (path: string): Promise<number | undefined> =>
  (await getFileVersion(path))?.size;

/** Returns the metadata that a file was saved with; undefined when the file is missing. */
export const readFileMetadata = async (
  path: string,
): Promise<Readonly<Record<string, unknown>> | undefined> => {
  try {
    const [{ metadata = {} }] = await withRetry(() => bucket().file(path).getMetadata());
    return metadata;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Reads a whole file into memory, so only for small ones. Throws Storage's error when retries fail. */
export const readFile = (path: string): Promise<Buffer> =>
  withRetry(async () => {
    const [bytes] = await bucket().file(path).download();
    return bytes;
  });

/** Reads a part of a file into memory. */
export const readPart = (path: string, offset: number, length: number): Promise<Buffer> =>
  withRetry(async () => {
    const stream = bucket()
      .file(path)
      .createReadStream({ start: offset, end: offset + length - 1, validation: false });
    return Buffer.concat((await stream.toArray()) as Buffer[]);
  });

/** Opens a file or a range. Retries until the first bytes; later failures end the stream. */
export const openFile = (path: string, range?: ByteRange): Promise<Readable> =>
  withRetry(async () => {
    const stream = bucket()
      .file(path)
      .createReadStream({ ...range, validation: !range });
    await once(stream, 'readable');
    return stream;
  });
