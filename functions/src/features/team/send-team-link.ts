import { EMAIL_SENT } from '../../identity/verification-mail.ts';
import { sendTeamAgain } from '../../invitations/of-team.ts';
import type { Operation } from '../../operation.ts';

/** Mails somebody who is invited into the team a new link. 409 once somebody has come in by the account. */
export const sendTeamLink: Operation<'team.sendNewLink'> = async ({ caller, params: { id }, locale }) => {
  await sendTeamAgain(caller, id, locale);
  return EMAIL_SENT;
};
