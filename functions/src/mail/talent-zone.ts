import { isTimeZone } from '@domain/values/time-zones.ts';
import { readCountries } from '../records/reference-data.ts';
import { readTalent } from '../records/talents.ts';
import { readUser } from '../records/users.ts';
import { zoneOf, type ReaderClock } from '../text/reader-zone.ts';

/** The zone that a talent has chosen, else the one that they most likely live in; and the clock that they read times by. */
export const clockOfTalent = async (talentId: string): Promise<ReaderClock> => {
  const [user, talent, countries] = await Promise.all([
    readUser(talentId),
    readTalent(talentId),
    readCountries(),
  ]);
  const clock = user?.clock;
  if (user?.timeZone && isTimeZone(user.timeZone)) return { zone: user.timeZone, clock };
  const country = countries.find(({ alpha3 }) => alpha3 === talent?.countryOfResidence);
  return { zone: zoneOf({ alpha2: country?.alpha2, city: talent?.cityOfResidence ?? '' }), clock };
};

/** The zone alone, where nothing is written. */
export const zoneOfTalent = async (talentId: string): Promise<string> => (await clockOfTalent(talentId)).zone;
