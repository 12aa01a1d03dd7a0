import type { Transaction } from 'firebase-admin/firestore';
import type { TeamInvite } from '@domain/team/team.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const invites = () => collectionRef('teamInvites');

export const newTeamInviteId = (): string => invites().doc().id;

/** Id of the record with a removed team member's former roles. */
export const formerMemberId = (agencyId: string, uid: string): string => `${agencyId}_${uid}`;

const isThere = ({ expiresAt }: TeamInvite): boolean => (expiresAt?.toMillis() ?? Infinity) > Date.now();

/** Returns an invitation or a former member; undefined once expired, even before deletion. */
export const readTeamInvite = async (
  id: string,
  transaction?: Transaction,
): Promise<TeamInvite | undefined> => {
  const ref = invites().doc(id);
  const found = toRecord<TeamInvite>(await (transaction ? transaction.get(ref) : ref.get()));
  return found && isThere(found) ? found : undefined;
};

/** Returns an agency's pending invitations, at most `limit`. */
export const waitingTeamInvites = async (
  agencyId: string,
  limit: number,
  transaction?: Transaction,
): Promise<readonly TeamInvite[]> => {
  const own = invites().where('agencyId', '==', agencyId).where('formerUid', '==', null).limit(limit);
  const { docs } = await (transaction ? transaction.get(own) : own.get());
  return docs.flatMap((snapshot) => toRecord<TeamInvite>(snapshot) ?? []);
};

export const writeTeamInvite = (transaction: Transaction, invite: TeamInvite): void => {
  transaction.set(invites().doc(invite.id), withoutId(invite));
};

export const deleteTeamInvite = (transaction: Transaction, id: string): void => {
  transaction.delete(invites().doc(id));
};
