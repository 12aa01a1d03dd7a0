import { ValidationError, type InferType, type Schema } from 'yup';
import { getFullName } from '@domain/people/names.ts';
import type { ImportedRow } from '@domain/roster/roster.api.ts';
import { getErrorText } from '@domain/messages/messages.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { getMessage } from '@domain/messages/message-text.ts';
import { isErrorCode } from '@domain/messages/messages.ts';
import { tagListsSchema } from '@domain/roster/roster.schema.ts';
import { TAG_MAX, TAGS_MAX } from '@domain/talents/talent-terms.ts';
import { inviteSchema } from '@domain/talents/talents.schema.ts';
import { foldText } from '@domain/values/fold-text.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readLanguages } from '../../work/collections/reference-data.ts';
import type { FieldRow } from './csv-columns.ts';

export interface ValidRow {
  readonly line: number;
  readonly fullName: string;
  readonly values: InferType<typeof inviteSchema>;
  readonly tags: readonly string[];
}

export type CheckedRow = ValidRow | ImportedRow;

interface Place {
  readonly line: number;
  readonly fullName: string;
  readonly email?: string;
  readonly values?: { readonly email: string };
}

/** Returns the result of an invalid row, with the fix in the caller's language. */
export const toFailedRow = (
  { line, fullName, email, values }: Place,
  error: AppError,
  locale: Locale,
): ImportedRow => {
  const { property } = error.detail;
  const message = getErrorText(error.code, locale, error.detail.values);
  const address = values?.email ?? email ?? '';

  return {
    line,
    fullName,
    email: address,
    outcome: 'failed',
    message,
    ...(property === undefined ? {} : { property }),
  };
};

/** Parses a cell's tags, separated by commas, semicolons or bars; without duplicates. */
const getTags = (cell: string): readonly string[] => {
  const tags = cell.split(/[,;|]/).map((tag) => tag.trim());
  return [...new Map(tags.filter((tag) => foldText(tag) !== '').map((tag) => [foldText(tag), tag])).values()];
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

/** Returns the code of the first working language in a list of codes or names; 422 lists the valid ones. */
const getLanguage = async (cell: string, locale: Locale): Promise<string> => {
  const languages = (await readLanguages()).filter(({ mainWorkingLanguage }) => mainWorkingLanguage);

  const codes = cell.split(/[,;|]/).flatMap((part) => {
    const isNamed = (name: string | null) => name && foldText(name) === foldText(part);
    const language = languages.find((candidate) =>
      [candidate.alpha3, candidate.alpha2, candidate.name, candidate.nameEs].some(isNamed),
    );
    return language ? [language.alpha3] : [];
  });
  if (codes[0] !== undefined) return codes[0];

  const names = languages.map(({ name, nameEs }) => (locale === 'es' ? nameEs : name));
  const values = { languages: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names) };

  throw new AppError(422, 'csv.languageUnknown', { property: 'language', values });
};

/** 422 that names a tag that is too long, or reports too many. */
const refuseUnlessFitting = (tags: readonly string[]): void => {
  const property = 'tags';
  const tag = tags.find(({ length }) => length > TAG_MAX);
  if (tag) throw new AppError(422, 'csv.tagLength', { property, values: { tag, max: TAG_MAX } });
  if (tags.length > TAGS_MAX)
    throw new AppError(422, 'csv.tagCount', { property, values: { max: TAGS_MAX } });
};

/** Returns a row's values, or its error. */
export const checkRow = async (
  { line, fields, isTooLong }: FieldRow,
  locale: Locale,
): Promise<CheckedRow> => {
  const { tags: cell, ...cells } = fields;
  try {
    if (isTooLong) throw new AppError(422, 'csv.rowLength');
    const language = cells.language === '' ? '' : await getLanguage(cells.language, locale);
    const values = await cast(inviteSchema, { ...cells, email: cells.email.toLowerCase(), language });
    const tags = getTags(cell);
    if (tags.length > 0) {
      refuseUnlessFitting(tags);
      await cast(tagListsSchema, { add: tags, remove: [] });
    }
    return { line, fullName: getFullName(fields), values, tags };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return toFailedRow({ line, fullName: getFullName(fields), email: fields.email }, error, locale);
  }
};
