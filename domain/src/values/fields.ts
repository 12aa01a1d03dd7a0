import type { yup } from '../messages/yup.ts';

/** Schemas of a record's fields by name: one declaration of their type, check and default. */
type Fields = Readonly<Record<string, yup.AnySchema>>;

type Frozen<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** What a record holds in these fields; each has a value. */
export type FieldValues<Own extends Fields> = {
  readonly [Name in keyof Own]: Frozen<Exclude<yup.InferType<Own[Name]>, undefined>>;
};

const mapFields = (fields: Fields, change: (field: yup.AnySchema) => yup.AnySchema): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field)]));

export const getNames = <Own extends Fields>(fields: Own): readonly (keyof Own & string)[] =>
  Object.keys(fields);

export const getDefaults = <Own extends Fields>(fields: Own): FieldValues<Own> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.getDefault() as unknown]),
  ) as FieldValues<Own>;

/** Returns the fields of a change, each of which may be absent. */
export const toPatchFields = <Own extends Fields>(fields: Own) =>
  mapFields(fields, (field) => field.optional().default(undefined)) as {
    readonly [Name in keyof Own]: yup.Schema<yup.InferType<Own[Name]> | undefined>;
  };

const isNullableText = (field: yup.AnySchema): boolean => field.type === 'string' && field.spec.nullable;

/** Returns the fields of a form, whose empty inputs mean null where that is allowed. */
export const toFormFields = <Own extends Fields>(fields: Own): Own =>
  mapFields(fields, (field) =>
    isNullableText(field) ? field.transform((value: unknown) => (value === '' ? null : value)) : field,
  ) as Own;

type FormValue<Value> = [Value] extends [string | null]
  ? string
  : Value extends readonly (infer Item)[]
    ? Item[]
    : Value;

/** Returns a form's initial values: texts are never null, because an input needs a value. */
export const toFormValues = <Own extends Fields>(fields: Own, record: FieldValues<Own>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { type }]) => {
      const value: unknown = record[name];
      return [name, type === 'string' ? (value ?? '') : Array.isArray(value) ? [...value] : value];
    }),
  ) as { [Name in keyof Own]: FormValue<FieldValues<Own>[Name]> };

export const pickFields = <Stored, Name extends keyof Stored>(
  record: Stored,
  names: readonly Name[],
): Pick<Stored, Name> => Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<Stored, Name>;
