import type { TeamInvite } from '@domain/team/team.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '../../errors/app-error.ts';
import { readTeamInvite } from '../../records/team-invites.ts';
import { readToken, type LinkToken } from '../../tokens/tokens.ts';

export const linkSpent = (): AppError => new AppError(410, 'team.linkSpent');

/** Which invitation a mailed link is for. 401: none; 410: its time is over. */
export const readTeamLink = async (token: string): Promise<LinkToken> => {
  try {
    return await readToken(token, ['team-invite']);
  } catch (error) {
    if (error instanceof AppError && error.status === 410) throw linkSpent();
    throw error;
  }
};

/** The invitation of a link; 410 once it was accepted or withdrawn, or a newer link was sent. */
export const inviteOf = async (
  { subject, version }: LinkToken,
  transaction?: Transaction,
): Promise<TeamInvite> => {
  const invite = await readTeamInvite(subject, transaction);
  if (invite?.version !== version || invite.formerUid !== null) throw linkSpent();
  return invite;
};
