import type { Transaction } from 'firebase-admin/firestore';
import { mayRead } from '@domain/access/access.policy.ts';
import {
  SESSION_FILE_KINDS,
  type FileSide,
  type SessionFile,
  type SessionFileKind,
} from '@domain/sessions/session-files.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { Caller } from '../../../access/caller.ts';
import { isStaffOf } from '../../../access/staff.ts';
import { visibleTo } from '../../../access/visible-to.ts';
import { notFound } from '../../../errors/app-error.ts';
import { readCasting } from '../../../records/castings.ts';
import { readSession } from '../../../records/recording-sessions.ts';
import { shownTalents } from '../../../records/talent-cache.ts';

/** What its talent is told of: what they record from. What becomes of a recording is between the others. */
const OF_TALENT: readonly SessionFileKind[] = ['material'];

const isTheTalents = ({ uid, agencyId, claims }: Caller, session: RecordingSession): boolean =>
  session.talentId === uid &&
  (claims.held.talent?.includes(session.agencyId) ?? false) &&
  (!agencyId || agencyId === session.agencyId);

/** A session as somebody has it to do with, and the kinds of its files that they are told of. */
export interface FilesAccess {
  readonly session: RecordingSession;
  readonly kinds: readonly SessionFileKind[];
}

/**
 * A session for whoever may know of its files: its staff, its client and its engineer of all, its talent of the materials,
 * unless the agency has blocked them, the session was called off or its project was deleted. 404 for everybody else.
 */
export const filesAccess = async (
  caller: Caller,
  id: string,
  transaction?: Transaction,
): Promise<FilesAccess> => {
  const session = await readSession(id, transaction);
  if (!session || mayRead(caller, 'recordingSessions', session) || !isTheTalents(caller, session))
    return { session: visibleTo(caller, 'recordingSessions', session), kinds: SESSION_FILE_KINDS };
  const [casting, shown] = [
    await readCasting(session.castingId, transaction),
    await shownTalents(session.agencyId, [caller.uid], transaction),
  ];
  const isOver = session.state === 'cancelled' || !casting || casting.isDeleted === true;
  if (isOver || !shown.has(caller.uid)) throw notFound('recordingSessions');
  return { session, kinds: OF_TALENT };
};

/** The kinds that somebody who sees a session may add to it: a client what is recorded from, its engineer what was recorded. */
export const addableBy = (
  caller: Caller,
  { agencyId, companyId, engineerId, state }: RecordingSession,
): readonly SessionFileKind[] => {
  if (state === 'cancelled') return [];
  if (isStaffOf(caller, agencyId)) return SESSION_FILE_KINDS;
  const isClients =
    caller.companyId === companyId && (caller.claims.held.client?.includes(agencyId) ?? false);
  const isEngineers = engineerId === caller.uid && (caller.claims.held.engineer?.includes(agencyId) ?? false);
  return SESSION_FILE_KINDS.filter((kind) => (kind === 'material' ? isClients : isEngineers));
};

/** On whose behalf somebody adds a file. */
export const sideOf = (caller: Caller, { agencyId, engineerId }: RecordingSession): FileSide =>
  isStaffOf(caller, agencyId) ? 'agency' : engineerId === caller.uid ? 'engineer' : 'client';

/** Whether somebody may take a file away: staff any, others what they uploaded themselves and could add. */
export const mayRemove = (
  caller: Caller,
  session: RecordingSession,
  { kind, uploadedBy }: Pick<SessionFile, 'kind' | 'uploadedBy'>,
): boolean =>
  isStaffOf(caller, session.agencyId) ||
  (uploadedBy === caller.uid && addableBy(caller, session).includes(kind));
