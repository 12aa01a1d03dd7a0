import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { resolveTimes } from '../times.mjs';
import { SHOWCASE, SHOWCASE_NOW } from './load.mjs';
import { writeMoment } from './shift.mjs';

/** Deployment data, or computed when the showcase is loaded. */
const LEFT_OUT = new Set([
  'audit',
  'auditionWeeks',
  'companyCounts',
  'idempotency',
  'invoiceSequences',
  'mail',
  'rateLimits',
  'revenueMonths',
  'stuckMail',
  'webhookDeliveries',
  'webhookEvents',
]);

const isMap = (value) =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Timestamp);

/** A value in the files' notation. Values shared with the seed keep its relative times. */
const toWritten = (value, seed, resolved) => {
  if (seed !== undefined && isDeepStrictEqual(value, resolved)) return seed;
  if (value instanceof Timestamp) return writeMoment(value);
  if (Array.isArray(value))
    return value.map((item) => {
      const same = Array.isArray(resolved)
        ? resolved.findIndex((original) => isDeepStrictEqual(original, item))
        : -1;
      return same < 0 ? toWritten(item) : seed[same];
    });
  if (!isMap(value)) return value;

  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, toWritten(value[key], seed?.[key], resolved?.[key])]),
  );
};

const seedRecords = () => {
  const cache = new Map();

  return (collection, id) => {
    if (!cache.has(collection)) {
      const file = new URL(`../../../emulator-data/firestore/${collection}.json`, import.meta.url);
      try {
        cache.set(collection, JSON.parse(readFileSync(file, 'utf8')));
      } catch {
        cache.set(collection, {});
      }
    }
    return cache.get(collection)[id];
  };
};

const computeHash = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** One record per line. */
const toText = (records) =>
  `{\n${Object.keys(records)
    .sort()
    .map((id) => `${JSON.stringify(id)}: ${JSON.stringify(records[id])}`)
    .join(',\n')}\n}\n`;

/** Writes the showcase: `writeDocuments(0)` the difference to the seed, later days the changes since the previous one. */
export const createShowcaseWriter = ({ firestore, bucket, changed }) => {
  for (const folder of ['firestore', 'days', 'files']) {
    rmSync(`${SHOWCASE}${folder}`, { recursive: true, force: true });
    mkdirSync(`${SHOWCASE}${folder}`, { recursive: true });
  }
  const seedRecord = seedRecords();

  const listChanges = async () => {
    const collections = {};
    for (const path of [...changed].sort()) {
      const [collection, id] = path.split('/');
      if (LEFT_OUT.has(collection)) continue;
      const snapshot = await firestore.doc(path).get();
      const seed = seedRecord(collection, id);
      const record = snapshot.exists
        ? toWritten(snapshot.data(), seed, seed && resolveTimes(seed, SHOWCASE_NOW))
        : null;
      (collections[collection] ??= {})[id] = record;
    }

    changed.clear();

    return collections;
  };

  const writeDocuments = async (day) => {
    const collections = await listChanges();
    if (day === 0)
      for (const [name, records] of Object.entries(collections))
        writeFileSync(`${SHOWCASE}firestore/${name}.json`, toText(records));
    else {
      const parts = Object.entries(collections).map(
        ([name, records]) => `"${name}": ${toText(records).trim()}`,
      );
      writeFileSync(`${SHOWCASE}days/${day}.json`, `{\n${parts.join(',\n')}\n}\n`);
    }

    return Object.values(collections).reduce((sum, records) => sum + Object.keys(records).length, 0);
  };

  /** The story's files: recordings by name, others by content hash. */
  const writeFiles = async (isOfSeed) => {
    const [stored] = await bucket.getFiles();
    const storedFiles = stored
      .filter(({ name }) => !isOfSeed(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const recordings = new Map(
      readdirSync(`${SHOWCASE}audio`).map((name) => [
        computeHash(readFileSync(`${SHOWCASE}audio/${name}`)),
        name,
      ]),
    );
    const files = [];

    for (const file of storedFiles) {
      const [bytes] = await file.download();
      const hash = computeHash(bytes);
      const recording = recordings.get(hash);
      const name = recording ? `audio/${recording}` : `files/${hash}${extname(file.name)}`;
      if (!recording) writeFileSync(SHOWCASE + name, bytes);
      files.push({ storagePath: file.name, contentType: file.metadata.contentType, file: name });
    }

    writeFileSync(`${SHOWCASE}files.json`, `${JSON.stringify(files, null, 1)}\n`);
  };

  const writeAccounts = (accounts) =>
    writeFileSync(`${SHOWCASE}accounts.json`, `${JSON.stringify(accounts, null, 1)}\n`);

  return { writeDocuments, writeFiles, writeAccounts };
};
