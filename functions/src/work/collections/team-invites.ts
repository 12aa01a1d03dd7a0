import type { TeamInvite } from '@domain/team/team.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const teamInvites = collection<TeamInvite>('teamInvites');

export const newTeamInviteId = teamInvites.newId;

export const toFormerMemberId = (agencyId: string, uid: string): string => `${agencyId}_${uid}`;

const isThere = ({ expiresAt }: TeamInvite): boolean => (expiresAt?.toMillis() ?? Infinity) > Date.now();

/** Returns an invitation or a former member; undefined once expired, even before deletion. */
export const readTeamInvite = async (id: string, work?: Work): Promise<TeamInvite | undefined> => {
  const invite = await teamInvites.get(id, work);
  return invite && isThere(invite) ? invite : undefined;
};

export const findWaitingTeamInvites = async (
  agencyId: string,
  limit: number,
  work?: Work,
): Promise<readonly TeamInvite[]> => {
  const query = teamInvites.ref.where('agencyId', '==', agencyId).where('formerUid', '==', null).limit(limit);
  return teamInvites.find(query, work);
};
