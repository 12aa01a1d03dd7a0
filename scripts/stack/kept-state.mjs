import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { EMULATORS } from './fixed-points.mjs';

/** Folder in which `npm start -- --keep` stores accounts, documents and files between runs. */
export const STATE_FOLDER = `${ROOT}.emulator-state`;

/** Time limit of an export, in milliseconds. */
const EXPORT_MS = 120_000;
/** File with the version of the demo data that the saved state is based on. */
const SEED_FILE = 'seed-version';
const EXPORT_FILE = 'firebase-export-metadata.json';

const HUB_ADDRESS = `http://${EMULATORS.hub.host}:${EMULATORS.hub.port}`;

/** A hash of the demo data's files. */
export const seedVersion = (folder = `${ROOT}emulator-data`) => {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  for (const path of paths) hash.update(path.slice(folder.length)).update(readFileSync(path));
  return hash.digest('hex');
};

/** Returns whether a state is saved, and whether its demo data is outdated. */
export const readKeptState = (version, folder = STATE_FOLDER) => {
  const isKept = existsSync(join(folder, EXPORT_FILE));
  const seedFile = join(folder, SEED_FILE);
  const began = existsSync(seedFile) ? readFileSync(seedFile, 'utf8') : undefined;
  return { isKept, isOlderSeed: isKept && began !== version, began: isKept ? began : version };
};

/** Exports all emulators into the folder; on failure throws and keeps its content. */
export const saveState = async (began, { folder = STATE_FOLDER, hub = HUB_ADDRESS } = {}) => {
  const response = await fetch(`${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'npm start' }),
    signal: AbortSignal.timeout(EXPORT_MS),
  });
  if (!response.ok) throw new Error(`the emulators answered ${response.status}: ${await response.text()}`);
  if (began) writeFileSync(join(folder, SEED_FILE), began);
};
