import {
  getOfferedOptions,
  OPTION_KIND_NAMES,
  OPTION_KINDS,
  type AgencyOptions,
  type OfferedOption,
  type OptionKind,
} from '@domain/pricing/agency-options.ts';
import { readAgencyOptions } from './agency-options.ts';
import { readCatalog } from './reference-data.ts';

/** Catalogue entries, the defaults of all agencies. */
export const getEntries = async (kind: OptionKind) =>
  (await readCatalog()).filter(({ catalog }) => catalog === OPTION_KINDS[kind]);

export type Offered = Readonly<Record<OptionKind, readonly OfferedOption[]>>;

export const getOffered = async (changed: AgencyOptions | undefined): Promise<Offered> => {
  const [media, durations, territoryCovers] = await Promise.all(
    OPTION_KIND_NAMES.map(async (kind) => getOfferedOptions(await getEntries(kind), changed?.[kind])),
  );
  return { media: media ?? [], durations: durations ?? [], territoryCovers: territoryCovers ?? [] };
};

/** An agency's options, including hidden ones. */
export const readOffered = async (agencyId: string): Promise<Offered> =>
  getOffered(await readAgencyOptions(agencyId));
