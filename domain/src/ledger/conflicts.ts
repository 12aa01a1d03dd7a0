import { OWN_CODE } from '../pricing/agency-options.ts';
import { CUSTOM_CODE } from '../pricing/licences.ts';
import { getCountries, WORLD } from '../pricing/territories.ts';
import type { LicensedUse } from './licensed-use.ts';

/** From harmless to harmful. `check`: nothing rules a conflict out, but something can't be compared. */
const CONFLICTS = ['none', 'check', 'conflict'] as const;
export type Conflict = (typeof CONFLICTS)[number];

/** A voice's conflict with a project: its licences, or that it is exclusive for another client through a day (`YYYY-MM-DD`). */
export type VoiceConflict =
  | { readonly conflict: Exclude<Conflict, 'none'> }
  | { readonly conflict: 'excluded'; readonly through: string };

/** Whether two uses overlap in one respect; undefined: unknown. */
type Meets = boolean | undefined;

/** Categories without a code: two of them may differ. */
export const OTHER_CATEGORY = 'OTHER';

const matchCategory = (a: LicensedUse, b: LicensedUse): Meets => {
  if (a.category === null || b.category === null) return undefined;
  if (a.category !== b.category) return false;
  return a.category === OTHER_CATEGORY ? undefined : true;
};

/** Returns whether codes are comparable: from the catalogue, the same agency's, or custom. */
const areComparable = <Item extends 'media' | 'territory'>(
  item: Item,
  licensedUse: Pick<LicensedUse, Item | 'agencyId'>,
  rivalUse: Pick<LicensedUse, Item | 'agencyId'>,
): boolean => {
  const codes: readonly string[] = [licensedUse[item], rivalUse[item]];
  if (codes.includes(CUSTOM_CODE)) return false;
  if (!codes.some((code) => code.startsWith(OWN_CODE))) return true;
  // An agency's own option may lie within any other one.
  return licensedUse.agencyId === rivalUse.agencyId && licensedUse[item] === rivalUse[item];
};

const matchMedia = (a: LicensedUse, b: LicensedUse): Meets =>
  areComparable('media', a, b) ? a.media === b.media : undefined;

/** Paid and organic use don't meet; a use that isn't distinguished meets both. */
const matchPayment = (a: LicensedUse, b: LicensedUse): Meets =>
  a.payment === undefined || b.payment === undefined || a.payment === b.payment;

type Place = Pick<LicensedUse, 'agencyId' | 'territory'>;

/** Returns whether two uses share a country; undefined: unknown. */
export const matchTerritory = (a: Place, b: Place): Meets => {
  const codes = [a.territory, b.territory];
  // The world includes every place, even unknown ones.
  if (codes.includes(WORLD)) return true;
  if (!areComparable('territory', a, b)) return undefined;
  if (a.territory === b.territory) return true;
  const reached = new Set(getCountries(a.territory));
  return getCountries(b.territory).some((country) => reached.has(country));
};

const matchDays = (use: LicensedUse, rival: LicensedUse): Meets => {
  const [first, second] = [use, rival].toSorted((a, b) => (a.from < b.from ? -1 : 1));
  if (!first || !second) return undefined;
  // A licence of any length is valid on its first day.
  if (first.from === second.from) return true;
  return first.to === null ? undefined : second.from <= first.to;
};

/** Respects in which two uses must all overlap to conflict. */
const RESPECTS = [matchCategory, matchMedia, matchPayment, matchTerritory, matchDays];

/**
 * Returns whether a planned use conflicts with a voice's licence: competing brand of the same category, same media,
 * shared country and days. One respect without overlap rules it out, even if others are unknown.
 */
export const getConflict = (licensedUse: LicensedUse, licensed: LicensedUse): Conflict => {
  if (licensedUse.brandKey === licensed.brandKey) return 'none';
  const meetings = RESPECTS.map((meetIn) => meetIn(licensedUse, licensed));
  if (meetings.includes(false)) return 'none';
  return meetings.includes(undefined) ? 'check' : 'conflict';
};

/** Returns the worst conflict between planned uses and licences. */
export const getWorstConflict = (
  licensedUses: readonly LicensedUse[],
  licensed: readonly LicensedUse[],
): Conflict => {
  let worst: Conflict = 'none';
  for (const licensedUse of licensedUses)
    for (const item of licensed) {
      const found = getConflict(licensedUse, item);
      if (found === 'conflict') return found;
      if (found === 'check') worst = found;
    }
  return worst;
};
