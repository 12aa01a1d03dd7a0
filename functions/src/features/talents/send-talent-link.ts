import { agencyToTell } from '../../access/own-agencies.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { answerOf, mailVerification } from '../../identity/verification-mail.ts';
import type { Operation } from '../../operation.ts';
import { readTalent } from '../../records/talents.ts';

export const sendTalentLink: Operation<'talents.sendNewLink'> = async ({ caller, params }) => {
  const { id, agencyIds } = visibleTo(caller, 'talents', await readTalent(params.id));
  return answerOf(await mailVerification(id, caller, agencyToTell(caller, agencyIds)));
};
