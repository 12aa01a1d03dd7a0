import fc from 'fast-check';
import type { AnySchema, ISchema, SchemaDescription } from 'yup';
import { HOSTILE_KEYS, hostileValue } from './hostile.ts';

/** Valid texts and numbers; each field picks the ones it accepts. */
const TEXTS = [
  'Ana Costa',
  'x',
  'A message of more than twenty-five characters.',
  'ADU',
  'FEM',
  'WARM',
  'NATURAL',
  'PRODUCER',
  'eng',
  'spa',
  'ESP',
  'EUR',
  'en',
  'agency-slug',
  '#aabbcc',
  'ana@studio.example',
  'a-long-password',
  'https://studio.example/logo.png',
  '+34 600 111 222',
  'Europe/Madrid',
  '2031-05-04',
  '2031-05-04T10:00:00.000Z',
  '2031/05/04 10-11',
] as const;
const NUMBERS = [0, 1, 2, 5, 10, 20, 100] as const;

/** Records of the fuzz's world by field name. Resolved when a request is sent. */
const SYMBOLS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(casting|castingId)$/, ['@casting@']],
  [/^(voiceId)$/, ['@voice@']],
  [/^(projectId)$/, ['@project@']],
  [/^(demoId)$/, ['@demo@']],
  [/^(castingDemoIds?)$/, ['@castingDemo@']],
  [/^(talentId|userId|uid)$/, ['@talent@']],
  [/^agencySlug$/, ['@agency@']],
  [/^urlIdentifier$/, ['@link@', '@projectLink@', '@casting@']],
  [/email/i, ['@email@', '@fresh@']],
  [/token$/i, ['@token@']],
  [/^updatedAt$/, ['@updatedAt@']],
  [
    /id$/i,
    [
      '@project@',
      '@voice@',
      '@casting@',
      '@entry@',
      '@talent@',
      '@client@',
      '@engineer@',
      '@agency@',
      'nothing-here',
    ],
  ],
];

const getSymbols = (name: string): readonly string[] =>
  SYMBOLS.find(([names]) => names.test(name))?.[1] ?? [];

const isAccepted = (schema: AnySchema, value: unknown): boolean => {
  try {
    return schema.isValidSync(value, { strict: false });
  } catch {
    // A schema that depends on siblings can't judge one value.
    return false;
  }
};

const pickOne = (values: readonly unknown[]): fc.Arbitrary<unknown> | undefined =>
  values.length > 0 ? fc.constantFrom(...values) : undefined;

const makeValidLeaf = (name: string, schema: AnySchema, { type, oneOf: allowed }: SchemaDescription) => {
  if (allowed.length > 0) return fc.constantFrom(...allowed);
  const symbols = getSymbols(name);
  if (type === 'boolean') return fc.boolean();
  if (type === 'number')
    return pickOne(NUMBERS.filter((value) => isAccepted(schema, value))) ?? fc.constant(1);
  const texts = pickOne(TEXTS.filter((value) => isAccepted(schema, value)));
  const named = pickOne(symbols);
  if (named && texts) return fc.oneof({ arbitrary: named, weight: 5 }, texts);
  return named ?? texts ?? fc.constant('x');
};

type Container = AnySchema & {
  readonly innerType?: ISchema<unknown>;
  readonly fields?: Record<string, unknown>;
};

/** Valid values of a schema, as far as a single field can be judged. */
export const makeValidValues = (schema: AnySchema, name = ''): fc.Arbitrary<unknown> => {
  const { innerType, fields } = schema as Container;
  const description = schema.describe();
  if (description.type === 'array' && innerType)
    return fc.array(makeValidValues(innerType as AnySchema, name), { minLength: 1, maxLength: 3 });
  if (description.type === 'object' && fields) {
    const model = Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, makeValidValues(field as AnySchema, key)]),
    );
    const needed = Object.entries(fields)
      .filter(([, field]) => (field as AnySchema).describe().optional === false)
      .map(([key]) => key);
    return fc.record(model, { requiredKeys: needed });
  }

  return makeValidLeaf(name, schema, description);
};

type Fields = Readonly<Record<string, unknown>>;

const omitField = (fields: Fields, key: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));

/** The same with one fault: a missing field, a wrong value, or an unknown field. */
export const makeFlawedValues = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      arbitrary,
      fc.nat(),
      hostileValue,
      fc.constantFrom('gone', 'other', 'more', 'whole'),
      fc.constantFrom(...HOSTILE_KEYS, 'note'),
    )
    .map(([value, position, replacement, flaw, key]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value) || flaw === 'whole')
        return replacement;

      const fields = value as Fields;
      const names = Object.keys(fields);
      const name = names[position % Math.max(1, names.length)] ?? 'x';
      if (flaw === 'gone') return omitField(fields, name);

      // Not by assignment, which would set the prototype for `__proto__`.
      return Object.fromEntries([
        ...Object.entries(omitField(fields, name)),
        [flaw === 'more' ? key : name, replacement],
      ]);
    });
