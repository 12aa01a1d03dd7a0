import { useCallback, useMemo } from 'react';
import { getVarieties } from '@domain/demos/varieties.ts';
import type { CatalogEntry, CatalogKind, Country, Language } from '@domain/reference/reference.ts';
import { getFirstGrapheme } from '@domain/values/graphemes.ts';
import { api, type ApiCall } from './http/api.ts';
import { useLocale } from '../i18n/localeContext.ts';
import { createSharedRequest, useShared, useRequestState } from './http/createSharedRequest.ts';
import type { Request, RequestState } from './http/useRequest.ts';

/** Reference data rarely changes: loaded once per page, retried only after a failure. */
const createSource = <R>(load: ApiCall<undefined, undefined, undefined, R, true>) =>
  createSharedRequest(() => load(), load.path);
const SOURCES = {
  languages: createSource(api.reference.availableLanguages),
  countries: createSource(api.reference.countries),
  catalog: createSource(api.reference.catalog),
};

/** A list of options. */
export type ReferenceName = keyof typeof SOURCES;

/** Returns whether one of these lists failed to load, with a retry. Loads nothing itself. */
export const useReferenceFailure = (
  names: readonly ReferenceName[],
): { readonly failed: boolean; readonly retry: () => void } => {
  const states: Readonly<Record<ReferenceName, RequestState<unknown>>> = {
    languages: useRequestState(SOURCES.languages),
    countries: useRequestState(SOURCES.countries),
    catalog: useRequestState(SOURCES.catalog),
  };
  const broken = names.filter((name) => states[name].status === 'error');
  return { failed: broken.length > 0, retry: () => broken.forEach((name) => SOURCES[name].reload()) };
};

/** Castable languages, sorted by the interface language. */
export const useLanguages = (): Request<readonly Language[]> => useShared(SOURCES.languages);

export type FormatName = (code: string) => string;

const capitalise = (name: string, locale: string): string =>
  getFirstGrapheme(name).toLocaleUpperCase(locale) + name.slice(getFirstGrapheme(name).length);

/** Returns the browser's name of a language while our list loads; its code if unknown. */
const getBrowserName = (alpha3: string, locale: string): string => {
  try {
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(alpha3);
    return name === undefined || name === alpha3 ? alpha3.toUpperCase() : name;
  } catch {
    return alpha3.toUpperCase();
  }
};

/** Formats a language's alpha3 as a label. */
export const useLanguageName = (): FormatName => {
  const { locale } = useLocale();
  const word = useLanguageWord();
  return useCallback((alpha3) => capitalise(word(alpha3), locale), [word, locale]);
};

/** The same within a sentence: Spanish uses lower case there. */
export const useLanguageWord = (): FormatName => {
  const { locale } = useLocale();
  const { data } = useLanguages();
  const names = useMemo(
    () => new Map((data ?? []).map((item) => [item.alpha3, locale === 'es' ? item.nameEs : item.name])),
    [data, locale],
  );
  return useCallback((alpha3) => names.get(alpha3) ?? getBrowserName(alpha3, locale), [names, locale]);
};

export const useCatalog = (): Request<readonly CatalogEntry[]> => useShared(SOURCES.catalog);

export interface CatalogOption {
  readonly code: string;
  readonly label: string;
}

/** Options of one kind, sorted, labelled in the interface language. */
export const useCatalogOptions = (kind: CatalogKind): readonly CatalogOption[] => {
  const { locale } = useLocale();
  const { data } = useCatalog();

  return useMemo(
    () =>
      (data ?? [])
        .filter((entry) => entry.catalog === kind)
        .sort((a, b) => a.sort - b.sort)
        .map((entry) => ({ code: entry.code, label: locale === 'es' ? entry.labelEs : entry.label })),
    [data, kind, locale],
  );
};

/** Returns a code's label; empty while loading, the code itself if unknown. */
export const useCatalogLabel = (kind: CatalogKind): FormatName => {
  const options = useCatalogOptions(kind);
  return useCallback(
    (code) => (options.length === 0 ? '' : (options.find((option) => option.code === code)?.label ?? code)),
    [options],
  );
};

/** Countries by name, sorted by the interface language; codes are alpha3. */
export const useCountryOptions = (): Request<readonly Country[]> & {
  readonly options: readonly CatalogOption[];
} => {
  const { locale } = useLocale();
  const request = useShared(SOURCES.countries);
  const { data } = request;

  const options = useMemo(
    () =>
      (data ?? [])
        .map((country) => ({ code: country.alpha3, label: locale === 'es' ? country.nameEs : country.name }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    [data, locale],
  );

  return { ...request, options };
};

/** Formats a country's name; its code while loading. */
export const useCountryName = (): FormatName => {
  const { options } = useCountryOptions();
  return useCallback((alpha3) => options.find(({ code }) => code === alpha3)?.label ?? alpha3, [options]);
};

/** Regional varieties of a language: "Spanish (Mexico)". Empty for languages without them. */
export const useVarietyOptions = (alpha3: string): readonly CatalogOption[] => {
  const { locale } = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' });
    return getVarieties(alpha3).map((tag) => ({
      code: tag,
      label: capitalise(names.of(tag) ?? tag, locale),
    }));
  }, [alpha3, locale]);
};

/** Castable languages as options; codes are alpha3. */
export const useLanguageOptions = (): readonly CatalogOption[] => {
  const { locale } = useLocale();
  const getName = useLanguageName();
  const { data } = useLanguages();

  return useMemo(
    () =>
      (data ?? [])
        .map(({ alpha3 }) => ({ code: alpha3, label: getName(alpha3) }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    [data, locale, getName],
  );
};
