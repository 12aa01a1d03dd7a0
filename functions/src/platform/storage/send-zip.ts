import type { Response } from 'express';
import type { Locale } from '@domain/messages/locale.ts';
import { readFile } from './files.ts';
import { setDownloadName } from './send-file.ts';
import { streamZip, type Fault, type ZipSource } from './stream-zip.ts';

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
    const isGone = (error as { code?: unknown } | null)?.code === 404;
    throw new Error(isGone ? missing : unreadable, { cause: error });
  }
};

/** Sends files as a zip with their list; `plainName`: an ASCII fallback name. */
export const sendZip = async (
  response: Response,
  { name, plainName }: { readonly name: string; readonly plainName: string },
  sources: readonly ZipSource[],
  buildManifest: (faults: readonly Fault[]) => Buffer,
): Promise<void> => {
  response.setHeader('Content-Type', 'application/zip');
  setDownloadName(response, name, plainName);
  await streamZip(sources, (faults) => ({ name: 'manifest.csv', bytes: buildManifest(faults) }), response);
};
