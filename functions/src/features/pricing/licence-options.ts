import type { Locale } from '@domain/messages/locale.ts';
import { OPTION_KIND_NAMES, type OptionKind } from '@domain/pricing/agency-options.ts';
import type { PricingOption, PricingOptions } from '@domain/pricing/pricing.ts';
import type { RateTableTerms } from '@domain/pricing/rate-tables.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readOffered } from '../../work/collections/offered-options.ts';

/** Returns an agency's options, in its order and the reader's language. */
export const getLicenceOptions = async (agencyId: string, locale: Locale): Promise<PricingOptions> => {
  const offered = await readOffered(agencyId);

  const getOptions = (kind: OptionKind): readonly PricingOption[] =>
    offered[kind]
      .filter(({ isHidden }) => !isHidden)
      .map(({ code, label, labelEs }) => ({ code, label: locale === 'es' ? labelEs : label }));

  return {
    media: getOptions('media'),
    durations: getOptions('durations'),
    territoryCovers: getOptions('territoryCovers'),
  };
};

/** 422 for a factor of an option the agency lacks; `at` is the table's path in the request. */
export const refuseUnknownOptions = async (
  agencyId: string,
  terms: Pick<RateTableTerms, OptionKind>,
  place = '',
): Promise<void> => {
  const offered = await readOffered(agencyId);
  for (const kind of OPTION_KIND_NAMES) {
    const codes = new Set(offered[kind].map(({ code }) => code));
    const unknown = terms[kind].findIndex(({ code }) => !codes.has(code));
    if (unknown !== -1)
      throw new AppError(422, 'validation.codeUnknown', { property: `${place}${kind}[${unknown}].code` });
  }
};
