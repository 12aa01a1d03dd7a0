import { agencyToTell } from '../../access/own-agencies.ts';
import { reach } from '../../access/reach.ts';
import { answerOf, mailVerification } from '../../identity/verification-mail.ts';
import type { Operation } from '../../operation.ts';
import { readTalent } from '../../records/talents.ts';

export const sendTalentLink: Operation<'talents.sendNewLink'> = async ({ session, params }) => {
  const { id, agencyIds } = reach(session, 'talents', await readTalent(params.id));
  return answerOf(await mailVerification(id, session, agencyToTell(session, agencyIds)));
};
