import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMULATORS, PROJECT_ID } from '../stack/fixed-points.mjs';
import { saveState } from '../stack/kept-state.mjs';

const getAddress = (name) => `http://${EMULATORS[name].host}:${EMULATORS[name].port}`;
const DATABASE = `projects/${PROJECT_ID}/databases/(default)`;
const IDENTITIES = `${getAddress('auth')}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}`;

const send = async (method, url, body) => {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body,
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
};

/** Exports database and identities as the CLI does; returns the folder. */
export const exportAll = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  await saveState(undefined, { folder });
  return folder;
};

/** Deletes all documents and identities. Files stay: the bucket has versions and isn't part of a database's backup. */
export const wipe = async () => {
  await send('DELETE', `${getAddress('firestore')}/emulator/v1/${DATABASE}/documents`);
  await send('DELETE', `${getAddress('auth')}/emulator/v1/projects/${PROJECT_ID}/accounts`);
};

export const restore = async (folder) => {
  const { firestore } = JSON.parse(readFileSync(join(folder, 'firebase-export-metadata.json'), 'utf8'));
  await send(
    'POST',
    `${getAddress('firestore')}/emulator/v1/projects/${PROJECT_ID}:import`,
    JSON.stringify({ database: DATABASE, export_directory: join(folder, firestore.metadata_file) }),
  );
  const accounts = readFileSync(join(folder, 'auth_export/accounts.json'), 'utf8');
  await send('POST', `${IDENTITIES}/accounts:batchCreate`, accounts);
};

/** Returns the names of all files, and the content of those of a person, who is erased. */
export const readFiles = async (bucket, id) => {
  const [files] = await bucket.getFiles();
  const contents = files
    .filter(({ name }) => name.includes(id))
    .map(async (file) => [file.name, (await file.download())[0], file.metadata.contentType]);
  return { names: new Set(files.map(({ name }) => name)), contents: await Promise.all(contents) };
};

/** Saves those files again, and deletes files that weren't there. */
export const restoreFiles = async (bucket, { names, contents }) => {
  for (const [name, content, contentType] of contents)
    await bucket.file(name).save(content, { contentType, resumable: false });
  const [files] = await bucket.getFiles();
  for (const file of files) if (!names.has(file.name)) await file.delete();
};
