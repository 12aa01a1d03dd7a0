import { OWN_CODE } from '../pricing/agency-options.ts';
import { CUSTOM_CODE } from '../pricing/licences.ts';
import { countriesOf, WORLD } from '../pricing/territories.ts';
import { daysOf, type LicensedUse } from './licensed-use.ts';

/** From harmless to harmful. `check`: nothing keeps them apart, but something of them cannot be compared. */
export const CONFLICTS = ['none', 'check', 'conflict'] as const;
export type Conflict = (typeof CONFLICTS)[number];

/** Whether two uses meet in one respect; undefined: it cannot be told. */
type Meets = boolean | undefined;

/** Stands for every category that has no code of its own: two of them may be anything. */
export const OTHER_CATEGORY = 'OTHER';

const inCategory = (one: LicensedUse, other: LicensedUse): Meets => {
  if (one.category === null || other.category === null) return undefined;
  if (one.category !== other.category) return false;
  return one.category === OTHER_CATEGORY ? undefined : true;
};

/** Whether codes mean something to everybody, or to one agency alone, or to nobody but who typed them. */
const areComparable = (item: 'media' | 'territory', one: LicensedUse, other: LicensedUse): boolean => {
  const codes = [one[item], other[item]];
  if (codes.includes(CUSTOM_CODE)) return false;
  if (!codes.some((code) => code.startsWith(OWN_CODE))) return true;
  // What an agency calls something of its own may lie within anything but that itself.
  return one.agencyId === other.agencyId && one[item] === other[item];
};

const inMedia = (one: LicensedUse, other: LicensedUse): Meets =>
  areComparable('media', one, other) ? one.media === other.media : undefined;

const inTerritory = (one: LicensedUse, other: LicensedUse): Meets => {
  const codes = [one.territory, other.territory];
  // The whole world has every other place in it, whatever it is called.
  if (codes.includes(WORLD)) return true;
  if (!areComparable('territory', one, other)) return undefined;
  if (one.territory === other.territory) return true;
  const reached = new Set(countriesOf(one.territory));
  return countriesOf(other.territory).some((country) => reached.has(country));
};

const inTime = (one: LicensedUse, other: LicensedUse): Meets => {
  const [first, second] = [daysOf(one), daysOf(other)].toSorted((a, b) => (a.from < b.from ? -1 : 1));
  if (!first || !second) return undefined;
  // Whatever its length, a licence is good on its first day.
  if (first.from === second.from) return true;
  return first.to === null ? undefined : second.from <= first.to;
};

/** In which two uses have to meet, all of them, to be in each other's way. */
const RESPECTS = [inCategory, inMedia, inTerritory, inTime];

/**
 * Whether a use that is wanted collides with one that the same voice is licensed for: for another brand of the same category, in
 * the same media, in territories that share a country, on days that they share. One respect in which they do not meet is enough
 * to keep them apart, however little is known of the others.
 */
export const conflictBetween = (wanted: LicensedUse, licensed: LicensedUse): Conflict => {
  if (wanted.brandKey === licensed.brandKey) return 'none';
  const meetings = RESPECTS.map((meetIn) => meetIn(wanted, licensed));
  if (meetings.includes(false)) return 'none';
  return meetings.includes(undefined) ? 'check' : 'conflict';
};

/** The worst that any of the wanted uses comes to with any of the licensed ones. */
export const worstConflict = (wanted: readonly LicensedUse[], licensed: readonly LicensedUse[]): Conflict => {
  let worst: Conflict = 'none';
  for (const one of wanted)
    for (const other of licensed) {
      const found = conflictBetween(one, other);
      if (found === 'conflict') return found;
      if (found === 'check') worst = found;
    }
  return worst;
};
