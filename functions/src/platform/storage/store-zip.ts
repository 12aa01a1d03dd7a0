import { createHash } from 'node:crypto';
import type { Locale } from '@domain/messages/locale.ts';
import type { FileAddress } from '@domain/values/file-address.ts';
import { bucket } from '../firestore/db.ts';
import { createDownloadAddress } from './download-address.ts';
import { isMissing, readFile } from './files.ts';
import { streamZip, type Fault, type ZipSource } from './stream-zip.ts';
import { withRetry } from './with-retry.ts';

/** How long a zip is given out again, in milliseconds: it is deleted as a file without a record a day after it was made. */
const REUSED_MS = 12 * 60 * 60 * 1000;

const CONTENT_TYPE = 'application/zip';

interface FaultWords {
  readonly missing: string;
  readonly unreadable: string;
}

const FAULT_WORDS: Readonly<Record<Locale, FaultWords>> = {
  en: { missing: 'The file is missing', unreadable: 'The file could not be read' },
  es: { missing: 'Falta el archivo', unreadable: 'No se ha podido leer el archivo' },
};

/** Storage's errors name our bucket, so the list only reports that the file couldn't be read. */
export const readForZip = async (path: string | null | undefined, locale: Locale): Promise<Buffer> => {
  const { missing, unreadable } = FAULT_WORDS[locale];
  if (!path) throw new Error(missing);
  try {
    return await readFile(path);
  } catch (error) {
    throw new Error(isMissing(error) ? missing : unreadable, { cause: error });
  }
};

interface Zip {
  /** Below `zips/`: whose it is. */
  readonly folder: string;
  /** The saved file's name. */
  readonly name: string;
  /** With what each contains: equal zips are made once. */
  readonly sources: readonly (ZipSource & { readonly key: string })[];
  /** Returns the list of the files, with what kept one out. */
  readonly buildManifest: (faults: readonly Fault[]) => Buffer;
}

const computeKey = ({ sources, buildManifest }: Zip): string =>
  createHash('sha256')
    .update(JSON.stringify(sources.map(({ name, key }) => [name, key])))
    .update(buildManifest(sources.map(() => null)))
    .digest('hex');

/** Returns the size of a complete zip that was made lately; undefined without one. */
const findMade = async (path: string): Promise<number | undefined> => {
  try {
    const [{ size, timeCreated, metadata }] = await withRetry(() => bucket().file(path).getMetadata());
    const age = Date.now() - Date.parse(String(timeCreated));
    return age < REUSED_MS && metadata?.['isPartial'] === undefined ? Number(size) : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

const make = async (path: string, { sources, buildManifest }: Zip): Promise<number> => {
  const file = bucket().file(path);
  const output = file.createWriteStream({ contentType: CONTENT_TYPE, resumable: false });
  let cause: unknown;
  output.once('error', (error) => (cause = error));

  let hasFaults = false;
  const isWhole = await streamZip(
    sources,
    (faults) => {
      hasFaults = faults.some((fault) => fault !== null);
      return { name: 'manifest.csv', bytes: buildManifest(faults) };
    },
    output,
  );
  if (!isWhole) throw new Error('A zip could not be stored', { cause });

  // What was missing may be there at the next request.
  const [{ size }] = await (hasFaults
    ? file.setMetadata({ metadata: { isPartial: 'true' } })
    : file.getMetadata());
  return Number(size);
};

/** Returns Storage's address of the files as a zip with their list, which is made unless an equal one was made lately. */
export const storeZip = async (zip: Zip): Promise<FileAddress> => {
  const path = `zips/${zip.folder}/${computeKey(zip)}.zip`;
  const size = (await findMade(path)) ?? (await make(path, zip));
  return createDownloadAddress({ path, size, name: zip.name, contentType: CONTENT_TYPE });
};
