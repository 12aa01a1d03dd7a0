import { mayRead } from '@domain/access/access.policy.ts';
import type { ListedRateCard } from '@domain/rates/rates.ts';
import type { RosterEntry } from '@domain/roster/roster.ts';
import { clientsStart } from '../../access/client-cursor.ts';
import { agencyOf } from '../../access/session.ts';
import { AppError } from '../../errors/app-error.ts';
import { encodeCursor } from '../../firestore/cursor.ts';
import type { Operation } from '../../operation.ts';
import { findEntries } from '../../records/roster-lists.ts';

const cardOf = ({ talentId, publicName, languages, currency, sessionFee }: RosterEntry): ListedRateCard => ({
  id: talentId,
  publicName,
  languages,
  currency,
  sessionFee,
});

/** Session fees of the agency's talents whom it does not keep out, for a client whom it lets see them. */
export const listRateCards: Operation<'talents.listRateCards'> = async ({
  session,
  query: { cursor, pageSize },
}) => {
  const agencyId = agencyOf(session);
  if (!mayRead(session, 'talentRateCards', { id: agencyId, agencyId }))
    throw new AppError(403, 'auth.forbidden');
  const start = await clientsStart(agencyId, cursor);
  const items = (await findEntries(agencyId, { status: ['active'] }, start, pageSize)).map(cardOf);
  const last = items.at(-1);
  return last && items.length === pageSize ? { items, cursor: encodeCursor(last.id) } : { items };
};
