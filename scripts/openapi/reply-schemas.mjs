/**
 * `npm run openapi`: turns the contracts' reply types into JSON Schema for `/api/openapi.json`, with examples. Committed,
 * because the generator needs the compiler; tests fail when they are outdated.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../bootstrap.mjs';
import { loadTs } from '../load-ts.mjs';
import { answerHelp } from '../usage.mjs';
import { mergeExamples, recordedReplies, replyCheck } from './examples.mjs';

const target = `${ROOT}functions/src/http/openapi/reply-schemas.json`;
const examplesTarget = `${ROOT}functions/src/http/openapi/examples.json`;

const OPTIONS = {
  path: `${ROOT}domain/src/replies.ts`,
  tsconfig: `${ROOT}domain/tsconfig.json`,
  type: 'Replies',
  skipTypeCheck: true,
  additionalProperties: false,
};

/** Generated names of anonymous types, which change between runs. */
const isMadeUp = (definition) => /^ReplyOf<|structure-|alias-|def-/.test(definition);

const definitionOf = (reference) => decodeURIComponent(reference.slice('#/definitions/'.length));

/** Component names are letters, digits, dots, dashes and underscores. */
const getName = (definition) => definition.replace(/[^A-Za-z0-9._-]+/g, '_').replace(/^_+|_+$/g, '');

/** Named types become references into `components/schemas`; anonymous ones are inlined. */
const intoComponents = (value, definitions) => {
  if (Array.isArray(value)) return value.map((item) => intoComponents(item, definitions));
  if (value === null || typeof value !== 'object') return value;
  if (typeof value.$ref === 'string') {
    const definition = definitionOf(value.$ref);
    if (isMadeUp(definition)) return intoComponents(definitions[definition], definitions);
    return { $ref: `#/components/schemas/${getName(definition)}` };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, intoComponents(item, definitions)]),
  );
};

export const replySchemas = async () => {
  // The compiler takes seconds to load, so `--help` skips it.
  const [{ default: prettier }, { readSerialised }, generators] = await Promise.all([
    import('prettier'),
    import('./serialised-parser.mjs'),
    import('ts-json-schema-generator'),
  ]);
  const { createFormatter, createParser, createProgram, DEFAULT_CONFIG, SchemaGenerator } = generators;
  const config = { ...DEFAULT_CONFIG, ...OPTIONS };
  const program = createProgram(config);
  const parser = createParser(program, config, readSerialised(program));
  const generator = new SchemaGenerator(program, parser, createFormatter(config), config);
  const { definitions = {} } = generator.createSchema('Replies');
  const { Replies: root, ...components } = definitions;
  if (typeof root !== 'object') throw new Error('The replies have no schema');
  const names = Object.keys(components)
    .filter((name) => !isMadeUp(name))
    .sort();
  const text = JSON.stringify({
    replies: intoComponents(root.properties ?? {}, definitions),
    components: Object.fromEntries(
      names.map((name) => [getName(name), intoComponents(components[name], definitions)]),
    ),
  });
  return prettier.format(text, { ...(await prettier.resolveConfig(target)), parser: 'json' });
};

export const committedReplySchemas = () => readFileSync(target, 'utf8');

/** The committed examples, by operation. */
export const committedExamples = () => JSON.parse(readFileSync(examplesTarget, 'utf8'));

/** Writes the examples; returns the operations with a JSON reply and no example. */
const writeExamples = async (schemas) => {
  const { default: prettier } = await import('prettier');
  const names = Object.keys(schemas.replies);
  const examples = mergeExamples(names, committedExamples(), recordedReplies(), replyCheck(schemas));
  const config = await prettier.resolveConfig(examplesTarget);
  const text = await prettier.format(JSON.stringify(examples), { ...config, parser: 'json' });
  writeFileSync(examplesTarget, text);
  const { api } = await loadTs('domain/src/api.ts');
  return names.filter((name) => !api[name].binary && !(name in examples));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp(`Usage: npm run openapi

Writes the schemas of the API's replies from the types of its contracts, and an example of each reply from what API tests
recorded. An example that is committed stays while it is valid.`);
  const text = await replySchemas();
  writeFileSync(target, text);
  const missing = await writeExamples(JSON.parse(text));
  console.log('The reply schemas of the API are written, and its examples.');
  if (missing.length > 0)
    console.log(`Without an example: ${missing.join(', ')}. Run their API tests, then this again.`);
}
