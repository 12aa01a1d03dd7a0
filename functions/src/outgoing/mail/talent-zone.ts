import { isTimeZone } from '@domain/values/known-zone.ts';
import { readCountries } from '../../work/collections/reference-data.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { readUser } from '../../work/collections/users.ts';
import { getZone, type ReaderClock } from '../../work/text/reader-zone.ts';

/** Returns a talent's chosen zone, else the most likely one, with their time format. */
export const getTalentClock = async (talentId: string): Promise<ReaderClock> => {
  const [user, talent, countries] = await Promise.all([
    readUser(talentId),
    readTalent(talentId),
    readCountries(),
  ]);
  const clock = user?.clock;
  if (user?.timeZone && isTimeZone(user.timeZone)) return { zone: user.timeZone, clock };
  const country = countries.find(({ alpha3 }) => alpha3 === talent?.countryOfResidence);
  return { zone: getZone({ alpha2: country?.alpha2, city: talent?.cityOfResidence ?? '' }), clock };
};

export const getTalentZone = async (talentId: string): Promise<string> =>
  (await getTalentClock(talentId)).zone;
