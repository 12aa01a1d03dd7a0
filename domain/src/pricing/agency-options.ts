import type { CatalogKind } from '../reference/reference.ts';

/** What an agency decides the choices of, with the kind of the catalogue that they begin with. */
export const OPTION_KINDS = {
  media: 'MEDIA',
  durations: 'DURATION',
  territoryCovers: 'TERRITORY_COVER',
} as const satisfies Readonly<Record<string, CatalogKind>>;
export type OptionKind = keyof typeof OPTION_KINDS;
export const OPTION_KIND_NAMES = [
  'media',
  'durations',
  'territoryCovers',
] as const satisfies readonly OptionKind[];

/** Options that one agency may add to a kind. */
export const OWN_OPTIONS_MAX = 50;
/** What the codes of options begin with that an agency has added: no code of the catalogue does. */
export const OWN_CODE = 'OWN_';

/** What an agency has changed of an option, or added. Without labels it has the catalogue's. */
export interface ChangedOption {
  readonly code: string;
  readonly label?: string;
  readonly labelEs?: string;
  readonly isHidden?: boolean;
}

/** `agencyOptions/{agencyId}`: what licences of an agency's projects can be for, as far as it is not the catalogue's. */
export interface AgencyOptions extends Readonly<Record<OptionKind, readonly ChangedOption[]>> {
  readonly id: string;
  readonly agencyId: string;
  /** One more with each change, from 1. */
  readonly version: number;
}

/** An option as an agency offers it. */
export interface OfferedOption {
  readonly code: string;
  readonly label: string;
  readonly labelEs: string;
  /** Offered for no further licence; it stays, with its price, where it was chosen. */
  readonly isHidden: boolean;
  /** Added by the agency. */
  readonly isOwn: boolean;
}

interface Entry {
  readonly code: string;
  readonly label: string;
  readonly labelEs: string;
}

/**
 * The catalogue's entries of a kind as an agency has changed them, in the agency's order; what joins the catalogue later
 * stands behind. An option that the catalogue has no longer is left out, unless it is the agency's own.
 */
export const offeredOptions = (
  entries: readonly Entry[],
  changed: readonly ChangedOption[] = [],
): readonly OfferedOption[] => {
  const known = new Map(entries.map((entry) => [entry.code, entry]));
  const named = changed.flatMap(({ code, label, labelEs, isHidden = false }): readonly OfferedOption[] => {
    const entry = known.get(code);
    const isOwn = code.startsWith(OWN_CODE);
    if (!entry && !isOwn) return [];
    return [
      {
        code,
        label: label ?? entry?.label ?? code,
        labelEs: labelEs ?? entry?.labelEs ?? code,
        isHidden,
        isOwn,
      },
    ];
  });
  const codes = new Set(named.map(({ code }) => code));
  const others = entries
    .filter(({ code }) => !codes.has(code))
    .map(({ code, label, labelEs }) => ({ code, label, labelEs, isHidden: false, isOwn: false }));
  return [...named, ...others];
};

/** What of some options is not the catalogue's, in their order, as it is stored. */
export const changedOptions = (
  entries: readonly Entry[],
  wanted: readonly Omit<OfferedOption, 'isOwn'>[],
): readonly ChangedOption[] => {
  const known = new Map(entries.map((entry) => [entry.code, entry]));
  return wanted.map(({ code, label, labelEs, isHidden }) => {
    const entry = known.get(code);
    const isRenamed = entry?.label !== label || entry.labelEs !== labelEs;
    return { code, ...(isRenamed ? { label, labelEs } : {}), ...(isHidden ? { isHidden } : {}) };
  });
};
