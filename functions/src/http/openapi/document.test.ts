import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { ObjectSchema, Schema } from 'yup';
import { api } from '@domain/api.ts';
import type { Contract } from '@domain/contract.ts';
import { SIGNATURE_HEADER, WEBHOOK_EVENTS } from '@domain/webhooks/webhooks.ts';
import { openApiDocument } from './document.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: unknown;
  }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}
const document = openApiDocument() as unknown as {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, unknown> };
};
const contracts = Object.entries(api) as unknown as [string, Contract][];
const operationOf = ({ path, method }: Contract): Operation | undefined =>
  document.paths[path]?.[method.toLowerCase()];

type ObjectOf = ObjectSchema<Readonly<Record<string, unknown>>>;

/** Whether a call without the field is refused. */
const isRequired = (schema: ObjectOf, field: string): boolean => {
  try {
    schema.validateSyncAt(field, {});
    return false;
  } catch {
    return true;
  }
};

/** The fields of a described body, and whether each is required. */
const getDescribedFields = (requestBody: unknown): ReadonlyMap<string, boolean> => {
  const { content = {} } = (requestBody ?? {}) as { content?: Record<string, { schema: unknown }> };
  const [media] = Object.values(content);
  const { properties = {}, required = [] } = (media?.schema ?? {}) as {
    properties?: Record<string, unknown>;
    required?: readonly string[];
  };
  return new Map(Object.keys(properties).map((field) => [field, required.includes(field)]));
};

const findFaults = (schema: Schema | undefined, described: ReadonlyMap<string, boolean>): readonly string[] =>
  Object.keys((schema as ObjectOf | undefined)?.fields ?? {})
    .filter((field) => described.get(field) !== isRequired(schema as ObjectOf, field))
    .map((field) => `${field} is described as ${String(described.get(field))}`);

describe('the messages of webhooks', () => {
  it('are described, each with what it tells and how it is signed', () => {
    const { webhooks } = openApiDocument() as {
      readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
    };
    expect(Object.keys(webhooks)).toEqual([...WEBHOOK_EVENTS]);
    const order = webhooks['order.changed']?.post;
    expect(order?.parameters.map(({ name }) => name)).toContain(SIGNATURE_HEADER);
    const { content } = order?.requestBody as { content: Record<string, { schema: unknown }> };
    expect(content['application/json']?.schema).toMatchObject({
      required: ['id', 'event', 'agencyId', 'at', 'data'],
      properties: {
        event: { const: 'order.changed' },
        data: { required: ['projectId', 'orderId', 'state', 'revision', 'total', 'currency'] },
      },
    });
  });
});

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(
      structuredClone(document) as unknown as Record<string, unknown>,
    );
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('describes every contract: its name, path parameters, statuses and whether it takes a body', () => {
    for (const [name, contract] of contracts) {
      const operation = operationOf(contract);
      expect.soft(operation?.operationId).toBe(name);
      for (const placeholder of contract.path.match(/(?<=\{)\w+(?=\})/g) ?? []) {
        const parameter = operation?.parameters.find((candidate) => candidate.name === placeholder);
        expect.soft(parameter, `${name} ${placeholder}`).toMatchObject({ in: 'path', required: true });
      }
      const statuses = [contract.status ?? 200, ...contract.errors].map(String);
      expect.soft(Object.keys(operation?.responses ?? {}), name).toEqual(expect.arrayContaining(statuses));
      const takesBody = Boolean(contract.body ?? contract.upload ?? contract.raw);
      expect.soft(operation?.requestBody !== undefined, name).toBe(takesBody);
    }
  });

  it('requires the fields that the schemas require, and no others', () => {
    const wrong = contracts.flatMap(([name, contract]) => {
      const { parameters = [], requestBody } = operationOf(contract) ?? {};
      const inQuery = parameters.filter((parameter) => parameter.in === 'query');
      return [
        ...findFaults(contract.query, new Map(inQuery.map((one) => [one.name, one.required === true]))),
        ...findFaults(contract.body ?? contract.upload?.fields, getDescribedFields(requestBody)),
      ].map((fault) => `${name}: ${fault}`);
    });
    expect(wrong).toEqual([]);
  });

  it('tells which calls take a key, and what waits for a database', () => {
    const nameOf = (path: string, method: string) =>
      document.paths[path]?.[method]?.parameters.map(({ name }) => name) ?? [];
    expect(nameOf('/project/{id}', 'patch')).toContain('Idempotency-Key');
    expect(nameOf('/project/{id}', 'get')).not.toContain('Idempotency-Key');
    expect(document.paths['/project/{id}']?.['get']?.responses).toHaveProperty('503');
  });

  it('points at schemas that exist', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, reference]) => reference,
    );
    expect(references.length).toBeGreaterThan(50);
    for (const reference of references)
      expect(document.components.schemas).toHaveProperty([String(reference)]);
  });

  it('tells the fields of a body and what they may hold', () => {
    const body = JSON.stringify(document.paths['/project']?.['post']?.requestBody);
    expect(body).toContain('"name"');
    expect(body).toContain('"maxLength":120');
    expect(body).toContain('"additionalProperties":false');
  });

  it('knows instants as text, as they travel', () => {
    const project = JSON.stringify(document.paths['/project/{id}']?.['get']?.responses['200']);
    expect(project).toContain('"createdAt":{"type":"string"');
  });
});

describe('contracts', () => {
  it('have paths of their own', () => {
    const seen = contracts.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(seen.filter((item, index) => seen.indexOf(item) !== index)).toEqual([]);
  });
});
