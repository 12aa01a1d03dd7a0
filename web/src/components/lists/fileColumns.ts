import type { FileColumn } from './listFile.ts';

/** Returns export columns of a list without a table, labelled by field. */
export const fileColumns = <Row, Field extends string>(
  told: Readonly<Record<Field, (row: Row) => string>>,
  labelOf: (field: Field) => string,
): readonly FileColumn<Row>[] =>
  (Object.keys(told) as Field[]).map((field) => ({ field, label: labelOf(field), plain: told[field] }));
