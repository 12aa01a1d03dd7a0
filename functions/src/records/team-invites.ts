import type { Transaction } from 'firebase-admin/firestore';
import type { TeamInvite } from '@domain/team/team.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';

const invites = () => collectionOf('teamInvites');

export const newTeamInviteId = (): string => invites().doc().id;

/** Where it is noted what somebody was whom an agency removed from its team. */
export const formerMemberId = (agencyId: string, uid: string): string => `${agencyId}_${uid}`;

const isThere = ({ expiresAt }: TeamInvite): boolean => (expiresAt?.toMillis() ?? Infinity) > Date.now();

/** An invitation, or a former member; undefined once it is over, even before it is deleted. */
export const readTeamInvite = async (
  id: string,
  transaction?: Transaction,
): Promise<TeamInvite | undefined> => {
  const ref = invites().doc(id);
  const found = documentOf<TeamInvite>(await (transaction ? transaction.get(ref) : ref.get()));
  return found && isThere(found) ? found : undefined;
};

/** The invitations of an agency that wait for an answer, as many as asked for. */
export const waitingTeamInvites = async (
  agencyId: string,
  limit: number,
  transaction?: Transaction,
): Promise<readonly TeamInvite[]> => {
  const own = invites().where('agencyId', '==', agencyId).where('formerUid', '==', null).limit(limit);
  const { docs } = await (transaction ? transaction.get(own) : own.get());
  return docs.flatMap((snapshot) => documentOf<TeamInvite>(snapshot) ?? []);
};

export const writeTeamInvite = (transaction: Transaction, invite: TeamInvite): void => {
  transaction.set(invites().doc(invite.id), withoutId(invite));
};

export const deleteTeamInvite = (transaction: Transaction, id: string): void => {
  transaction.delete(invites().doc(id));
};
