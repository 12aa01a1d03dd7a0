import { isTimeZone } from '@domain/values/time-zones.ts';
import { readCountries } from '../records/reference-data.ts';
import { readTalent } from '../records/talents.ts';
import { readUser } from '../records/users.ts';
import { zoneOf } from '../text/reader-zone.ts';

/** The clock that a talent has told of, else the one that they most likely live by. */
export const zoneOfTalent = async (talentId: string): Promise<string> => {
  const [user, talent, countries] = await Promise.all([
    readUser(talentId),
    readTalent(talentId),
    readCountries(),
  ]);
  if (user?.timeZone && isTimeZone(user.timeZone)) return user.timeZone;
  const country = countries.find(({ alpha3 }) => alpha3 === talent?.countryOfResidence);
  return zoneOf({ alpha2: country?.alpha2, city: talent?.cityOfResidence ?? '' });
};
