import type { Timestamp } from 'firebase-admin/firestore';
import { getFullName } from '@domain/people/names.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { forgetInvitation, listInvitation, updateInvitation } from './invitations.ts';
import type { Work } from '../unit/work.ts';
import { talentInvites } from '../collections/talent-invites.ts';

const getSource = (id: string): string => `selfServiceInvites/${id}`;

/** Creates an invitation and its list entry; `sentBy` is the real user's uid. */
export const createInvite = (work: Work, invite: SelfServiceInvite, sentBy: string): void => {
  work.create(talentInvites, invite);
  const { id, agencyId, email } = invite;
  const name = getFullName(invite);
  listInvitation(work, { agencyId, kind: 'talent', source: getSource(id), name, email, sentBy });
};

/** Changes fields the list of invitations doesn't contain. */
export const changeInvite = (
  work: Work,
  id: string,
  change: Partial<Pick<SelfServiceInvite, 'talentId' | 'signedUpAt' | 'firstTicketId'>>,
): void => {
  work.updateById(talentInvites, id, change);
};

export const changeListedInvite = async (
  work: Work,
  id: string,
  change: Partial<Omit<SelfServiceInvite, 'id'>>,
): Promise<void> => {
  work.updateById(talentInvites, id, change);
  const { status, name, lastName } = change;
  await updateInvitation(work, getSource(id), {
    ...(status === undefined || status === 'sent' ? {} : { state: status }),
    ...(name === undefined || lastName === undefined ? {} : { name: getFullName({ name, lastName }) }),
  });
};

export const deleteInvite = (work: Work, id: string): void => {
  work.deleteById(talentInvites, id);
  forgetInvitation(work, getSource(id));
};

/** Records when the link's page was first used. */
export const openInvite = (work: Work, id: string, openedAt: Timestamp): void => {
  work.updateById(talentInvites, id, { openedAt });
};
