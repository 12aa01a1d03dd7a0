import { EMAIL_SENT } from '../../identity/verification-mail.ts';
import { sendTeamAgain } from '../../invitations/of-team.ts';
import type { Operation } from '../../operation.ts';

/** Mails a new link to a team invitee. 409 once the account was used to sign in. */
export const sendTeamLink: Operation<'team.sendNewLink'> = async ({ caller, params: { id }, locale }) => {
  await sendTeamAgain(caller, id, locale);
  return EMAIL_SENT;
};
