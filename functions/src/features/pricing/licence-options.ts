import type { Locale } from '@domain/messages/locale.ts';
import type { PricingOption, PricingOptions } from '@domain/pricing/pricing.ts';
import type { CatalogKind } from '@domain/reference/reference.ts';
import { readCatalog } from '../../records/reference-data.ts';

/** What licences can be for, in the catalogue's order and a reader's language. */
export const licenceOptions = async (locale: Locale): Promise<PricingOptions> => {
  const entries = await readCatalog();
  const of = (kind: CatalogKind): readonly PricingOption[] =>
    entries
      .filter(({ catalog }) => catalog === kind)
      .map(({ code, label, labelEs }) => ({ code, label: locale === 'es' ? labelEs : label }));
  return { media: of('MEDIA'), durations: of('DURATION'), territoryCovers: of('TERRITORY_COVER') };
};
