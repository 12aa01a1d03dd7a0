import type { EngineerInvite } from '@domain/engineers/engineers.ts';
import { getFullName } from '@domain/people/names.ts';
import { listInvitation, updateInvitation } from './invitations.ts';
import type { Work } from '../unit/work.ts';
import { engineerInvites } from '../collections/engineer-invites.ts';

const getSource = (id: string): string => `engineerInvites/${id}`;

/** Creates an invitation and its list entry; `sentBy` is the real user's uid. */
export const createEngineerInvite = (work: Work, invite: EngineerInvite, sentBy: string): void => {
  work.create(engineerInvites, invite);
  const { id, agencyId, email } = invite;
  const name = getFullName(invite);
  listInvitation(work, { agencyId, kind: 'engineer', source: getSource(id), name, email, sentBy });
};

/** Withdraws an unused invitation; its link then opens nothing. */
export const withdrawEngineerInvite = async (work: Work, id: string): Promise<void> => {
  work.deleteById(engineerInvites, id);
  await updateInvitation(work, getSource(id), { state: 'withdrawn' });
};

export const markEngineerInviteUsed = async (work: Work, id: string, usedBy: string): Promise<void> => {
  work.updateById(engineerInvites, id, { usedBy });
  await updateInvitation(work, getSource(id), { state: 'accepted' });
};
