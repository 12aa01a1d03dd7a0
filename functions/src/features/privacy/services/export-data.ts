import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { ZipFile } from 'yazl';
import type { Locale } from '@domain/messages/messages.ts';
import { serialised } from '../../../firestore/db.ts';
import { fileSize, openFile } from '../../../storage/files.ts';
import { HOLDINGS } from '../holdings.ts';
import { documentsOf, withBeside } from '../store.ts';
import { readmeOf } from './readme.ts';

/** MP3 is compressed already. */
const AS_IT_IS = { compress: false };

const jsonOf = (records: readonly object[]): Buffer =>
  Buffer.from(`${JSON.stringify(records.map(serialised), null, 2)}\n`);

/** Adds an MP3; one that storage has lost leaves its record to tell of it. */
const addAudio = async (zip: ZipFile, path: string, name: string): Promise<void> => {
  if ((await fileSize(path)) === undefined) return;
  zip.addReadStreamLazy(name, AS_IT_IS, (give) => {
    openFile(path).then(
      (bytes) => give(null, bytes),
      (error: Error) => zip.outputStream.emit('error', error),
    );
  });
};

/**
 * Sends everything held about a talent as a zip: one JSON file for each collection, and every MP3. It is written as it
 * is read, so that it costs no more memory than one file.
 */
export const exportData = async (talentId: string, locale: Locale, response: Response): Promise<void> => {
  const zip = new ZipFile();
  // Nobody listening would end the process, and every other request with it.
  zip.on('error', (error: Error) => zip.outputStream.emit('error', error));
  zip.addBuffer(Buffer.from(readmeOf(locale)), locale === 'es' ? 'LEEME.txt' : 'README.txt');
  for (const holding of HOLDINGS) {
    const records: object[] = [];
    for await (const documents of documentsOf(holding, talentId)) {
      for (const document of holding.beside ? await withBeside(documents, holding.beside) : documents) {
        records.push({ path: document.ref.path, ...document.data() });
        const path: unknown = holding.audio && document.get(holding.audio);
        if (typeof path === 'string') await addAudio(zip, path, `audio/${document.ref.path}.mp3`);
      }
    }
    if (records.length > 0) zip.addBuffer(jsonOf(records), `${holding.collection}.json`);
  }
  zip.end();
  response.setHeader('Content-Type', 'application/zip');
  response.setHeader('Content-Disposition', 'attachment; filename="my-data.zip"');
  await pipeline(zip.outputStream, response);
};
