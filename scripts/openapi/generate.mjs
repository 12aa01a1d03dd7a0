import {
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  SchemaGenerator,
} from 'ts-json-schema-generator';
import { ROOT } from '../bootstrap.mjs';
import { resolveTypes } from './resolved-parser.mjs';

const OPTIONS = {
  tsconfig: `${ROOT}domain/tsconfig.json`,
  type: 'Replies',
  skipTypeCheck: true,
  additionalProperties: false,
};

/** Generated names of anonymous types, which change between runs. */
const isMadeUp = (definition) => /^EndpointReply<|structure-|alias-|def-/.test(definition);

const getDefinitionName = (reference) => decodeURIComponent(reference.slice('#/definitions/'.length));

/** Component names are letters, digits, dots, dashes and underscores. */
const getName = (definition) => definition.replace(/[^A-Za-z0-9._-]+/g, '_').replace(/^_+|_+$/g, '');

/** Named types become references into `components/schemas`; anonymous ones are inlined. */
const moveToComponents = (value, definitions) => {
  if (Array.isArray(value)) return value.map((item) => moveToComponents(item, definitions));
  if (value === null || typeof value !== 'object') return value;
  if (typeof value.$ref === 'string') {
    const definition = getDefinitionName(value.$ref);
    if (isMadeUp(definition)) return moveToComponents(definitions[definition], definitions);
    return { $ref: `#/components/schemas/${getName(definition)}` };
  }

  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, moveToComponents(item, definitions)]),
  );
};

/** Returns the schemas of a module's type `Replies`: one per operation, and the named types they refer to. */
export const generateReplySchemas = (path) => {
  const config = { ...DEFAULT_CONFIG, ...OPTIONS, path };
  const program = createProgram(config);
  const parser = createParser(program, config, resolveTypes(program));
  const generator = new SchemaGenerator(program, parser, createFormatter(config), config);
  const { definitions = {} } = generator.createSchema('Replies');
  const { Replies: root, ...components } = definitions;
  if (typeof root !== 'object') throw new Error('The replies have no schema');

  const names = Object.keys(components)
    .filter((name) => !isMadeUp(name))
    .sort();

  return {
    replies: moveToComponents(root.properties ?? {}, definitions),
    components: Object.fromEntries(
      names.map((name) => [getName(name), moveToComponents(components[name], definitions)]),
    ),
  };
};
