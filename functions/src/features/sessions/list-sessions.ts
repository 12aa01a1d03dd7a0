import { isProducer } from '../../work/access/staff.ts';
import { toCompanyFilter } from '../../work/access/company-filter.ts';
import { getAgency } from '../../work/access/caller.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { findListedSessions, readSession } from '../../work/collections/recording-sessions.ts';
import { readContacts } from '../../work/collections/session-contacts.ts';
import { presentSession } from './participants.ts';

/** Returns the caller's sessions, latest first: the chosen agency's for staff, the company's for clients, and own ones for engineers of any agency. */
export const listSessions: Operation<'sessions.list'> = async ({ caller }) => {
  const { claims, uid } = caller;
  const isProducing = isProducer(caller);
  const engaging = claims.held.engineer ?? [];
  if (!isProducing && engaging.length === 0) throw new AppError(403, 'auth.forbidden');

  const agencyId = isProducing ? getAgency(caller) : undefined;
  const lists = await Promise.all([
    ...(agencyId ? [findListedSessions({ agencyId, companyId: toCompanyFilter(caller, agencyId) })] : []),
    ...engaging.map((agencyId) => findListedSessions({ agencyId, engineerId: uid })),
  ]);
  const sessions = new Map(lists.flat().map((session) => [session.id, session]));

  return [...sessions.values()]
    .sort((a, b) => b.startsAt.toMillis() - a.startsAt.toMillis())
    .map((session) => serialise(requireVisible(caller, 'recordingSessions', session)));
};

export const getSession: Operation<'sessions.get'> = async ({ caller, params: { id } }) => {
  const [session, contacts] = await Promise.all([readSession(id), readContacts(id)]);
  return presentSession(caller, requireVisible(caller, 'recordingSessions', session), contacts);
};
