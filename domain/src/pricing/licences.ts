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
  /** Whether media space is paid for. Absent: not distinguished. */
  readonly payment?: MediaPayment;
  /** alpha3; absent: all of the project. */
  readonly languages?: readonly string[];
  readonly createdAt: Instant;
}

/** Paid media or organic use, such as posts on a brand's own channel. */
export const MEDIA_PAYMENTS = ['paid', 'organic'] as const;
export type MediaPayment = (typeof MEDIA_PAYMENTS)[number];

/** Returns whether a medium is used paid and organically: online media, and an agency's own. */
export const takesPayment = (media: string): boolean => media === 'INTERNET' || media.startsWith('OWN_');

export const LICENCE_ITEMS = ['duration', 'format', 'territoryCover'] as const;
export type LicenceItemName = (typeof LICENCE_ITEMS)[number];
export type LicenceTerms = Pick<Licence, LicenceItemName | 'payment' | 'languages'>;

export const ITEM_KINDS = {
  duration: 'DURATION',
  format: 'MEDIA',
  territoryCover: 'TERRITORY_COVER',
} as const satisfies Readonly<Record<LicenceItemName, string>>;

export const LICENCES_MAX = 20;
export const LICENCE_LANGUAGES_MAX = 100;
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

/** Returns a licence's key within its asset: codes, the text of custom items, ignoring case, and what else tells it apart. */
export const getLicenceKey = (terms: LicenceTerms): string => {
  const { payment, languages } = terms;
  const items = LICENCE_ITEMS.map((name) => {
    const { code, label } = terms[name];
    return code === CUSTOM_CODE ? [code, label.toLowerCase()] : [code];
  });
  return JSON.stringify([
    ...items,
    ...(payment ? [[payment]] : []),
    ...(languages ? [languages.toSorted()] : []),
  ]);
};

/** Returns a licence's terms without the rest of its record. */
export const pickTerms = ({
  duration,
  format,
  territoryCover,
  payment,
  languages,
}: LicenceTerms): LicenceTerms => ({
  duration,
  format,
  territoryCover,
  ...(payment ? { payment } : {}),
  ...(languages ? { languages } : {}),
});

/** Returns whether a licence covers a language. */
export const coversLanguage = ({ languages }: Pick<Licence, 'languages'>, language: string): boolean =>
  languages === undefined || languages.includes(language);
