import { expect, it } from 'vitest';
import { CSV_FIELDS } from '@domain/roster/roster-import.schema.ts';
import { describeColumns, matchColumns } from '../../functions/src/features/roster/csv-columns.ts';
import { readCsv } from '../../functions/src/features/roster/read-csv.ts';
import { roster as en } from '../../web/src/i18n/en/roster.ts';
import { roster as es } from '../../web/src/i18n/es/roster.ts';

it.each([
  ['English', en, ','],
  ['Spanish', es, ';'],
] as const)('the columns of the %s import template are recognised', (_language, texts, separator) => {
  const header = CSV_FIELDS.map((field) => texts[`roster.importField.${field}`]).join(separator);
  const file = readCsv(
    `${header}\r\nVera${separator}Lund${separator}v@v.example${separator}spa${separator}\r\n`,
  );
  const columns = describeColumns(file, matchColumns(undefined, file));
  expect(columns.map(({ field }) => field)).toEqual(CSV_FIELDS);
});
