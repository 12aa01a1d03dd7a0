import type { Instant } from '../contract.ts';
import { CUSTOM_PREFIX } from './licence-labels.ts';

/** One of the three choices of a licence, as the catalogue had it when it was chosen: a project keeps its labels. */
export interface LicenceItem {
  readonly code: string;
  readonly label: string;
  readonly labelEs: string;
}

/** `licences/{id}`: usage of one asset. Durations start at about a year and renew yearly. */
export interface Licence {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly voiceId: string;
  readonly assetId: string;
  readonly duration: LicenceItem;
  /** The medium. */
  readonly format: LicenceItem;
  readonly territoryCover: LicenceItem;
  readonly createdAt: Instant;
}

/** What a licence is made of. */
export const LICENCE_ITEMS = ['duration', 'format', 'territoryCover'] as const;
export type LicenceItemName = (typeof LICENCE_ITEMS)[number];
export type LicenceTerms = Pick<Licence, LicenceItemName>;

/** The catalogue kind of each. */
export const KIND_OF_ITEM = {
  duration: 'DURATION',
  format: 'MEDIA',
  territoryCover: 'TERRITORY_COVER',
} as const satisfies Readonly<Record<LicenceItemName, string>>;

/** Licences one asset may have. */
export const LICENCES_MAX = 20;
/** Licences one project may have, all assets together: keeps its price and its listeners bounded. */
export const PROJECT_LICENCES_MAX = 300;

/** The code of whatever somebody typed because the catalogue does not have it. It has a price on request alone. */
export const CUSTOM_CODE = 'CUSTOM';

/** What somebody typed, as it is stored; undefined: they typed nothing, which counts as not chosen. */
export const customItem = (typed: string | null | undefined): LicenceItem | undefined => {
  const text = typed?.trim() ?? '';
  if (text === '') return undefined;
  const label = `${CUSTOM_PREFIX}${text}`;
  return { code: CUSTOM_CODE, label, labelEs: label };
};

/** What tells licences of one asset apart: codes, and of custom items the text, whatever its capitals. */
export const licenceKey = (terms: LicenceTerms): string =>
  JSON.stringify(
    LICENCE_ITEMS.map((name) => {
      const { code, label } = terms[name];
      return code === CUSTOM_CODE ? [code, label.toLowerCase()] : [code];
    }),
  );
