import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';

const CACHE = `${ROOT}node_modules/.cache/records.json`;

/** Files that declare records, and those whose types they may use. */
const FOLDERS = [
  'domain/src',
  'functions/src/work/collections',
  'functions/src/work/following',
  'functions/src/work/records',
  'functions/src/work/copies',
  'functions/src/platform/firestore',
];

const isMarked = (text) => /\/\*\*\s*(?:\* )?`\w+\/\{/.test(text);

const readSources = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true }).map((path) => join(folder, String(path))),
  )
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort()
    .map((file) => ({ file, text: readFileSync(ROOT + file, 'utf8') }));

/** Returns every record with its fields, from types and comments. Compiling takes seconds, so unchanged sources are cached. */
export const readRecords = async () => {
  const sources = readSources();
  const compiler = readFileSync(`${ROOT}scripts/docs/compile-records.mjs`);
  const hash = createHash('sha256').update(compiler);

  for (const { file, text } of sources) hash.update(`${file}\0${text}\0`);

  const fingerprint = hash.digest('hex');
  const cached = existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, 'utf8')) : {};
  if (cached.fingerprint === fingerprint) return cached.records;

  const { compileRecords } = await import('./compile-records.mjs');
  const records = compileRecords(sources.filter(({ text }) => isMarked(text)).map(({ file }) => file));

  mkdirSync(join(CACHE, '..'), { recursive: true });
  writeFileSync(CACHE, JSON.stringify({ fingerprint, records }));

  return records;
};
