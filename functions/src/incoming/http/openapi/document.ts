import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { Schema } from 'yup';
import { LOGO_TYPES } from '@domain/agencies/logos.ts';
import { getRequiredKeyArea } from '@domain/access/key-calls.ts';
import { api } from '@domain/api.ts';
import type { Contract, EndpointAuth, ErrorStatus } from '@domain/contract.ts';

import { ERROR_SCHEMA, getFailure, buildFailureResponses } from './failures.ts';
import { INTRO } from './intro.ts';
import { TAGS, getTag } from './tags.ts';
import { buildPathTemplates, type PathTemplate } from './path-templates.ts';
import { openApiWebhooks, WEBHOOK_SIGNATURE } from './webhooks.ts';

import examples from './examples.json' with { type: 'json' };
import replySchemas from './reply-schemas.json' with { type: 'json' };

type Json = Readonly<Record<string, unknown>>;

/** A recorded call: request and response JSON; no request when absent. */
interface Example {
  readonly request?: unknown;
  readonly reply: unknown;
}
const EXAMPLES: Readonly<Record<string, Example>> = examples;

const IMAGES: Json = Object.fromEntries(Object.values(LOGO_TYPES).map((type) => [type, {}]));

/** Completes what the converter leaves out, and drops what isn't true of the whole schema. */
const completeSchema = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(completeSchema);
  if (value === null || typeof value !== 'object') return value;

  const { default: byDefault, ...rest } = value as Json;
  const schema = Object.fromEntries(
    Object.entries(rest).map(([key, item]) => [
      key,
      key === 'properties' ? completeProperties(item as Json) : completeSchema(item),
    ]),
  );
  if (schema['type'] === 'object') {
    // An object of its fields' defaults would lack the required ones.
    const { properties = {} } = schema as { properties?: object };
    return Object.keys(properties).length > 0 ? { ...schema, additionalProperties: false } : schema;
  }
  if (byDefault === undefined) return schema;

  // An empty text means none in every format.
  const { format, ...formless } = schema;
  return byDefault === '' && format !== undefined
    ? { ...formless, anyOf: [{ format }, { maxLength: 0 }], default: byDefault }
    : { ...schema, default: byDefault };
};

const completeProperties = (properties: Json): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, completeSchema(schema)]));

/** Omits constraints that are functions, which JSON Schema can't express. */
const buildSchema = (schema: Schema): Json => completeSchema(convertSchema(schema as never)) as Json;

const describeAuth = (auth: EndpointAuth): string => {
  if (auth.kind === 'roles') return auth.roles.join(', ');
  if (auth.kind === 'token') return `a link with a token of kind ${auth.tokens.join(' or ')}`;
  return auth.kind === 'signedIn' ? 'anyone signed in' : 'anyone';
};

const describeKey = (name: string, contract: Contract): string => {
  const requirement = getRequiredKeyArea(name, contract);
  if (!requirement) return '';
  return requirement.area === 'any'
    ? ', any API key'
    : `, API keys for ${requirement.area} with ${requirement.right} access`;
};

const getDescription = (name: string, contract: Contract): string =>
  [
    ...(contract.description ? [contract.description] : []),
    `**For** ${describeAuth(contract.auth)}${describeKey(name, contract)}.`,
  ].join('\n\n');

const getSecurity = (name: string, contract: Contract): readonly Json[] => {
  const { kind } = contract.auth;
  const isOpen = kind === 'public' || kind === 'token';
  const byKey = getRequiredKeyArea(name, contract) ? [{ apiKey: [] }] : [];
  // Open calls need no credentials.
  return isOpen ? (byKey.length > 0 ? [{}, ...byKey] : []) : [{ idToken: [] }, ...byKey];
};

const getParameters = (
  place: 'path' | 'query',
  schema: Schema | undefined,
  names: PathTemplate['names'] = new Map(),
): Json[] => {
  if (!schema) return [];

  const { properties = {}, required = [] } = buildSchema(schema) as {
    properties?: Json;
    required?: string[];
  };

  return Object.entries(properties).map(([field, property]) => {
    const name = names.get(field) ?? field;
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(field),
      ...(name === field ? {} : { description: `Here the \`${field}\`` }),
      schema: property,
    };
  });
};

const KEY_PARAMETER: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text. Repeating the call with it within a day changes nothing and returns the first reply.',
  schema: { type: 'string' },
};

const getMediaType = ({ kind, maxSeconds }: NonNullable<Contract['upload']>): string => {
  if (kind) return kind === 'image' ? 'image/*' : 'application/octet-stream';
  return maxSeconds === undefined ? 'application/pdf' : 'audio/mpeg';
};

const getRequestBody = (name: string, { body, upload, raw }: Contract): Json => {
  if (upload) {
    const fields = upload.fields
      ? (buildSchema(upload.fields) as { properties?: Json; required?: string[] })
      : {};

    const properties = {
      ...fields.properties,
      [upload.field]: {
        type: 'string',
        contentMediaType: getMediaType(upload),
        maxLength: upload.maxBytes,
      },
    };

    const schema = { type: 'object', properties, required: [upload.field, ...(fields.required ?? [])] };

    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (raw)
    return {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string' } } },
      },
    };
  if (!body) return {};

  const { request: example } = EXAMPLES[name] ?? {};
  const media = { schema: buildSchema(body), ...(example === undefined ? {} : { example }) };

  return { requestBody: { required: true, content: { 'application/json': media } } };
};

/** Returns errors any call of this kind can return before its handler runs, in the order of `serve` in `endpoint.ts`. */
const getImpliedErrors = (name: string, contract: Contract): readonly ErrorStatus[] => {
  const { method, params, query, body, upload, limit, recordLimits } = contract;

  return [
    // A link holder who also sends an API key is refused.
    401,
    403,
    413,
    500,
    503,
    ...(limit || recordLimits || getRequiredKeyArea(name, contract) ? ([429] as const) : []),
    ...(params ? ([404] as const) : []),
    ...(query ? ([422] as const) : []),
    ...(body ? ([400, 415, 422] as const) : []),
    ...(upload ? ([415, 422] as const) : []),
    // An idempotency key used for another call.
    ...(method === 'GET' ? [] : ([409, 422] as const)),
  ];
};

const getExample = (name: string): Json => {
  const found = EXAMPLES[name];
  return found ? { example: { collection: found.reply } } : {};
};

const LOCATION = { Location: { schema: { type: 'string', format: 'uri' } } };

const getResponses = (name: string, contract: Contract): Json => {
  const { status = 200, binary, isStored, errors } = contract;
  const collection = replySchemas.replies[name] ?? {};
  const envelope = { type: 'object', required: ['collection'], properties: { collection } };
  const content =
    binary === 'image/*'
      ? IMAGES
      : binary
        ? Object.fromEntries([binary].flat().map((type) => [type, {}]))
        : { 'application/json': { schema: envelope, ...getExample(name) } };
  const failures = [...new Set([...errors, ...getImpliedErrors(name, contract)])].sort();

  return {
    [status]: { description: binary ? 'The file' : 'Success', content },
    // Players request audio in ranges, and browsers the rest of a broken download.
    ...(binary === 'audio/mpeg' || errors.includes(416)
      ? { 206: { description: 'The requested range', content } }
      : {}),
    ...(binary === 'audio/mpeg' ? { 304: { description: 'The browser has the file' } } : {}),
    ...(isStored
      ? {
          303: {
            description: 'Leads clients that don’t accept `application/json` to the file',
            headers: LOCATION,
          },
        }
      : {}),
    ...Object.fromEntries(failures.map((status) => [status, getFailure(status)])),
  };
};

const getOperation = (name: string, contract: Contract, { names }: PathTemplate): Json => ({
  operationId: name,
  tags: [getTag(name)],
  summary: contract.summary,
  description: getDescription(name, contract),
  security: getSecurity(name, contract),
  parameters: [
    ...getParameters('path', contract.params, names),
    ...getParameters('query', contract.query),
    ...(contract.method === 'GET' ? [] : [KEY_PARAMETER]),
  ],
  ...getRequestBody(name, contract),
  responses: getResponses(name, contract),
});

/** Describes the API from its contracts, as OpenAPI 3.1. */
export const openApiDocument = (): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  const contracts = Object.entries(api) as unknown as [string, Contract][];
  const templates = buildPathTemplates(contracts);

  for (const [name, contract] of contracts) {
    const template = templates.get(name) ?? { path: contract.path, names: new Map() };
    const { path } = template;
    paths[path] = {
      ...paths[path],
      [contract.method.toLowerCase()]: getOperation(name, contract, template),
    };
  }

  return {
    openapi: '3.1.0',
    info: { title: 'Voice casting API', version: '1.0.0', description: INTRO },
    servers: [{ url: '/api' }],
    tags: Object.values(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: openApiWebhooks(),
    components: {
      schemas: { ...replySchemas.components, Error: ERROR_SCHEMA },
      responses: buildFailureResponses(),
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'API key, vc_…',
          description: 'An API key of an agency',
        },
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'Firebase ID token',
          description: 'The ID token of a signed-in user',
        },
        signature: WEBHOOK_SIGNATURE,
      },
    },
  };
};
