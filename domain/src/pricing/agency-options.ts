import type { CatalogKind } from '../reference/reference.ts';
import type { FieldValues } from '../values/fields.ts';
import type { OPTION_FIELDS } from './agency-option-fields.ts';
import type { LicenceItem } from './licences.ts';
import { parseTerm } from './terms.ts';

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

export const OWN_OPTIONS_MAX = 50;
/** Code prefix of an agency's own options, which the catalogue never uses. Its own durations have the code of their term instead. */
export const OWN_CODE = 'OWN_';

const isOwnCode = (code: string): boolean => code.startsWith(OWN_CODE) || parseTerm(code) !== undefined;

/** An agency's change of an option, or an own one. Without labels it has the catalogue's. */
interface ChangedOption extends Partial<FieldValues<typeof OPTION_FIELDS>> {
  readonly code: string;
}

/** `agencyOptions/{agencyId}`: an agency's licence options, as differences from the catalogue. */
export interface AgencyOptions extends Readonly<Record<OptionKind, readonly ChangedOption[]>> {
  readonly id: string;
  readonly agencyId: string;
  /** Raised with each change, from 1. */
  readonly version: number;
}

/** An option, as an agency offers it. */
export interface OfferedOption extends FieldValues<typeof OPTION_FIELDS> {
  readonly code: string;
  /** Added by the agency. */
  readonly isOwn: boolean;
}

/**
 * Returns an agency's options of a kind: the catalogue with its changes, in its order, new catalogue
 * entries last. Drops options removed from the catalogue, except the agency's own.
 */
export const getOfferedOptions = (
  entries: readonly LicenceItem[],
  changed: readonly ChangedOption[] = [],
): readonly OfferedOption[] => {
  const entriesByCode = new Map(entries.map((entry) => [entry.code, entry]));

  const named = changed.flatMap(({ code, label, labelEs, isHidden = false }): readonly OfferedOption[] => {
    const entry = entriesByCode.get(code);
    const isOwn = !entry && isOwnCode(code);
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
  const unchanged = entries
    .filter(({ code }) => !codes.has(code))
    .map(({ code, label, labelEs }) => ({ code, label, labelEs, isHidden: false, isOwn: false }));

  return [...named, ...unchanged];
};

/** Returns options' differences from the catalogue, in order, for storage. */
export const getChangedOptions = (
  entries: readonly LicenceItem[],
  options: readonly Omit<OfferedOption, 'isOwn'>[],
): readonly ChangedOption[] => {
  const entriesByCode = new Map(entries.map((entry) => [entry.code, entry]));
  return options.map(({ code, label, labelEs, isHidden }) => {
    const entry = entriesByCode.get(code);
    const isRenamed = entry?.label !== label || entry.labelEs !== labelEs;
    return { code, ...(isRenamed ? { label, labelEs } : {}), ...(isHidden ? { isHidden } : {}) };
  });
};
