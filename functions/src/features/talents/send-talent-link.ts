import { getAuditAgencyId } from '../../work/access/own-agencies.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { getAnswer, sendVerification } from '../../auth/identity/verification-mail.ts';
import type { Operation } from '../../work/operation.ts';
import { readTalent } from '../../work/collections/talents.ts';

export const sendTalentLink: Operation<'talents.sendNewLink'> = async ({ caller, params }) => {
  const { id, agencyIds } = requireVisible(caller, 'talents', await readTalent(params.id));
  return getAnswer(await sendVerification(id, caller, getAuditAgencyId(caller, agencyIds)));
};
