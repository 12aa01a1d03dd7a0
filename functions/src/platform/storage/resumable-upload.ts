import { createHash } from 'node:crypto';
import { bucket } from '../firestore/db.ts';
import { openFile } from './files.ts';
import { withRetry } from './with-retry.ts';

interface Announced {
  readonly contentType: string;
  /** In bytes: Storage refuses more. */
  readonly size: number;
  /** The page that may send them. */
  readonly origin: string;
}

/** Opens an upload whose bytes go from the browser to Storage. Returns its secret address. */
export const openUpload = (path: string, { contentType, size, origin }: Announced): Promise<string> =>
  withRetry(async () => {
    const [url] = await bucket()
      .file(path)
      .createResumableUpload({ origin, metadata: { contentType, contentLength: size } });
    return url;
  });

/** Ends an upload early. Never fails: Storage forgets unfinished uploads after a week. */
export const closeUpload = async (url: string): Promise<void> => {
  await fetch(url, { method: 'DELETE' }).catch(() => undefined);
};

/** Returns the SHA-256 of a stored file, read as a stream. */
export const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of await openFile(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};
