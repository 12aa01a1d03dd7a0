import { FULL_BASIS_POINTS } from '../pricing/rate-tables.ts';
import type { LicenceItem } from '../pricing/licences.ts';
import { takeShare } from '../pricing/whole-numbers.ts';

/** Highest price of an exclusivity: ten times the fees. Basis points. */
export const EXCLUSIVITY_SHARE_MAX = 100_000;

/** A project's exclusivity, sold with its order: its voices don't work for other clients of the category in the territory. */
export interface Exclusivity {
  /** An entry of BRAND_CATEGORY, with its labels at the time. */
  readonly category: LicenceItem;
  /** A territory of the catalogue, with its labels at the time. */
  readonly territory: LicenceItem;
  /** Last day, `YYYY-MM-DD`, in the agency's time zone. */
  readonly through: string;
  /** Of each talent's fee for a role, in basis points. */
  readonly share: number;
}

/** What everyone with access to an order sees of its exclusivity. */
export type ExclusivityTerms = Pick<Exclusivity, 'category' | 'territory' | 'through'>;

export const pickExclusivityTerms = ({ category, territory, through }: Exclusivity): ExclusivityTerms => ({
  category,
  territory,
  through,
});

/** Returns a talent's pay for an exclusivity on top of a fee; zero without one. Rounded half up. */
export const computeExclusivity = (
  fee: number,
  exclusivity: Pick<Exclusivity, 'share'> | null | undefined,
): number => (exclusivity ? takeShare(fee, exclusivity.share, FULL_BASIS_POINTS) : 0);
