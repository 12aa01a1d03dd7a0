import { createLocalSlot } from '../../lib/storage/browserStorage.ts';

/** An upload that ended with its tab: choosing the file again continues it. */
export interface InterruptedUpload {
  readonly name: string;
  readonly size: number;
  /** Sent share, as whole percent. */
  readonly percent: number;
  /** Milliseconds. */
  readonly at: number;
}

/** Storage keeps what has arrived for a week. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

type Named = Pick<InterruptedUpload, 'name' | 'size'>;

const isSame = (a: Named, b: Named): boolean => a.name === b.name && a.size === b.size;

const getSlot = (sessionId: string) => createLocalSlot(`vc.uploads.${sessionId}`);

const parse = (stored: string | null): readonly InterruptedUpload[] => {
  try {
    return stored === null ? [] : (JSON.parse(stored) as readonly InterruptedUpload[]);
  } catch {
    return [];
  }
};

const write = (sessionId: string, uploads: readonly InterruptedUpload[]): void => {
  const slot = getSlot(sessionId);
  if (uploads.length === 0) slot.clear();
  else slot.write(JSON.stringify(uploads));
};

/** Returns the session's uploads in this browser that didn't end. */
export const readInterrupted = (sessionId: string): readonly InterruptedUpload[] =>
  parse(getSlot(sessionId).read()).filter(({ at }) => at > Date.now() - KEPT_MS);

export const forgetUpload = (sessionId: string, upload: Named): void =>
  write(
    sessionId,
    readInterrupted(sessionId).filter((interrupted) => !isSame(interrupted, upload)),
  );

/** Stores how much of a file is sent, once per percent. */
export const recordProgress = (sessionId: string, { name, size }: Named, share: number): void => {
  const percent = Math.floor(share * 100);
  const uploads = readInterrupted(sessionId);
  if (uploads.some((upload) => isSame(upload, { name, size }) && upload.percent === percent)) return;
  const interruptedUploads = uploads.filter((upload) => !isSame(upload, { name, size }));
  write(sessionId, [...interruptedUploads, { name, size, percent, at: Date.now() }]);
};
