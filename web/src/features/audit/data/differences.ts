/** A JSON value of a record. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [field: string]: Plain };

/** An added, removed or changed field; undefined: absent. */
interface Difference {
  /** Path of field names, outermost first. */
  readonly path: readonly string[];
  readonly before: Plain | undefined;
  readonly after: Plain | undefined;
}

const isMap = (value: Plain | undefined): value is { readonly [field: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (json: string | null): Plain | undefined =>
  json === null ? undefined : (JSON.parse(json) as Plain);

const isSame = (a: Plain | undefined, b: Plain | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const listDifferences = (
  before: Plain | undefined,
  after: Plain | undefined,
  path: readonly string[],
): readonly Difference[] => {
  const isInside = (isMap(before) || before === undefined) && (isMap(after) || after === undefined);
  if (!isInside) return isSame(before, after) ? [] : [{ path, before, after }];
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) => listDifferences(before?.[field], after?.[field], [...path, field]));
};

/** Changed fields between two values; null: no value. */
export const findDifferences = (before: string | null, after: string | null): readonly Difference[] =>
  listDifferences(parse(before), parse(after), []).filter(({ path }) => path.length > 0);
