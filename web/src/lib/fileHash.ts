/** Bytes hashed without a pause, so that the page stays responsive. */
const PIECE_BYTES = 1024 * 1024;

interface FileHash {
  /** Hashes the file up to a position. */
  readonly advance: (to: number, signal: AbortSignal) => Promise<void>;
  /** The SHA-256 of the hashed part: lower case, hexadecimal. */
  readonly digest: () => string;
}

/** Returns a SHA-256 that reads a file piece by piece: the browser's own needs the whole file in memory. */
export const hashFile = async (file: Blob): Promise<FileHash> => {
  const { sha256 } = await import('@noble/hashes/sha2');
  const hash = sha256.create();
  let offset = 0;

  return {
    advance: async (to, signal) => {
      while (offset < to) {
        signal.throwIfAborted();
        const next = Math.min(to, offset + PIECE_BYTES);
        hash.update(new Uint8Array(await file.slice(offset, next).arrayBuffer()));
        offset = next;
      }
    },
    digest: () => Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
};
