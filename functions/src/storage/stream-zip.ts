import { once } from 'node:events';
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** MP3 is compressed already. */
const AS_IT_IS = { compress: false };
/** Files that are read before it is their turn, so that the reader need not wait for each. */
const AHEAD = 3;

/** A file to be sent in a zip, read when its turn comes; no file is larger than memory can hold. */
export interface ZipSource {
  readonly name: string;
  readonly read: () => Promise<Buffer>;
}

/** What became of a file: why it is not in the zip, or null. */
export type Fault = string | null;

const faultOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Adds a file, and waits until it is on its way: the zip remembers what makes its parts, and is not to hold the bytes. */
const addFile = async (zip: ZipFile, name: string, bytes: Buffer): Promise<void> => {
  // Unlike a stream made from a list, this one holds nothing once it was read.
  const file = new PassThrough();
  const taken = once(file, 'end');
  file.end(bytes);
  zip.addReadStream(file, name, AS_IT_IS);
  await taken;
};

/**
 * Sends files as a zip while they are read, a few at a time, so that it costs the memory of those few. One that cannot be
 * read is left out, and `lastly` is told of all: what it makes of that goes in as the last file. Ends quietly when
 * whoever reads has left; answers whether all of it was sent.
 */
export const streamZip = async (
  sources: readonly ZipSource[],
  lastly: (faults: readonly Fault[]) => { readonly name: string; readonly bytes: Buffer },
  output: Writable,
): Promise<boolean> => {
  const zip = new ZipFile();
  const stream = zip.outputStream as NodeJS.ReadableStream & Writable;
  // Nobody listening would end the process, and every other request with it.
  zip.on('error', (error: Error) => stream.destroy(error));
  let isOver = false;
  const sent = pipeline(stream, output).then(
    () => true,
    (error: unknown) => {
      if (!output.destroyed) throw error;
      return false;
    },
  );
  const left = sent.then(
    () => (isOver = true),
    () => (isOver = true),
  );

  const begun = new Map<number, Promise<Buffer | Fault>>();
  const begin = (at: number): void => {
    const source = sources[at];
    if (source)
      begun.set(
        at,
        source.read().catch((error: unknown) => faultOf(error)),
      );
  };
  for (let at = 0; at < AHEAD; at += 1) begin(at);

  const faults: Fault[] = [];
  for (const [at, { name }] of sources.entries()) {
    const read = (await begun.get(at)) ?? null;
    begun.delete(at);
    if (isOver) return sent;
    begin(at + AHEAD);
    faults.push(Buffer.isBuffer(read) ? null : read);
    if (Buffer.isBuffer(read)) await Promise.race([addFile(zip, name, read), left]);
  }
  const { name, bytes } = lastly(faults);
  zip.addBuffer(bytes, name, AS_IT_IS);
  zip.end();
  return sent;
};
