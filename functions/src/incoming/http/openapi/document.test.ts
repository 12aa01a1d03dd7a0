import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { ObjectSchema, Schema } from 'yup';
import { api } from '@domain/api.ts';
import type { Contract } from '@domain/contract.ts';
import { SIGNATURE_HEADER, WEBHOOK_EVENTS } from '@domain/webhooks/webhooks.ts';
import { openApiDocument } from './document.ts';
import { buildPathTemplates } from './path-templates.ts';

import examples from './examples.json' with { type: 'json' };

interface Described {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: unknown;
  }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, Described>>;
}
const document = openApiDocument() as unknown as {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: Record<string, unknown>;
    readonly responses: Record<string, Described>;
  };
};
const contracts = Object.entries(api) as unknown as [string, Contract][];
const templates = buildPathTemplates(contracts);
const getOperation = (name: string, { method }: Contract): Operation | undefined =>
  document.paths[templates.get(name)?.path ?? '']?.[method.toLowerCase()];

type ObjectOf = ObjectSchema<Readonly<Record<string, unknown>>>;

const isRequired = (schema: ObjectOf, field: string): boolean => {
  try {
    schema.validateSyncAt(field, {});
    return false;
  } catch {
    return true;
  }
};

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
  it('are described, each with its content and signature', () => {
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
      const operation = getOperation(name, contract);
      expect.soft(operation?.operationId).toBe(name);

      for (const placeholder of contract.path.match(/(?<=\{)\w+(?=\})/g) ?? []) {
        const described = templates.get(name)?.names.get(placeholder);
        const parameter = operation?.parameters.find((candidate) => candidate.name === described);
        expect.soft(parameter, `${name} ${placeholder}`).toMatchObject({ in: 'path', required: true });
      }

      const statuses = [contract.status ?? 200, ...contract.errors].map(String);
      expect.soft(Object.keys(operation?.responses ?? {}), name).toEqual(expect.arrayContaining(statuses));

      const takesBody = Boolean(contract.body ?? contract.upload ?? contract.raw);
      expect.soft(operation?.requestBody !== undefined, name).toBe(takesBody);
    }
  });

  it('requires exactly the fields that the schemas require', () => {
    const wrong = contracts.flatMap(([name, contract]) => {
      const { parameters = [], requestBody } = getOperation(name, contract) ?? {};
      const inQuery = parameters.filter((parameter) => parameter.in === 'query');
      return [
        ...findFaults(contract.query, new Map(inQuery.map((item) => [item.name, item.required === true]))),
        ...findFaults(contract.body ?? contract.upload?.fields, getDescribedFields(requestBody)),
      ].map((fault) => `${name}: ${fault}`);
    });
    expect(wrong).toEqual([]);
  });

  it('states which calls accept a key, and which need a database', () => {
    const getName = (path: string, method: string) =>
      document.paths[path]?.[method]?.parameters.map(({ name }) => name) ?? [];
    expect(getName('/project/{id}', 'patch')).toContain('Idempotency-Key');
    expect(getName('/project/{id}', 'get')).not.toContain('Idempotency-Key');
    expect(document.paths['/project/{id}']?.['get']?.responses).toHaveProperty('503');
  });

  it('refers to existing schemas only', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, reference]) => reference,
    );
    expect(references.length).toBeGreaterThan(50);
    for (const reference of references)
      expect(document.components.schemas).toHaveProperty([String(reference)]);
  });

  it('describes the fields of bodies and their values', () => {
    const body = JSON.stringify(document.paths['/project']?.['post']?.requestBody);
    expect(body).toContain('"name"');
    expect(body).toContain('"maxLength":120');
    expect(body).toContain('"additionalProperties":false');
  });

  it('describes timestamps as text, as they are sent', () => {
    const project = JSON.stringify(document.paths['/project/{id}']?.['get']?.responses['200']);
    expect(project).toContain('"createdAt":{"type":"string"');
  });
});

describe('every operation', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const webhooks = Object.values(
    (openApiDocument() as { webhooks: Record<string, { post: Operation }> }).webhooks,
  );

  it('has a tag that is described', () => {
    const { tags } = openApiDocument() as { readonly tags: readonly { name: string; description: string }[] };
    const described = tags.filter(({ description }) => description.length > 10).map(({ name }) => name);
    const untagged = [...operations, ...webhooks.map(({ post }) => post)].filter(
      (operation) => !operation.tags.some((tag) => described.includes(tag)),
    );
    expect(untagged.map(({ operationId }) => operationId)).toEqual([]);
    expect(
      described.filter((tag) => !operations.some(({ tags: operationTags }) => operationTags.includes(tag))),
    ).toEqual([]);
  });

  it('has a summary of one short sentence in the imperative', () => {
    const isSummary = (text: string) => /^[A-Z][^.;:]{3,71}$/.test(text);
    expect(operations.map(({ summary }) => summary).filter((summary) => !isSummary(summary))).toEqual([]);
  });

  it('has examples: of its reply where that is JSON, and of every error', () => {
    const isMissing = ({ responses }: Operation): boolean =>
      Object.values(responses).some(({ $ref, content = {} }) => {
        const shared = $ref ? document.components.responses[$ref.split('/').at(-1)!] : undefined;
        const media = (shared?.content ?? content)['application/json'];
        return media !== undefined && media.example === undefined;
      });
    expect(operations.filter(isMissing).map(({ operationId }) => operationId)).toEqual([]);
    const messages = webhooks.map(({ post }) => post.requestBody as Described);
    expect(messages.every(({ content }) => content?.['application/json']?.example)).toBe(true);
  });

  it('isn’t stored for retries when its reply contains a token', () => {
    const hasSecret = (schema: unknown, seen: readonly unknown[] = []): boolean => {
      if (typeof schema !== 'object' || schema === null || seen.includes(schema)) return false;

      const {
        $ref,
        properties = {},
        ...rest
      } = schema as {
        readonly $ref?: string;
        readonly properties?: Readonly<Record<string, { readonly type?: unknown }>>;
      };

      const referred = $ref && document.components.schemas[$ref.split('/').at(-1)!];
      const isSecret = Object.entries(properties).some(
        ([name, { type }]) => /(token|secret|^session|uploadUrl)$/i.test(name) && type === 'string',
      );
      const within = [referred, ...Object.values(properties), ...Object.values(rest)];

      return isSecret || within.some((inner) => hasSecret(inner, [...seen, schema]));
    };

    const unmarked = contracts.filter(([name, contract]) => {
      const reply = Object.entries(getOperation(name, contract)?.responses ?? {}).find(([code]) =>
        /^2/.test(code),
      );
      return contract.method !== 'GET' && !contract.repliesWithSecret && hasSecret(reply?.[1].content);
    });
    expect(unmarked.map(([name]) => name)).toEqual([]);
    expect(api['calendar.newAddress'].repliesWithSecret).toBe(true);
  });

  it('has examples without secrets or personal addresses', () => {
    const text = JSON.stringify(examples);
    expect(text.match(/[\w.+-]+@(?![\w.-]+\.example\b)[\w.-]+/g)).toBeNull();
    expect(text.match(/\bvcw?h?_\w|"ey[\w.-]{20,}/g)).toBeNull();
    // The hash of `test`.
    const hashes = new Set(text.match(/\b[0-9a-f]{64}\b/g));
    expect([...hashes].filter((hash) => !hash.startsWith('9f86d081884c7d65'))).toEqual([]);
  });
});

describe('contracts', () => {
  it('share a template only if parameter names differ', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
    expect(Object.keys(document.paths)).toContain('/casting/{idOrProjectId}');
  });

  it('have unique paths', () => {
    const seen = contracts.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(seen.filter((item, index) => seen.indexOf(item) !== index)).toEqual([]);
  });
});
