import { once } from 'node:events';
import type { Readable } from 'node:stream';

import { logger } from 'firebase-functions';
import type { LOGO_TYPES } from '@domain/agencies/logos.ts';
import type { SessionFileType } from '@domain/sessions/session-files.ts';
import { bucket } from '../firestore/db.ts';
import { retried } from './retried.ts';

type LogoType = (typeof LOGO_TYPES)[keyof typeof LOGO_TYPES];

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const isMissing = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 404;

/**
 * Saves a file under a path that nobody else uses: should an answer be lost, it is saved again over itself. Throws what
 * Storage says when it keeps failing.
 */
export const saveFile = (
  path: string,
  bytes: Buffer,
  contentType: SessionFileType | LogoType | 'application/octet-stream' = 'audio/mpeg',
): Promise<void> => retried(() => bucket().file(path).save(bytes, { contentType, resumable: false }));

/** Removes a file; one that is gone already is fine. Throws what Storage says when it keeps failing. */
export const removeFile = async (path: string): Promise<void> => {
  await retried(() => bucket().file(path).delete({ ignoreNotFound: true }));
};

/** Removes a file that no record names. Never fails: what cannot be removed now is left to the sweep. */
export const discardFile = async (path: string): Promise<void> => {
  try {
    await removeFile(path);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    logger.warn('A file is left to the sweep', { path, cause });
  }
};

/** Size of a file in bytes; undefined when there is none. */
export const fileSize = async (path: string): Promise<number | undefined> => {
  try {
    const [metadata] = await retried(() => bucket().file(path).getMetadata());
    return Number(metadata.size ?? 0);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** A file as a whole; only for those that memory can hold. Throws what Storage says when it keeps failing. */
export const readFile = (path: string): Promise<Buffer> =>
  retried(async () => {
    const [bytes] = await bucket().file(path).download();
    return bytes;
  });

/** Opens a file, or a part of it. It is tried again until the first bytes are there; what fails later ends the stream. */
export const openFile = (path: string, range?: ByteRange): Promise<Readable> =>
  retried(async () => {
    const stream = bucket()
      .file(path)
      .createReadStream({ ...range, validation: !range });
    await once(stream, 'readable');
    return stream;
  });
