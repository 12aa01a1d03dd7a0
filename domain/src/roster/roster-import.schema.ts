import { strictObject, flag, text, yup } from '../messages/yup.ts';
import { wholeNumber } from '../values/whole-number.ts';

/** Bytes of an imported file that a call takes, at most; five hundred rows are far below. */
export const CSV_MAX = 120_000;

/** Columns of an imported file; a reply contains a sample of each. */
export const CSV_COLUMNS_MAX = 100;

/** What a column of an imported file can contain. Without `lastName`, `name` is the full name. */
export const CSV_FIELDS = ['name', 'lastName', 'email', 'language', 'tags'] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

export const isCsvField = (value: unknown): value is CsvField => CSV_FIELDS.some((field) => field === value);

/** Fields that need a column. */
export const CSV_REQUIRED = ['name', 'email', 'language'] as const satisfies readonly CsvField[];

const csvText = () => {
  const schema = yup.string().max(CSV_MAX).required();
  schema.transforms = [];
  return schema;
};

/** A column of the file, counted from 1, and the field that it contains. */
const matchedColumn = strictObject({
  position: wholeNumber().min(1).max(CSV_COLUMNS_MAX).required(),
  field: text().oneOf(CSV_FIELDS).required(),
});

/** A CSV file of talents to invite or tag; `dryRun` only previews. Without `columns`, headers are recognised by name. */
export const importSchema = strictObject({
  csv: csvText(),
  dryRun: flag().required(),
  columns: yup.array().of(matchedColumn).max(CSV_FIELDS.length).optional(),
});
