import { isCharge } from '@domain/bookings/charges.ts';
import type { ExclusivityTerms } from '@domain/exclusivity/exclusivity.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { InvoiceAddress } from '@domain/orders/billing-fields.ts';
import type { InvoiceLine, LicensedUse, LicensedVoice } from '@domain/orders/invoices.ts';
import { formatIdentifiers } from '@domain/pricing/asset-identifiers.ts';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import { readCountries, readLanguages } from '../../../work/collections/reference-data.ts';
import { formatDay } from '../../../work/text/format-day.ts';
import { PAPER_TEXTS, type PaperTexts } from './paper-texts.ts';

/** Names and phrases of papers in one language. */
export interface PaperWords {
  readonly locale: Locale;
  readonly texts: PaperTexts;
  readonly language: (alpha3: string) => string;
  readonly country: (alpha3: string) => string;
}

export const loadPaperWords = async (locale: Locale): Promise<PaperWords> => {
  const [languages, countries] = await Promise.all([readLanguages(), readCountries()]);

  const createNamer =
    (list: readonly { readonly alpha3: string; readonly name: string; readonly nameEs: string }[]) =>
    (alpha3: string): string => {
      const found = list.find((item) => item.alpha3 === alpha3);
      return (locale === 'es' ? found?.nameEs : found?.name) ?? alpha3;
    };

  return {
    locale,
    texts: PAPER_TEXTS[locale],
    language: createNamer(languages),
    country: createNamer(countries),
  };
};

/** Countries, alpha3, that write the postcode after the city. */
const POSTCODE_LAST = new Set(['AUS', 'CAN', 'GBR', 'IND', 'IRL', 'NZL', 'USA']);

export const listAddressLines = (
  { legalName, address, zip, city, country, vatTaxId }: InvoiceAddress,
  words: PaperWords,
): readonly string[] => [
  legalName,
  address,
  POSTCODE_LAST.has(country) ? `${city} ${zip}` : `${zip} ${city}`,
  words.country(country),
  ...(vatTaxId ? [`${words.texts.vatId} ${vatTaxId}`] : []),
];

export const listVoiceLines = (
  voices: readonly LicensedVoice[],
  { locale, texts, language }: PaperWords,
): string =>
  voices
    .map(({ character, language: alpha3, talent, sessionOn }) =>
      [
        character,
        language(alpha3),
        ...(talent ? [talent] : []),
        ...(sessionOn ? [texts.recorded(formatDay(sessionOn, locale))] : []),
      ].join(' · '),
    )
    .join('\n');

export const formatLicence = (use: LicensedUse, { locale, texts, language }: PaperWords): string =>
  [
    [use.character, use.languages?.map(language).join(', '), use.asset, formatIdentifiers(use.identifiers)]
      .filter(Boolean)
      .join(' · '),
    [
      ...[use.format, use.territoryCover, use.duration].map((item) => getShownLabel(item, locale)),
      ...(use.firstDay ? [texts.firstDay(formatDay(use.firstDay, locale))] : []),
    ].join(' · '),
  ].join('\n');

export const formatExclusivity = (
  { category, territory, through }: ExclusivityTerms,
  { locale, texts }: PaperWords,
): string =>
  texts.exclusive(
    getShownLabel(category, locale),
    getShownLabel(territory, locale),
    formatDay(through, locale),
  );

/** Returns a charge besides the licences, as printed. */
export const formatLine = (line: InvoiceLine, { locale, texts, language }: PaperWords): string => {
  const role = `${line.character ?? ''} · ${language(line.language ?? '')}`;
  const day = (of = ''): string => formatDay(of, locale);

  if (line.kind === 'renewal')
    return `${texts.renewal}: ${role} · ${line.label ?? ''} (${day(line.from)} – ${day(line.through)})`;
  if (line.kind === 'role') return role;
  if (line.kind === 'extra') return line.label ?? '';
  return isCharge(line.kind) ? `${texts.charges[line.kind]}: ${role} · ${day(line.from)}` : texts[line.kind];
};
