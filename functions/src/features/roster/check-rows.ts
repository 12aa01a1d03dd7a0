import { ValidationError, type InferType, type Schema } from 'yup';
import type { ImportedRow } from '@domain/roster/roster.api.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { messageOf } from '@domain/messages/message-text.ts';
import { isErrorCode } from '@domain/messages/messages.ts';
import { TAG_MAX, tagListsSchema } from '@domain/roster/roster.schema.ts';
import { TAGS_MAX } from '@domain/talents/talent-terms.ts';
import { inviteSchema } from '@domain/talents/talents.schema.ts';
import { foldedText } from '@domain/values/folded-text.ts';
import { AppError } from '../../errors/app-error.ts';
import { errorBody } from '../../errors/error-body.ts';
import { readLanguages } from '../../records/reference-data.ts';
import { readCsv, type CsvRow } from './read-csv.ts';

/** A row that can be carried out. */
export interface SoundRow {
  readonly line: number;
  readonly values: InferType<typeof inviteSchema>;
  readonly tags: readonly string[];
}

/** … or what is wrong with it. */
export type CheckedRow = SoundRow | ImportedRow;

interface Place {
  readonly line: number;
  readonly email?: string;
  readonly values?: { readonly email: string };
}

/** A row that cannot be imported, with what to do about it in the caller's language. */
export const failed = ({ line, email, values }: Place, error: AppError, locale: Locale): ImportedRow => {
  const { property, message } = errorBody(error, locale);
  const address = values?.email ?? email ?? '';
  return { line, email: address, outcome: 'failed', message, ...(property === null ? {} : { property }) };
};

/** Tags of one cell, parted by commas, semicolons or strokes; each once. */
const tagsOf = (cell: string): readonly string[] => {
  const tags = cell.split(/[,;|]/).map((tag) => tag.trim());
  return [
    ...new Map(tags.filter((tag) => foldedText(tag) !== '').map((tag) => [foldedText(tag), tag])).values(),
  ];
};

/** A row cast by its schema; refused as a request would be. */
const cast = async <Value>(schema: Schema<Value>, value: unknown): Promise<Value> => {
  try {
    return await schema.validate(value, { abortEarly: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { code, values } = messageOf(error.message, isErrorCode) ?? {
      code: 'validation.invalid',
      values: {},
    };
    throw new AppError(422, code, { ...(error.path ? { property: error.path } : {}), values });
  }
};

const refuseUnlessCast = async (language: string): Promise<void> => {
  const languages = await readLanguages();
  if (languages.some(({ alpha3, mainWorkingLanguage }) => alpha3 === language && mainWorkingLanguage)) return;
  throw new AppError(422, 'validation.languageUnknown', { property: 'language' });
};

/** 422 that says which tag is too long, or that there are too many. */
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
    const wanted = { ...fields, email: fields.email.toLowerCase(), language: fields.language.toLowerCase() };
    const values = await cast(inviteSchema, wanted);
    await refuseUnlessCast(values.language);
    const tags = tagsOf(cell);
    if (tags.length > 0) {
      refuseUnlessFitting(tags);
      await cast(tagListsSchema, { add: tags, remove: [] });
    }
    return { line, values, tags };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return failed({ line, email: fields.email }, error, locale);
  }
};

/** Every row of a file, sound or with what is wrong; an address that comes twice is imported from its first row. */
export const checkRows = async (csv: string, locale: Locale): Promise<readonly CheckedRow[]> => {
  const seen = new Map<string, number>();
  const rows: CheckedRow[] = [];
  for (const row of readCsv(csv)) {
    const email = row.cells.email.toLowerCase();
    const before = seen.get(email);
    if (before === undefined) {
      if (email !== '') seen.set(email, row.line);
      rows.push(await checked(row, locale));
      continue;
    }
    const error = new AppError(422, 'csv.duplicateRow', { property: 'email', values: { line: before } });
    rows.push(failed({ line: row.line, email }, error, locale));
  }
  return rows;
};
