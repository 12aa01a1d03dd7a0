import type { Locale } from '@domain/messages/locale.ts';
import {
  offeredOptions,
  OPTION_KIND_NAMES,
  OPTION_KINDS,
  type AgencyOptions,
  type OfferedOption,
  type OptionKind,
} from '@domain/pricing/agency-options.ts';
import type { PricingOption, PricingOptions } from '@domain/pricing/pricing.ts';
import type { RateTableTerms } from '@domain/pricing/rate-tables.ts';
import { AppError } from '../../errors/app-error.ts';
import { readAgencyOptions } from '../../records/agency-options.ts';
import { readCatalog } from '../../records/reference-data.ts';

/** Entries of the catalogue, which the options of all agencies begin with. */
export const entriesOf = async (kind: OptionKind) =>
  (await readCatalog()).filter(({ catalog }) => catalog === OPTION_KINDS[kind]);

export type Offered = Readonly<Record<OptionKind, readonly OfferedOption[]>>;

/** What an agency offers, by what it has changed. */
export const offeredBy = async (changed: AgencyOptions | undefined): Promise<Offered> => {
  const [media, durations, territoryCovers] = await Promise.all(
    OPTION_KIND_NAMES.map(async (kind) => offeredOptions(await entriesOf(kind), changed?.[kind])),
  );
  return { media: media ?? [], durations: durations ?? [], territoryCovers: territoryCovers ?? [] };
};

/** What licences of an agency's projects can be for, hidden options included. */
export const readOffered = async (agencyId: string): Promise<Offered> =>
  offeredBy(await readAgencyOptions(agencyId));

/** What can be chosen in an agency's projects, in its order and a reader's language. */
export const licenceOptions = async (agencyId: string, locale: Locale): Promise<PricingOptions> => {
  const offered = await readOffered(agencyId);
  const of = (kind: OptionKind): readonly PricingOption[] =>
    offered[kind]
      .filter(({ isHidden }) => !isHidden)
      .map(({ code, label, labelEs }) => ({ code, label: locale === 'es' ? labelEs : label }));
  return { media: of('media'), durations: of('durations'), territoryCovers: of('territoryCovers') };
};

/** 422 for a factor of an option that the agency does not have; `at` is where the table stands in the request. */
export const refuseUnknownOptions = async (
  agencyId: string,
  terms: Pick<RateTableTerms, OptionKind>,
  at = '',
): Promise<void> => {
  const offered = await readOffered(agencyId);
  for (const kind of OPTION_KIND_NAMES) {
    const codes = new Set(offered[kind].map(({ code }) => code));
    const unknown = terms[kind].findIndex(({ code }) => !codes.has(code));
    if (unknown !== -1)
      throw new AppError(422, 'validation.codeUnknown', { property: `${at}${kind}[${unknown}].code` });
  }
};
