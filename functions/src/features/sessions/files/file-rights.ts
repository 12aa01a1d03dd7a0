import { mayRead } from '@domain/access/access.policy.ts';
import {
  ADDED_FILE_KINDS,
  SESSION_FILE_KINDS,
  type AddedFileKind,
  type FileSide,
  type SessionFile,
  type SessionFileKind,
} from '@domain/sessions/session-files.ts';
import { getSessionRoles, type RecordingSession } from '@domain/sessions/sessions.ts';
import type { Caller } from '../../../work/access/caller.ts';
import { isStaffIn } from '../../../work/access/staff.ts';
import { requireVisible } from '../../../work/access/require-visible.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { readCasting } from '../../../work/collections/castings.ts';
import { findUnaccepted } from '../../../work/collections/confidentialities.ts';
import { readSession } from '../../../work/collections/recording-sessions.ts';
import { findShownTalents } from '../../../work/collections/public-talents.ts';
import type { Work } from '../../../work/unit/work.ts';

/** File kinds its talent can see: the material. Recordings concern the other sides. */
const OF_TALENT: readonly SessionFileKind[] = ['material'];

const isTheTalents = ({ uid, agencyId, claims }: Caller, session: RecordingSession): boolean =>
  session.talentId === uid &&
  (claims.held.talent?.includes(session.agencyId) ?? false) &&
  (!agencyId || agencyId === session.agencyId);

export interface FilesAccess {
  readonly session: RecordingSession;
  readonly kinds: readonly SessionFileKind[];
  /** Private scripts, by request, that the talent can't read before accepting confidentiality. */
  readonly lockedScripts: ReadonlySet<string>;
}

const NOTHING_LOCKED: ReadonlySet<string> = new Set();

/** Returns a session for readers of its files; its talent reads the material. 404 for others, a blocked talent, a cancelled session or deleted project. */
export const getFilesAccess = async (caller: Caller, id: string, work?: Work): Promise<FilesAccess> => {
  const session = await readSession(id, work);
  if (!session || mayRead(caller, 'recordingSessions', session) || !isTheTalents(caller, session))
    return {
      session: requireVisible(caller, 'recordingSessions', session),
      kinds: SESSION_FILE_KINDS,
      lockedScripts: NOTHING_LOCKED,
    };

  const [casting, shown] = [
    await readCasting(session.castingId, work),
    await findShownTalents(session.agencyId, [caller.uid], work),
  ];
  const isOver = session.state === 'cancelled' || !casting || casting.isDeleted === true;
  if (isOver || !shown.has(caller.uid)) throw notFound('recordingSessions');

  const scripts = getSessionRoles(session).flatMap(({ script }) => script ?? []);
  const lockedScripts = await findUnaccepted(caller.uid, scripts, work);

  return { session, kinds: OF_TALENT, lockedScripts };
};

/** Returns the file kinds a reader of a session may add: the client material, the engineer recordings. */
export const getAddableKinds = (
  caller: Caller,
  { agencyId, companyId, engineerId, state }: RecordingSession,
): readonly AddedFileKind[] => {
  if (state === 'cancelled') return [];
  if (isStaffIn(caller, agencyId)) return ADDED_FILE_KINDS;
  const isClients =
    caller.companyId === companyId && (caller.claims.held.client?.includes(agencyId) ?? false);
  const isEngineers = engineerId === caller.uid && (caller.claims.held.engineer?.includes(agencyId) ?? false);
  return ADDED_FILE_KINDS.filter((kind) => (kind === 'material' ? isClients : isEngineers));
};

export const getSide = (caller: Caller, { agencyId, engineerId }: RecordingSession): FileSide =>
  isStaffIn(caller, agencyId) ? 'agency' : engineerId === caller.uid ? 'engineer' : 'client';

/** Returns whether the caller may delete a file: staff any, others their own uploads of kinds they may add. */
export const mayRemove = (
  caller: Caller,
  session: RecordingSession,
  { kind, uploadedBy }: Pick<SessionFile, 'kind' | 'uploadedBy'>,
): boolean =>
  isStaffIn(caller, session.agencyId) ||
  (uploadedBy === caller.uid && getAddableKinds(caller, session).some((text) => text === kind));
