/** Builds `reply-schemas.json`, the JSON Schema of the contracts' reply types, where functions and tests need it. Not committed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../bootstrap.mjs';

const ENTRY = 'domain/src/replies.ts';

/** Path from the root of the repository; ignored by git. */
export const REPLY_SCHEMAS = 'functions/src/incoming/http/openapi/reply-schemas.json';

const target = `${ROOT}${REPLY_SCHEMAS}`;
const mark = `${ROOT}node_modules/.cache/reply-schemas`;

const computeHash = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** Returns every module the reply types depend on, type imports included, and the generator's own. */
export const listSchemaInputs = () => {
  const found = new Set();
  const queue = [ENTRY];

  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(ROOT + file, 'utf8');
    for (const [, path] of text.matchAll(/\bfrom '(\.[^']+\.ts)'/g)) queue.push(join(dirname(file), path));
  }

  const generator = ['reply-schemas', 'generate', 'resolved-parser'].map(
    (name) => `scripts/openapi/${name}.mjs`,
  );

  return [...found, ...generator, 'package-lock.json', 'tsconfig.base.json'].sort();
};

const fingerprint = () =>
  computeHash(...listSchemaInputs().flatMap((path) => [path, readFileSync(join(ROOT, path))]));

const isCurrent = (current) =>
  existsSync(mark) &&
  existsSync(target) &&
  readFileSync(mark, 'utf8') === `${current}\n${computeHash(readFileSync(target))}`;

const write = (path, text) => {
  mkdirSync(dirname(path), { recursive: true });
  // Renamed, because another process may be reading it.
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
};

const buildSchemas = async () => {
  const current = fingerprint();
  if (isCurrent(current)) return;
  // The compiler takes seconds to load.
  const { generateReplySchemas } = await import('./generate.mjs');
  const text = JSON.stringify(generateReplySchemas(`${ROOT}${ENTRY}`));
  // An unchanged file keeps its time, so that nothing is rebuilt from it.
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) write(target, text);
  write(mark, `${current}\n${computeHash(text)}`);
};

let building;

/**
 * Builds the schemas unless they are those of the current types, which takes 15 s.
 * @returns {Promise<void>}
 */
export const ensureReplySchemas = () =>
  (building ??= buildSchemas().finally(() => {
    building = undefined;
  }));

export const readReplySchemas = async () => {
  await ensureReplySchemas();
  return JSON.parse(readFileSync(target, 'utf8'));
};

/** Vite plugin: builds the schemas when a module first imports them. */
export const builtReplySchemas = () => ({
  name: 'reply schemas',
  enforce: 'pre',
  async resolveId(id) {
    if (id.endsWith('/reply-schemas.json')) await ensureReplySchemas();
  },
});

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureReplySchemas();
