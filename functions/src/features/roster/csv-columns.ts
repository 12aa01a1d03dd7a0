import type { InferType } from 'yup';
import { getNameParts, getNameValues, type NameValues } from '@domain/people/names.ts';
import type { ImportedColumn } from '@domain/roster/roster.api.ts';
import { CSV_FIELDS, type CsvField, type importSchema } from '@domain/roster/roster-import.schema.ts';
import { foldText } from '@domain/values/fold-text.ts';
import { cutText } from '@domain/values/graphemes.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { CsvFile, CsvRow } from './read-csv.ts';

export type MatchedColumns = InferType<typeof importSchema>['columns'];

/** Each field's column, as its index in the file. */
type ColumnIndexes = ReadonlyMap<CsvField, number>;

export interface FieldRow extends Omit<CsvRow, 'cells'> {
  readonly fields: Readonly<Record<CsvField, string> & NameValues>;
}

const SAMPLES = 3;
/** Characters of a header or sample in the reply. */
const SHOWN_LENGTH = 60;

const toPlainHeader = (header: string): string => foldText(header).replace(/ /g, '');

/** Column names in both languages, the best first. */
const HEADERS: Readonly<Record<CsvField, readonly string[]>> = {
  name: ['name', 'firstname', 'givenname', 'nombre', 'fullname', 'nombrecompleto', 'nombreyapellidos'],
  lastName: ['lastname', 'surname', 'familyname', 'apellido', 'apellidos'],
  email: ['email', 'emailaddress', 'mail', 'correo', 'correoelectronico'],
  language: ['language', 'languages', 'idioma', 'idiomas', 'lengua'],
  tags: ['tags', 'tag', 'etiquetas', 'etiqueta'],
};

const recogniseColumns = (headers: readonly string[]): ColumnIndexes => {
  const plainHeaders = headers.map(toPlainHeader);
  return new Map(
    CSV_FIELDS.flatMap((field) => {
      const header = HEADERS[field].find((name) => plainHeaders.includes(name));
      return header === undefined ? [] : [[field, plainHeaders.indexOf(header)] as const];
    }),
  );
};

/** Returns the columns that a caller matched; 422 for one that isn't in the file, and for a column or field that is matched twice. */
const getChosenColumns = (
  columns: NonNullable<MatchedColumns>,
  headers: readonly string[],
): ColumnIndexes => {
  const chosen = new Map<CsvField, number>();
  for (const [index, { position, field }] of columns.entries()) {
    const refuse = (
      property: 'position' | 'field',
      code: 'csv.columnUnknown' | 'csv.columnTwice' | 'csv.fieldTwice',
    ) =>
      new AppError(422, code, {
        property: `columns[${index}].${property}`,
        values: { position, field, columns: headers.length },
      });

    if (position > headers.length) throw refuse('position', 'csv.columnUnknown');
    if (chosen.has(field)) throw refuse('field', 'csv.fieldTwice');
    if ([...chosen.values()].includes(position - 1)) throw refuse('position', 'csv.columnTwice');

    chosen.set(field, position - 1);
  }

  return chosen;
};

export const matchColumns = (columns: MatchedColumns, { headers }: CsvFile): ColumnIndexes =>
  columns ? getChosenColumns(columns, headers) : recogniseColumns(headers);

/** Returns the file's columns with samples of their values, except those without a header or a value. */
export const describeColumns = (
  { headers, rows }: CsvFile,
  indexes: ColumnIndexes,
): readonly ImportedColumn[] => {
  const fields = new Map([...indexes].map(([field, index]) => [index, field]));

  return headers.flatMap((header, index): readonly ImportedColumn[] => {
    const values = new Set(rows.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== ''));
    if (header === '' && values.size === 0) return [];

    const samples = [...values].slice(0, SAMPLES).map((value) => cutText(value, SHOWN_LENGTH));

    return [
      {
        position: index + 1,
        header: cutText(header, SHOWN_LENGTH),
        samples,
        field: fields.get(index) ?? null,
      },
    ];
  });
};

/** Returns a row's cells by field, empty for fields without a column; without one for last names, names are full names. */
export const getFields = ({ cells, ...row }: CsvRow, indexes: ColumnIndexes): FieldRow => {
  const getCell = (field: CsvField) => cells[indexes.get(field) ?? -1] ?? '';
  const name = getCell('name');
  const names = indexes.has('lastName')
    ? { name, lastName: getCell('lastName'), hasOneName: false }
    : getNameValues(getNameParts(name));
  return {
    ...row,
    fields: { ...names, email: getCell('email'), language: getCell('language'), tags: getCell('tags') },
  };
};
