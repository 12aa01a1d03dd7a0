import type { Locale } from '@domain/messages/locale.ts';
import type { CatalogKind } from '@domain/reference/reference.ts';
import { readCatalog, readCountries, readLanguages } from '../../work/collections/reference-data.ts';

/** A list whose codes records contain. */
export type ListName = CatalogKind | 'countries' | 'languages';
/** Returns a code's name; undefined for an unknown code. */
export type FindName = (list: ListName, code: string) => string | undefined;

/** Reads the names of catalog values, countries and languages. */
export const readListNames = async (locale: Locale): Promise<FindName> => {
  const [catalog, countries, languages] = await Promise.all([
    readCatalog(),
    readCountries(),
    readLanguages(),
  ]);
  const names = new Map<string, string>();
  const add = (list: ListName, code: string, en: string, es: string) =>
    names.set(`${list} ${code}`, locale === 'es' ? es : en);

  for (const { catalog: kind, code, label, labelEs } of catalog) add(kind, code, label, labelEs);
  for (const { alpha3, name, nameEs } of countries) add('countries', alpha3, name, nameEs);
  for (const { alpha3, name, nameEs } of languages) add('languages', alpha3, name, nameEs);

  return (list, code) => names.get(`${list} ${code}`);
};
