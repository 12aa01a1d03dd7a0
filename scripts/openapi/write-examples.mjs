/** `npm run openapi`: writes an example of each call for `/api/openapi.json` from the replies that API tests recorded. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../bootstrap.mjs';
import { loadTs } from '../load-ts.mjs';
import { answerHelp } from '../usage.mjs';
import { createExampleCheck, mergeExamples, readRecordedReplies } from './examples.mjs';
import { readReplySchemas } from './reply-schemas.mjs';

const target = `${ROOT}functions/src/incoming/http/openapi/examples.json`;

export const readCommittedExamples = () => JSON.parse(readFileSync(target, 'utf8'));

/** The API's description, as `/api/openapi.json` serves it. */
export const readDocument = async () => {
  const { openApiDocument } = await loadTs('functions/src/incoming/http/openapi/document.ts');
  return openApiDocument();
};

/** Writes the examples; returns the operations with a JSON reply and no example. */
const writeExamples = async (schemas) => {
  const { default: prettier } = await import('prettier');
  const names = Object.keys(schemas.replies);
  const isValid = createExampleCheck(await readDocument());
  const examples = mergeExamples(names, readCommittedExamples(), readRecordedReplies(), isValid);
  const config = await prettier.resolveConfig(target);
  writeFileSync(target, await prettier.format(JSON.stringify(examples), { ...config, parser: 'json' }));
  const { api } = await loadTs('domain/src/api.ts');
  return names.filter((name) => !api[name].binary && !(name in examples));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp(`Usage: npm run openapi

Writes an example of each reply of the API from what API tests recorded. An example that is committed stays while it is valid.`);
  const missing = await writeExamples(await readReplySchemas());
  console.log('The examples of the API are written.');
  if (missing.length > 0)
    console.log(`Without an example: ${missing.join(', ')}. Run their API tests, then this again.`);
}
