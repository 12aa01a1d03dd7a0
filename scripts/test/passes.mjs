import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '../bootstrap.mjs';

const FILE = `${ROOT}node_modules/.cache/tests/passes.json`;

/** Fingerprints of passed files, by stage and file. */
const read = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

const getKey = (stage, file) => `${stage} ${file}`;

/** Returns a stage's files that passed with their current dependencies. */
export const listGreenFiles = (stage, files, computeFingerprint) => {
  const passes = read();
  return files.filter((file) => passes[getKey(stage, file)] === computeFingerprint(file));
};

export const recordGreen = (stage, files, computeFingerprint) => {
  const passes = read();
  for (const file of files) passes[getKey(stage, file)] = computeFingerprint(file);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(passes));
};
