import { matchTerritory } from '../ledger/conflicts.ts';
import type { LicensedUse } from '../ledger/licensed-use.ts';

/**
 * `exclusivities/{orderId}_{talentId}`: an exclusivity of a voice, from the moment its order is placed until that is cancelled.
 * Closed: read in the transactions of other orders and bookings. Nobody learns whose it is.
 */
export interface SoldExclusivity {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly orderId: string;
  readonly talentId: string;
  /** Code of BRAND_CATEGORY. */
  readonly category: string;
  /** Code of the catalogue's territories. */
  readonly territory: string;
  /** First and last day, `YYYY-MM-DD`, in the agency's time zone. */
  readonly from: string;
  readonly through: string;
}

export const toExclusivityId = (orderId: string, talentId: string): string => `${orderId}_${talentId}`;

/** Why a voice isn't available: exclusive for the category through a day, or a category is needed to tell. */
export type Exclusion =
  { readonly kind: 'excluded'; readonly through: string } | { readonly kind: 'noCategory' };

type PlannedUse = Pick<LicensedUse, 'agencyId' | 'category' | 'territory' | 'from' | 'to'>;

/** Returns whether they share a place and a day; a place or day that isn't known is shared. */
const isWithin = (use: PlannedUse, { agencyId, territory, from, through }: SoldExclusivity): boolean =>
  use.from <= through &&
  (use.to === null || use.to >= from) &&
  matchTerritory(use, { agencyId, territory }) !== false;

/**
 * Returns why uses of a voice for a company are excluded by others' exclusivities: the latest day of those in their category. Undefined:
 * by none. A brand of an unknown category can't be distinguished from those that are excluded.
 */
export const findExclusion = (
  uses: readonly PlannedUse[],
  sold: readonly SoldExclusivity[],
  { companyId, orderId }: Pick<SoldExclusivity, 'companyId' | 'orderId'>,
): Exclusion | undefined => {
  const rivals = sold.filter((item) => item.companyId !== companyId && item.orderId !== orderId);
  const met = rivals.filter((item) => uses.some((use) => isWithin(use, item)));
  const same = met.filter((item) => uses.some(({ category }) => category === item.category));
  const through = same.reduce((latest, item) => (item.through > latest ? item.through : latest), '');
  if (through !== '') return { kind: 'excluded', through };
  const isUnknown = met.length > 0 && uses.some(({ category }) => category === null);
  return isUnknown ? { kind: 'noCategory' } : undefined;
};
