import type { FileAddress } from '@domain/values/file-address.ts';
import { bucket } from '../firestore/db.ts';
import { toDisposition } from './download-name.ts';
import { withRetry } from './with-retry.ts';

/** How long the address of a file stays the same, in milliseconds, so that players find it in the browser's cache. */
const WINDOW_MS = 5 * 60 * 1000;
/** How long a download may wait before it begins, in milliseconds. One that has begun ends, however long it takes. */
const BEGIN_MS = 5 * 60 * 1000;
/** Further time in which a browser may continue a broken download: that of the whole file at 4 Mbit/s. In bytes per millisecond. */
const CONTINUED_RATE = 500;

interface StoredFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** The saved file's name. */
  readonly name: string;
  readonly contentType: string;
}

/** The emulator compares no signature and knows no key to make one. */
const createEmulatedUrl = (path: string, signedAt: number, expiresMs: number, response: object): string => {
  const url = new URL(`/${bucket().name}/${encodeURIComponent(path)}`, process.env['STORAGE_EMULATOR_HOST']);
  url.search = new URLSearchParams({
    'X-Goog-Date': new Date(signedAt).toISOString().replace(/[-:]|\.\d+/g, ''),
    'X-Goog-Expires': String(Math.round(expiresMs / 1000)),
    ...response,
    'X-Goog-Signature': 'emulated',
  }).toString();
  return url.href;
};

/** Returns Storage's own address of a file, with ranges and a length: no function holds the connection. Everyone who has it may read until it expires. */
export const createDownloadAddress = async ({
  path,
  size,
  name,
  contentType,
}: StoredFile): Promise<FileAddress> => {
  const signedAt = Math.floor(Date.now() / WINDOW_MS) * WINDOW_MS;
  const expiresMs = WINDOW_MS + BEGIN_MS + Math.ceil(size / CONTINUED_RATE / 1000) * 1000;
  const disposition = toDisposition(name);
  const expiresAt = new Date(signedAt + expiresMs).toISOString();

  if (process.env['STORAGE_EMULATOR_HOST'] !== undefined) {
    const response = { 'response-content-disposition': disposition, 'response-content-type': contentType };
    return { url: createEmulatedUrl(path, signedAt, expiresMs, response), expiresAt, name, size };
  }

  const [url] = await withRetry(() =>
    bucket()
      .file(path)
      .getSignedUrl({
        version: 'v4',
        action: 'read',
        accessibleAt: signedAt,
        expires: signedAt + expiresMs,
        responseDisposition: disposition,
        responseType: contentType,
      }),
  );

  return { url, expiresAt, name, size };
};
