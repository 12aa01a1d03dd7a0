import { once } from 'node:events';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** MP3 is compressed already. */
const AS_IT_IS = { compress: false };
/** Files read ahead, so the reader doesn't wait for each. */
const AHEAD = 3;

interface SmallSource {
  readonly name: string;
  readonly read: () => Promise<Buffer>;
}

/** A file too large for memory: opened only when its turn comes, because idle connections to Storage end. */
interface LargeSource {
  readonly name: string;
  readonly open: () => Promise<Readable>;
}

export type ZipSource = SmallSource | LargeSource;

/** Why a file isn't in the zip, or null. */
export type Fault = string | null;

const getFault = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const toStream = (bytes: Buffer): Readable => {
  // Unlike a stream from a list, this one keeps nothing once read.
  const file = new PassThrough();
  file.end(bytes);
  return file;
};

/** Adds a file and waits until it is sent: the zip keeps its sources, but must not keep the bytes. */
const addFile = async (zip: ZipFile, name: string, file: Readable): Promise<void> => {
  const taken = once(file, 'end');
  zip.addReadStream(file, name, AS_IT_IS);
  await taken;
};

/** Streams files as a zip, reading a few ahead. Skips unreadable ones; `lastly` gets all results and returns the last file. False on a disconnect. */
export const streamZip = async (
  sources: readonly ZipSource[],
  lastly: (faults: readonly Fault[]) => { readonly name: string; readonly bytes: Buffer },
  output: Writable,
): Promise<boolean> => {
  const zip = new ZipFile();
  const stream = zip.outputStream as NodeJS.ReadableStream & Writable;

  // Without a listener the error would end the process with all its requests.
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

  const begin = (index: number): void => {
    const source = sources[index];
    if (source && 'read' in source)
      begun.set(
        index,
        source.read().catch((error: unknown) => getFault(error)),
      );
  };

  for (let index = 0; index < AHEAD; index += 1) begin(index);

  const faults: Fault[] = [];
  for (const [index, source] of sources.entries()) {
    const found = await ('open' in source ? source.open().catch(getFault) : begun.get(index));
    begun.delete(index);
    if (isOver) return sent;
    begin(index + AHEAD);
    const isFault = found === undefined || found === null || typeof found === 'string';
    faults.push(isFault ? (found ?? null) : null);
    if (isFault) continue;
    const file = Buffer.isBuffer(found) ? toStream(found) : found;
    await Promise.race([addFile(zip, source.name, file), left]);
  }

  const { name, bytes } = lastly(faults);
  zip.addBuffer(bytes, name, AS_IT_IS);
  zip.end();

  return sent;
};
