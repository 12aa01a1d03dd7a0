import { isTimeZone } from '@domain/values/time-zones.ts';
import { readCountries } from '../records/reference-data.ts';
import { readTalent } from '../records/talents.ts';
import { readUser } from '../records/users.ts';
import { zoneOf, type ReaderClock } from '../text/reader-zone.ts';

/** Returns a talent's chosen zone, else the most likely one, with their time format. */
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

/** Returns only the zone. */
export const zoneOfTalent = async (talentId: string): Promise<string> => (await clockOfTalent(talentId)).zone;
