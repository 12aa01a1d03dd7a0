import { OWN_CODE } from '../pricing/agency-options.ts';
import { CUSTOM_CODE } from '../pricing/licences.ts';
import { getCountries, WORLD } from '../pricing/territories.ts';
import { getDays, type LicensedUse } from './licensed-use.ts';

/** From harmless to harmful. `check`: nothing rules a conflict out, but something can't be compared. */
const CONFLICTS = ['none', 'check', 'conflict'] as const;
export type Conflict = (typeof CONFLICTS)[number];

/** Whether two uses overlap in one respect; undefined: unknown. */
type Meets = boolean | undefined;

/** Categories without a code: two of them may differ. */
const OTHER_CATEGORY = 'OTHER';

const matchCategory = (one: LicensedUse, other: LicensedUse): Meets => {
  if (one.category === null || other.category === null) return undefined;
  if (one.category !== other.category) return false;
  return one.category === OTHER_CATEGORY ? undefined : true;
};

/** Returns whether codes are comparable: from the catalogue, the same agency's, or custom. */
const areComparable = (item: 'media' | 'territory', one: LicensedUse, other: LicensedUse): boolean => {
  const codes = [one[item], other[item]];
  if (codes.includes(CUSTOM_CODE)) return false;
  if (!codes.some((code) => code.startsWith(OWN_CODE))) return true;
  // An agency's own option may lie within any other one.
  return one.agencyId === other.agencyId && one[item] === other[item];
};

const matchMedia = (one: LicensedUse, other: LicensedUse): Meets =>
  areComparable('media', one, other) ? one.media === other.media : undefined;

const matchTerritory = (one: LicensedUse, other: LicensedUse): Meets => {
  const codes = [one.territory, other.territory];
  // The world includes every place, even unknown ones.
  if (codes.includes(WORLD)) return true;
  if (!areComparable('territory', one, other)) return undefined;
  if (one.territory === other.territory) return true;
  const reached = new Set(getCountries(one.territory));
  return getCountries(other.territory).some((country) => reached.has(country));
};

const matchDays = (one: LicensedUse, other: LicensedUse): Meets => {
  const [first, second] = [getDays(one), getDays(other)].toSorted((a, b) => (a.from < b.from ? -1 : 1));
  if (!first || !second) return undefined;
  // A licence of any length is valid on its first day.
  if (first.from === second.from) return true;
  return first.to === null ? undefined : second.from <= first.to;
};

/** Respects in which two uses must all overlap to conflict. */
const RESPECTS = [matchCategory, matchMedia, matchTerritory, matchDays];

/**
 * Returns whether a planned use conflicts with a voice's licence: competing brand of the same category, same media,
 * shared country and days. One respect without overlap rules it out, even if others are unknown.
 */
export const getConflict = (wanted: LicensedUse, licensed: LicensedUse): Conflict => {
  if (wanted.brandKey === licensed.brandKey) return 'none';
  const meetings = RESPECTS.map((meetIn) => meetIn(wanted, licensed));
  if (meetings.includes(false)) return 'none';
  return meetings.includes(undefined) ? 'check' : 'conflict';
};

/** Returns the worst conflict between planned uses and licences. */
export const getWorstConflict = (
  wanted: readonly LicensedUse[],
  licensed: readonly LicensedUse[],
): Conflict => {
  let worst: Conflict = 'none';
  for (const one of wanted)
    for (const other of licensed) {
      const found = getConflict(one, other);
      if (found === 'conflict') return found;
      if (found === 'check') worst = found;
    }
  return worst;
};
