/** Fields of a record, each one line. */
export type Line = Readonly<Record<string, string>>;

const pickOnly = (line: Line, fields: readonly string[]): Line =>
  Object.fromEntries(fields.map((field) => [field, line[field] ?? '']));

/** Returns the changed fields with their initial values, which the server compares. */
export const getFieldChanges = <Fields extends { readonly [Field in keyof Fields]: string }>(
  values: Fields,
  began: Line,
): Partial<Fields> & { readonly was: Partial<Fields> } => {
  const line: Line = values;
  const changed = Object.keys(line).filter((field) => line[field] !== began[field]);
  return { ...pickOnly(line, changed), was: pickOnly(began, changed) } as Partial<Fields> & {
    readonly was: Partial<Fields>;
  };
};
