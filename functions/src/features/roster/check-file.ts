import { getFullName } from '@domain/people/names.ts';
import type { ImportResult } from '@domain/roster/roster.api.ts';
import { CSV_REQUIRED } from '@domain/roster/roster-import.schema.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { checkRow, toFailedRow, type CheckedRow } from './check-row.ts';
import {
  describeColumns,
  getFields,
  matchColumns,
  type FieldRow,
  type MatchedColumns,
} from './csv-columns.ts';
import { readCsv } from './read-csv.ts';

/** Returns every row, valid or with its error; a repeated address uses its first row. */
const checkAll = async (fieldRows: readonly FieldRow[], locale: Locale): Promise<readonly CheckedRow[]> => {
  const seen = new Map<string, number>();
  const rows: CheckedRow[] = [];

  for (const row of fieldRows) {
    const email = row.fields.email.toLowerCase();
    const before = seen.get(email);
    if (before === undefined) {
      if (email !== '') seen.set(email, row.line);
      rows.push(await checkRow(row, locale));
      continue;
    }
    const error = new AppError(422, 'csv.duplicateRow', { property: 'email', values: { line: before } });
    rows.push(toFailedRow({ line: row.line, fullName: getFullName(row.fields), email }, error, locale));
  }

  return rows;
};

/** Returns a file's columns and checked rows. Without a column for a required field: 422, or no rows in a dry run. */
export const checkFile = async (
  {
    csv,
    columns,
    dryRun,
  }: { readonly csv: string; readonly columns: MatchedColumns; readonly dryRun: boolean },
  locale: Locale,
): Promise<Omit<ImportResult, 'rows'> & { readonly rows: readonly CheckedRow[] }> => {
  const file = readCsv(csv);
  const indexes = matchColumns(columns, file);
  const missing = CSV_REQUIRED.filter((field) => !indexes.has(field));
  if (missing.length > 0 && !dryRun)
    throw new AppError(422, 'csv.missingColumns', {
      property: 'columns',
      values: { columns: missing.join(', ') },
    });

  const rows = file.rows.map((row) => getFields(row, indexes));

  return {
    separator: file.separator,
    columns: describeColumns(file, indexes),
    rows: missing.length > 0 ? [] : await checkAll(rows, locale),
  };
};
