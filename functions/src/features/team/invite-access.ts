import type { TeamInvite } from '@domain/team/team.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readTeamInvite } from '../../work/collections/team-invites.ts';
import { readToken, type LinkToken } from '../../work/tokens/tokens.ts';
import type { Work } from '../../work/unit/work.ts';

export const linkSpent = (): AppError => new AppError(410, 'team.linkSpent');

/** Returns a team link's invitation. 401: invalid. 410: expired. */
export const readTeamLink = async (token: string): Promise<LinkToken> => {
  try {
    return await readToken(token, ['team-invite']);
  } catch (error) {
    if (error instanceof AppError && error.status === 410) throw linkSpent();
    throw error;
  }
};

/** Returns a link's invitation; 410 once accepted, withdrawn or replaced by a newer link. */
export const findInvite = async ({ subject, version }: LinkToken, work?: Work): Promise<TeamInvite> => {
  const invite = await readTeamInvite(subject, work);
  if (invite?.version !== version || invite.formerUid !== null) throw linkSpent();
  return invite;
};
