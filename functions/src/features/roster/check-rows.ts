import { ValidationError, type InferType, type Schema } from 'yup';
import { getFullName } from '@domain/people/names.ts';
import type { Imported, ImportedRow } from '@domain/roster/roster.api.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { getMessage } from '@domain/messages/message-text.ts';
import { isErrorCode } from '@domain/messages/messages.ts';
import { TAG_MAX, tagListsSchema } from '@domain/roster/roster.schema.ts';
import { TAGS_MAX } from '@domain/talents/talent-terms.ts';
import { inviteSchema } from '@domain/talents/talents.schema.ts';
import { foldedText } from '@domain/values/folded-text.ts';
import { AppError } from '../../errors/app-error.ts';
import { errorBody } from '../../errors/error-body.ts';
import { readLanguages } from '../../records/reference-data.ts';
import { readCsv, type CsvRow } from './read-csv.ts';

export interface SoundRow {
  readonly line: number;
  readonly fullName: string;
  readonly values: InferType<typeof inviteSchema>;
  readonly tags: readonly string[];
}

export type CheckedRow = SoundRow | ImportedRow;

interface Place {
  readonly line: number;
  readonly fullName: string;
  readonly email?: string;
  readonly values?: { readonly email: string };
}

/** Returns the result of an invalid row, with the fix in the caller's language. */
export const failed = (
  { line, fullName, email, values }: Place,
  error: AppError,
  locale: Locale,
): ImportedRow => {
  const { property, message } = errorBody(error, locale);
  const address = values?.email ?? email ?? '';
  return {
    line,
    fullName,
    email: address,
    outcome: 'failed',
    message,
    ...(property === null ? {} : { property }),
  };
};

/** Parses a cell's tags, separated by commas, semicolons or bars; without duplicates. */
const getTags = (cell: string): readonly string[] => {
  const tags = cell.split(/[,;|]/).map((tag) => tag.trim());
  return [
    ...new Map(tags.filter((tag) => foldedText(tag) !== '').map((tag) => [foldedText(tag), tag])).values(),
  ];
};

const cast = async <Value>(schema: Schema<Value>, value: unknown): Promise<Value> => {
  try {
    return await schema.validate(value, { abortEarly: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { code, values } = getMessage(error.message, isErrorCode) ?? {
      code: 'validation.invalid',
      values: {},
    };
    throw new AppError(422, code, { ...(error.path ? { property: error.path } : {}), values });
  }
};

/** Returns a working language's code from a code or name; 422 lists the valid ones. */
const getLanguage = async (given: string, locale: Locale): Promise<string> => {
  const languages = (await readLanguages()).filter(({ mainWorkingLanguage }) => mainWorkingLanguage);
  const found = languages.find(({ alpha3, alpha2, name, nameEs }) =>
    [alpha3, alpha2, name, nameEs].some((known) => known && foldedText(known) === foldedText(given)),
  );
  if (found) return found.alpha3;
  const names = languages.map(({ name, nameEs }) => (locale === 'es' ? nameEs : name));
  const values = { languages: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names) };
  throw new AppError(422, 'csv.languageUnknown', { property: 'language', values });
};

const nameIn = ({ name, lastName }: CsvRow['cells']): string => getFullName({ name, lastName });

/** 422 that names a tag that is too long, or reports too many. */
const refuseUnlessFitting = (tags: readonly string[]): void => {
  const property = 'tags';
  const tag = tags.find(({ length }) => length > TAG_MAX);
  if (tag) throw new AppError(422, 'csv.tagLength', { property, values: { tag, max: TAG_MAX } });
  if (tags.length > TAGS_MAX)
    throw new AppError(422, 'csv.tagCount', { property, values: { max: TAGS_MAX } });
};

const checked = async ({ line, cells, isTooLong }: CsvRow, locale: Locale): Promise<CheckedRow> => {
  const { tags: cell, ...fields } = cells;
  try {
    if (isTooLong) throw new AppError(422, 'csv.rowLength');
    const language = fields.language === '' ? '' : await getLanguage(fields.language, locale);
    const values = await cast(inviteSchema, { ...fields, email: fields.email.toLowerCase(), language });
    const tags = getTags(cell);
    if (tags.length > 0) {
      refuseUnlessFitting(tags);
      await cast(tagListsSchema, { add: tags, remove: [] });
    }
    return { line, fullName: nameIn(cells), values, tags };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return failed({ line, fullName: nameIn(cells), email: fields.email }, error, locale);
  }
};

/** Returns every row, valid or with its error; a repeated address uses its first row. */
export const checkRows = async (
  csv: string,
  locale: Locale,
): Promise<{ readonly separator: Imported['separator']; readonly rows: readonly CheckedRow[] }> => {
  const read = readCsv(csv);
  const seen = new Map<string, number>();
  const rows: CheckedRow[] = [];
  for (const row of read.rows) {
    const email = row.cells.email.toLowerCase();
    const before = seen.get(email);
    if (before === undefined) {
      if (email !== '') seen.set(email, row.line);
      rows.push(await checked(row, locale));
      continue;
    }
    const error = new AppError(422, 'csv.duplicateRow', { property: 'email', values: { line: before } });
    rows.push(failed({ line: row.line, fullName: nameIn(row.cells), email }, error, locale));
  }
  return { separator: read.separator, rows };
};
