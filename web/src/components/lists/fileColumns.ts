import type { FileColumn } from './listFile.ts';

/** Columns of a list that is no table: what a file says of each row, under the label of each field. */
export const fileColumns = <Row, Field extends string>(
  told: Readonly<Record<Field, (row: Row) => string>>,
  labelOf: (field: Field) => string,
): readonly FileColumn<Row>[] =>
  (Object.keys(told) as Field[]).map((field) => ({ field, label: labelOf(field), plain: told[field] }));
