import { companyFilterOf } from '../../access/company-filter.ts';
import { agencyOf } from '../../access/caller.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { listedSessions, readSession } from '../../records/recording-sessions.ts';
import { readContacts } from '../../records/session-contacts.ts';
import { toldSession } from './participants.ts';

/**
 * Sessions that the caller has to do with, the latest first: staff's are those of the chosen agency, a client's those of
 * their company in it, an engineer's their own in every agency that engages them, or in the chosen one.
 */
export const listSessions: Operation<'sessions.list'> = async ({ caller }) => {
  const { claims } = caller;
  const isProducing = claims.roles.some((role) => role !== 'engineer' && role !== 'talent');
  if (isProducing) {
    const agencyId = agencyOf(caller);
    const all = await listedSessions({ agencyId, companyId: companyFilterOf(caller) });
    return all.map((session) => serialised(visibleTo(caller, 'recordingSessions', session)));
  }
  const agencies = claims.held.engineer ?? [];
  if (agencies.length === 0) throw new AppError(403, 'auth.forbidden');
  const lists = await Promise.all(
    agencies.map((agencyId) => listedSessions({ agencyId, engineerId: caller.uid })),
  );
  return lists
    .flat()
    .sort((one, other) => other.startsAt.toMillis() - one.startsAt.toMillis())
    .map((session) => serialised(visibleTo(caller, 'recordingSessions', session)));
};

/** One session, with the addresses of its participants for whoever plans with them. */
export const getSession: Operation<'sessions.get'> = async ({ caller, params: { id } }) => {
  const [session, contacts] = await Promise.all([readSession(id), readContacts(id)]);
  return toldSession(caller, visibleTo(caller, 'recordingSessions', session), contacts);
};
