/** Examples in the API's description: shortened, anonymised requests and replies of API tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ROOT } from '../bootstrap.mjs';

const RECORDED = `${ROOT}node_modules/.cache/tests/replies/`;
const TEXT_MAX = 160;
const LIST_MAX = 3;

const shorten = (text) => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text);

/** The SHA-256 of `test`, in place of every other hash. */
const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

/** The browser's public key in RFC 8291, in place of every other one: a schema checks its length. */
const BROWSER_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** Shortens keys, tokens, hashes and joined ids, which are long single words, to one that their schemas accept. */
const shortenOpaque = (text) => {
  if (/^[0-9a-f]{64}$/.test(text)) return HASH;
  return /^[\w-]+$/.test(text) ? text.slice(0, 20) : `${text.slice(0, 12)}…`;
};
const isOpaque = (text) => text.length > 40 && /^[\w.:~-]+$/.test(text);

/** Removes secrets and personal data from a text. */
const anonymise = (text, key) => {
  if (/password/i.test(key)) return 'correct-horse-battery-9';
  if (/^vcw?h?_/.test(text)) return `${text.split('_')[0]}_…`;
  if (key === 'p256dh') return BROWSER_KEY;
  if (isOpaque(text)) return shortenOpaque(text);

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

/** Returns a function that checks an example, its request and its reply, against the description of its operation. */
export const createExampleCheck = (document) => {
  const owner = createRequire(import.meta.resolve('@seriousme/openapi-schema-validator'));
  const { default: Ajv } = owner('ajv/dist/2020.js');
  const { default: addFormats } = owner('ajv-formats');
  const ajv = addFormats(new Ajv({ strict: false }));
  const { components } = document;
  const operations = new Map(
    Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => [operation.operationId, operation]),
    ),
  );
  const isValid = (schema, value) => !schema || ajv.validate({ ...schema, components }, value);

  return (name, { request, reply }) => {
    const { requestBody, responses } = operations.get(name) ?? {};
    const media = Object.entries(responses ?? {}).find(([status]) => status.startsWith('2'))?.[1].content;
    return (
      isValid(media?.['application/json']?.schema, { collection: reply }) &&
      (request === undefined || isValid(requestBody?.content['application/json']?.schema, request))
    );
  };
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
      const found = [committed[name], recorded[name]].find((example) => example && isValid(name, example));
      return found ? [[name, found]] : [];
    }),
  );
