import type { CsvKind } from '@domain/values/csv.ts';
import type { FileColumn } from './listFile.ts';

/** Returns export columns of a list without a table, labelled by field. */
export const getFileColumns = <Row, Field extends string>(
  view: Readonly<Record<Field, (row: Row) => string>>,
  labelOf: (field: Field) => string,
  kinds?: Readonly<Partial<Record<Field, CsvKind>>>,
): readonly FileColumn<Row>[] =>
  (Object.keys(view) as Field[]).map((field) => ({
    field,
    label: labelOf(field),
    plain: view[field],
    kind: kinds?.[field] ?? 'text',
  }));
