import type { Transaction } from 'firebase-admin/firestore';
import type { TeamInvite } from '@domain/team/team.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord } from '../../platform/firestore/db.ts';

const invites = collection<TeamInvite>('teamInvites');

export const newTeamInviteId = invites.newId;

export const toFormerMemberId = (agencyId: string, uid: string): string => `${agencyId}_${uid}`;

const isThere = ({ expiresAt }: TeamInvite): boolean => (expiresAt?.toMillis() ?? Infinity) > Date.now();

/** Returns an invitation or a former member; undefined once expired, even before deletion. */
export const readTeamInvite = async (
  id: string,
  transaction?: Transaction,
): Promise<TeamInvite | undefined> => {
  const ref = invites.doc(id);
  const found = toRecord<TeamInvite>(await (transaction ? transaction.get(ref) : ref.get()));
  return found && isThere(found) ? found : undefined;
};

export const findWaitingTeamInvites = async (
  agencyId: string,
  limit: number,
  transaction?: Transaction,
): Promise<readonly TeamInvite[]> => {
  const query = invites.ref.where('agencyId', '==', agencyId).where('formerUid', '==', null).limit(limit);
  return invites.find(query, transaction);
};

export const writeTeamInvite = invites.set;

export const deleteTeamInvite = invites.delete;
