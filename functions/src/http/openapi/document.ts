import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { Schema } from 'yup';
import { LOGO_TYPES } from '@domain/agencies/logos.ts';
import { askedOfKey } from '@domain/access/key-calls.ts';
import { api } from '@domain/api.ts';
import type { Contract, EndpointAuth, ErrorStatus } from '@domain/contract.ts';

import replySchemas from './reply-schemas.json' with { type: 'json' };
import { openApiWebhooks } from './webhooks.ts';

type Json = Readonly<Record<string, unknown>>;

/** Every format that an image can be answered in. */
const IMAGES: Json = Object.fromEntries(Object.values(LOGO_TYPES).map((type) => [type, {}]));

const ERROR_TEXTS: Readonly<Record<ErrorStatus, string>> = {
  400: 'The request could not be read',
  401: 'No token, or one that does not hold',
  403: 'Not the caller’s to do',
  404: 'Absent, or not the caller’s to know of',
  409: 'The state of the record forbids it',
  410: 'The link or the request has expired',
  413: 'Too large',
  415: 'Another content type, or no MP3',
  416: 'The part that is asked for lies behind the end',
  422: 'Well formed, but with invalid values',
  429: 'Too many calls; `Retry-After` says when to try again',
  500: 'Unexpected failure',
  503: 'Out of reach for a moment; `Retry-After` says when to try again',
};

/** Our objects take no field they do not know, which the converter does not tell. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (value === null || typeof value !== 'object') return value;
  const own = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, closed(item)]));
  const { properties } = value as { properties?: object };
  return (value as Json)['type'] === 'object' && properties && Object.keys(properties).length > 0
    ? { ...own, additionalProperties: false }
    : own;
};

/** Constraints that are functions cannot be told in JSON Schema; all others are. */
const schemaOf = (schema: Schema): Json => closed(convertSchema(schema as never)) as Json;

const authText = (auth: EndpointAuth): string =>
  auth.kind === 'roles'
    ? `Roles: ${auth.roles.join(', ')}.`
    : auth.kind === 'token'
      ? `By link: a token of kind ${auth.tokens.join(' or ')}.`
      : auth.kind === 'signedIn'
        ? 'Anybody signed in.'
        : 'Open to anybody.';

const keyText = (name: string, contract: Contract): string => {
  const asked = askedOfKey(name, contract);
  if (!asked) return '';
  const { area, right } = asked;
  return area === 'any' ? 'By any API key.' : `By an API key for ${area} that may ${right}.`;
};

const securityOf = (name: string, contract: Contract): readonly Json[] => {
  const { kind } = contract.auth;
  const isOpen = kind === 'public' || kind === 'token';
  const byKey = askedOfKey(name, contract) ? [{ apiKey: [] }] : [];
  // Nobody need say who they are where nothing is asked for.
  return isOpen ? (byKey.length > 0 ? [{}, ...byKey] : []) : [{ idToken: [] }, ...byKey];
};

const parametersOf = (place: 'path' | 'query', schema: Schema | undefined): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const KEY_PARAMETER: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Chosen by the caller; a repeat under the same key within a day changes nothing more and gets the first answer',
  schema: { type: 'string' },
};

const mediaTypeOf = ({ kind, maxSeconds }: NonNullable<Contract['upload']>): string => {
  if (kind) return kind === 'image' ? 'image/*' : 'application/octet-stream';
  return maxSeconds === undefined ? 'application/pdf' : 'audio/mpeg';
};

const requestBodyOf = ({ body, upload, raw }: Contract): Json => {
  if (upload) {
    const fields = upload.fields
      ? (schemaOf(upload.fields) as { properties?: Json; required?: string[] })
      : {};
    const properties = {
      ...fields.properties,
      [upload.field]: {
        type: 'string',
        contentMediaType: mediaTypeOf(upload),
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
  return body
    ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }
    : {};
};

const failure = (status: ErrorStatus): Json => ({
  description: ERROR_TEXTS[status],
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** How any call of its kind can fail before its handler is asked: the order of `serve` in `endpoint.ts`. */
const impliedErrors = (name: string, contract: Contract): readonly ErrorStatus[] => {
  const { method, params, query, body, upload, limit, recordLimits } = contract;
  return [
    // Whoever comes by a link is refused as well when they carry an API key.
    401,
    403,
    413,
    500,
    503,
    ...(limit || recordLimits || askedOfKey(name, contract) ? ([429] as const) : []),
    ...(params ? ([404] as const) : []),
    ...(query ? ([422] as const) : []),
    ...(body ? ([400, 415, 422] as const) : []),
    ...(upload ? ([415, 422] as const) : []),
    // A key that was used for another call.
    ...(method === 'GET' ? [] : ([409, 422] as const)),
  ];
};

const responsesOf = (name: string, contract: Contract): Json => {
  const { status = 200, binary, errors } = contract;
  const collection = (replySchemas.replies as Json)[name] ?? {};
  const envelope = { type: 'object', required: ['collection'], properties: { collection } };
  const content =
    binary === 'image/*'
      ? IMAGES
      : binary
        ? Object.fromEntries([binary].flat().map((type) => [type, {}]))
        : { 'application/json': { schema: envelope } };
  const failures = [...new Set([...errors, ...impliedErrors(name, contract)])].sort();
  return {
    [status]: { description: binary ? 'The bytes' : 'Done', content },
    // Players ask for audio piece by piece.
    ...(binary === 'audio/mpeg' ? { 206: { description: 'The bytes of the range', content } } : {}),
    ...Object.fromEntries(failures.map((code) => [code, failure(code)])),
  };
};

const operationOf = (name: string, contract: Contract): Json => ({
  operationId: name,
  tags: [name.split('.')[0]],
  summary: contract.summary,
  description: [authText(contract.auth), keyText(name, contract)].join(' ').trim(),
  security: securityOf(name, contract),
  parameters: [
    ...parametersOf('path', contract.params),
    ...parametersOf('query', contract.query),
    ...(contract.method === 'GET' ? [] : [KEY_PARAMETER]),
  ],
  ...requestBodyOf(contract),
  responses: responsesOf(name, contract),
});

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['status', 'code', 'property', 'message'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string', description: 'Stable; for programs' },
    property: { type: ['string', 'null'], description: 'The field at fault' },
    message: { type: 'string', description: 'Safe to show; in the language of Accept-Language' },
  },
};

/** The API described by its own contracts, as OpenAPI 3.1. */
export const openApiDocument = (): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, contract] of Object.entries(api) as unknown as [string, Contract][]) {
    const path = contract.path === '/' ? '/' : contract.path;
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operationOf(name, contract) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Voice casting API', version: '1.0.0' },
    servers: [{ url: '/api' }],
    paths,
    webhooks: openApiWebhooks(),
    components: {
      schemas: { ...(replySchemas.components as Json), Error: ERROR_SCHEMA },
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'API key of an agency, vc_…' },
      },
    },
  };
};
