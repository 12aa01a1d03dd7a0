import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '../bootstrap.mjs';

const FILE = `${ROOT}node_modules/.cache/tests/passes.json`;

/** Fingerprints with which files were green, by stage and file. */
const read = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

const getKey = (stage, file) => `${stage} ${file}`;

/** Of a stage's files, those that were green with everything as it is now. */
export const greenFiles = (stage, files, computeFingerprint) => {
  const passes = read();
  return files.filter((file) => passes[getKey(stage, file)] === computeFingerprint(file));
};

/** Records files that are green. */
export const recordGreen = (stage, files, computeFingerprint) => {
  const passes = read();
  for (const file of files) passes[getKey(stage, file)] = computeFingerprint(file);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(passes));
};
