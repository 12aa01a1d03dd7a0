import { requireVisible } from '../../work/access/require-visible.ts';
import type { Operation } from '../../work/operation.ts';
import { findBookings, isBooked } from '../../work/collections/calendars.ts';
import { readCasting } from '../../work/collections/castings.ts';
import { findLanguageEngineers } from './choose-engineer.ts';

/** Returns the agency's engineers for a casting's language; other work shows only as busy. */
export const listFreeEngineers: Operation<'sessions.engineers'> = async ({
  caller,
  params: { castingId },
  query: { startsAt, endsAt, except },
}) => {
  const { agencyId, language } = requireVisible(caller, 'castings', await readCasting(castingId));
  const span = { from: Date.parse(startsAt), to: Date.parse(endsAt) };
  const engineers = await findLanguageEngineers(agencyId, language);

  return Promise.all(
    engineers.map(async ({ id, fullName: name }) => ({
      id,
      name,
      isFree: !isBooked(await findBookings(id), span, except === undefined ? [] : [except]),
    })),
  );
};
