import { EMAIL_SENT } from '../../auth/identity/verification-mail.ts';
import { sendTeamAgain } from '../../auth/invitations/team-invites.ts';
import type { Operation } from '../../work/operation.ts';

/** Mails a new link to a team invitee. 409 once the account was used to sign in. */
export const sendTeamLink: Operation<'team.sendNewLink'> = async ({ caller, params: { id }, locale }) => {
  await sendTeamAgain(caller, id, locale);
  return EMAIL_SENT;
};
