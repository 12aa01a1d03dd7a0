import { describe, expect, it } from 'vitest';
import type { AnyObjectSchema, ISchema, Schema, SchemaDescription, SchemaObjectDescription } from 'yup';
import { api } from './api.ts';
import type { Contract } from './contract.ts';

const CONTRACTS = (Object.entries(api) as unknown as (readonly [string, Contract])[]).map(
  ([name, contract]) => ({ name, contract }),
);

const isObject = (schema: unknown): schema is AnyObjectSchema =>
  typeof schema === 'object' && schema !== null && (schema as { type?: string }).type === 'object';

/** Returns the objects inside a schema with their paths, without the outermost. */
const listObjects = (schema: unknown, path = ''): readonly (readonly [string, AnyObjectSchema])[] => {
  const { innerType } = schema as { innerType?: ISchema<unknown> };
  if (innerType) return listObjects(innerType, `${path}[]`);
  if (!isObject(schema)) return [];
  return Object.entries(schema.fields).flatMap(([name, field]) => {
    const schemaPath = path === '' ? name : `${path}.${name}`;
    return [...(isObject(field) ? [[schemaPath, field] as const] : []), ...listObjects(field, schemaPath)];
  });
};

const parts = CONTRACTS.flatMap(({ name, contract }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = contract[part] as Schema | undefined;
    return schema ? [{ name: `${name} ${part}`, schema }] : [];
  }),
);

const isOptional = (description: SchemaDescription | undefined): boolean => description?.optional === true;
const allOptional = parts.filter(({ schema }) => {
  const { fields } = schema.describe() as SchemaObjectDescription;
  return fields && Object.values(fields).every((field) => isOptional(field as SchemaDescription));
});

describe('a part of a request whose fields are all optional', () => {
  it('is found in the table', () => {
    expect(allOptional.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['talents.update body', 'clients.update body', 'projects.update body']),
    );
  });

  it('may be empty', () => {
    expect(allOptional.filter(({ schema }) => !schema.isValidSync({})).map(({ name }) => name)).toEqual([]);
  });
});

describe('an object that may be left out', () => {
  // yup turns an absent object into `{}` and then requires its fields.
  const left = parts.flatMap(({ name, schema }) =>
    listObjects(schema)
      .filter(([, object]) => isOptional(object.describe()))
      .map(([path, object]) => ({ name: `${name}: ${path}`, object })),
  );

  it('stays left out', () => {
    expect(left.length).toBeGreaterThan(0);
    for (const { name, object } of left) expect.soft(object.validateSync(undefined), name).toBeUndefined();
  });
});

describe('a required object', () => {
  const objects = parts.flatMap(({ name, schema }) =>
    listObjects(schema)
      .filter(([path, object]) => !path.includes('[]') && !isOptional(object.describe()))
      .map(([path, object]) => ({ name: `${name}: ${path}`, object })),
  );

  it('is not filled in', () => {
    expect(objects.length).toBeGreaterThan(0);
    for (const { name, object } of objects)
      expect.soft(() => object.validateSync(undefined), name).toThrow('validation.required');
  });
});

describe('a limit on calls about one record', () => {
  const limited = CONTRACTS.flatMap(({ name, contract }) =>
    (contract.recordLimits ?? []).flatMap(({ by }) => by.map((place) => ({ name, contract, place }))),
  );

  it('uses a field of the request, and the contract names its refusal', () => {
    expect(limited.length).toBeGreaterThan(0);
    for (const { name, contract, place } of limited) {
      const [part = '', ...path] = place.split('.');
      const schema = contract[part as 'params' | 'query' | 'body'] as Schema | undefined;
      const described = schema?.describe() as SchemaObjectDescription | undefined;
      expect.soft(described, `${name} ${place}`).toHaveProperty(path.flatMap((field) => ['fields', field]));
      expect.soft(contract.errors, name).toContain(429);
    }
  });
});
