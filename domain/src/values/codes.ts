import { messageId, text } from '../messages/yup.ts';
import type { CatalogKind } from '../reference/reference.ts';

/** The stored list that a value belongs to. Schemas know the shape of a code; the API looks up whether it is listed. */
export type StoredList =
  | { readonly list: 'catalog'; readonly kind: CatalogKind }
  | { readonly list: 'countries' }
  /** `castable`: only main working languages. */
  | { readonly list: 'languages'; readonly castable: boolean };

declare module 'yup' {
  interface CustomSchemaMetadata {
    listed?: StoredList;
  }
}

/** A code may be left out, and not be empty. */
const code = () => text().min(1, messageId('validation.required'));

export const catalogCode = (kind: CatalogKind) =>
  code()
    .matches(/^[A-Z0-9_]{1,40}$/, { message: messageId('validation.codeUnknown'), excludeEmptyString: true })
    .meta({ listed: { list: 'catalog', kind } });

/** An option of licences: a code of the catalogue or an agency's own, which the API looks up where it knows the agency. */
export const optionCode = () => text().matches(/^[A-Z0-9_]{1,40}$/, messageId('validation.codeUnknown'));

/** A currency by its ISO 4217 code. */
export const currencyCode = () => text().matches(/^[A-Z]{3}$/, messageId('validation.currency'));

/** A country by its ISO 3166 alpha-3 code. */
export const countryCode = code()
  .matches(/^[A-Z]{3}$/, { message: messageId('validation.countryUnknown'), excludeEmptyString: true })
  .meta({ listed: { list: 'countries' } });

const language = code().matches(/^[a-z]{3}$/, {
  message: messageId('validation.languageUnknown'),
  excludeEmptyString: true,
});

/** A language by its ISO 639-3 code. */
export const languageCode = language.meta({ listed: { list: 'languages', castable: false } });

/** A main working language: one to cast in, and to register with. */
export const castLanguageCode = language.meta({ listed: { list: 'languages', castable: true } });

/** A language as it is spoken somewhere, by BCP 47: `es`, `es-MX`, `zh-Hant-TW`. */
export const languageTag = text().matches(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/, {
  message: messageId('validation.languageUnknown'),
  excludeEmptyString: true,
});
