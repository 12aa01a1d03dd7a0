import type { Instant } from '../contract.ts';
import { CUSTOM_PREFIX } from './licence-labels.ts';

/** One of a licence's three choices, as in the catalogue at the time: a project keeps its labels. */
export interface LicenceItem {
  readonly code: string;
  readonly label: string;
  readonly labelEs: string;
}

/** `licences/{id}`: a usage licence of one asset. */
export interface Licence {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly voiceId: string;
  readonly assetId: string;
  /** Its code is a term's (`terms.ts`). Labels are copied from the catalogue when chosen. */
  readonly duration: LicenceItem;
  /** The medium. */
  readonly format: LicenceItem;
  /** Free text has the code `CUSTOM` and labels with the prefix `custom: `. */
  readonly territoryCover: LicenceItem;
  readonly createdAt: Instant;
}

export const LICENCE_ITEMS = ['duration', 'format', 'territoryCover'] as const;
export type LicenceItemName = (typeof LICENCE_ITEMS)[number];
export type LicenceTerms = Pick<Licence, LicenceItemName>;

export const ITEM_KINDS = {
  duration: 'DURATION',
  format: 'MEDIA',
  territoryCover: 'TERRITORY_COVER',
} as const satisfies Readonly<Record<LicenceItemName, string>>;

export const LICENCES_MAX = 20;
/** Maximum licences per project, which bounds its price and listeners. */
export const PROJECT_LICENCES_MAX = 300;

/** Code of a free-text item missing from the catalogue; always priced on request. */
export const CUSTOM_CODE = 'CUSTOM';

/** Returns free text for storage; undefined when empty, which counts as not chosen. */
export const toCustomItem = (typed: string | null | undefined): LicenceItem | undefined => {
  const text = typed?.trim() ?? '';
  if (text === '') return undefined;
  const label = `${CUSTOM_PREFIX}${text}`;
  return { code: CUSTOM_CODE, label, labelEs: label };
};

/** Returns a licence's key within its asset: codes, and the text of custom items, ignoring case. */
export const getLicenceKey = (terms: LicenceTerms): string =>
  JSON.stringify(
    LICENCE_ITEMS.map((name) => {
      const { code, label } = terms[name];
      return code === CUSTOM_CODE ? [code, label.toLowerCase()] : [code];
    }),
  );
