import { auditAgencyId } from '../../access/own-agencies.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { getAnswer, mailVerification } from '../../identity/verification-mail.ts';
import type { Operation } from '../../operation.ts';
import { readTalent } from '../../records/talents.ts';

export const sendTalentLink: Operation<'talents.sendNewLink'> = async ({ caller, params }) => {
  const { id, agencyIds } = visibleTo(caller, 'talents', await readTalent(params.id));
  return getAnswer(await mailVerification(id, caller, auditAgencyId(caller, agencyIds)));
};
