/** Examples in the API's description: shortened, anonymised requests and replies of API tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ROOT } from '../bootstrap.mjs';

const RECORDED = `${ROOT}node_modules/.cache/tests/replies/`;
const TEXT_MAX = 160;
const LIST_MAX = 3;

const shorten = (text) => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text);

/** Keys, tokens and hashes: long single words. */
const isOpaque = (text) => text.length > 40 && /^[\w.:~-]+$/.test(text);

/** Removes secrets and personal data from a text. */
const anonymise = (text, key) => {
  if (/password/i.test(key)) return 'correct-horse-battery-9';
  if (/^vcw?h?_/.test(text)) return `${text.split('_')[0]}_…`;
  if (isOpaque(text)) return `${text.slice(0, 12)}…`;
  return shorten(
    text
      .replaceAll(/[\w.+-]+@[\w.-]+/g, 'vera.lund@talents.example')
      .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://voice-casting.example')
      .replaceAll(/((?:token|oobCode|jwtToken)=)[\w.~-]+/g, '$1…')
      .replaceAll(/\/api\/audio\/[\w.~-]+/g, '/api/audio/eyJhbGciOi…'),
  );
};

/** A committed example: one record per list or a few words, short texts, no secrets. */
export const getExample = (value, key = '') => {
  if (Array.isArray(value)) {
    const isOfRecords = typeof value[0] === 'object' && value[0] !== null;
    return value.slice(0, isOfRecords ? 1 : LIST_MAX).map((item) => getExample(item, key));
  }
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, getExample(item, name)]));
  return typeof value === 'string' ? anonymise(value, key) : value;
};

/** Returns a function that checks a reply against the schema of its operation. */
export const replyCheck = ({ replies, components }) => {
  const owner = createRequire(import.meta.resolve('@seriousme/openapi-schema-validator'));
  const { default: Ajv } = owner('ajv/dist/2020.js');
  const ajv = new Ajv({ strict: false }).addSchema({
    $id: 'api',
    replies,
    components: { schemas: components },
  });
  return (name, reply) => ajv.getSchema(`api#/replies/${name}`)?.(reply) === true;
};

/** Recorded calls of API tests, by operation. */
export const readRecordedReplies = (folder = RECORDED) =>
  Object.fromEntries(
    (existsSync(folder) ? readdirSync(folder) : []).map((file) => [
      file.replace(/\.json$/, ''),
      getExample(JSON.parse(readFileSync(folder + file, 'utf8'))),
    ]),
  );

/** One example per operation: the committed one if still valid, else the recorded one. */
export const mergeExamples = (names, committed, recorded, isValid) =>
  Object.fromEntries(
    [...names].sort().flatMap((name) => {
      const found = [committed[name], recorded[name]].find((one) => one && isValid(name, one.reply));
      return found ? [[name, found]] : [];
    }),
  );
