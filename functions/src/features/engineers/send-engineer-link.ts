import { visibleTo } from '../../access/visible-to.ts';
import { getAnswer, mailVerification } from '../../identity/verification-mail.ts';
import type { Operation } from '../../operation.ts';
import { readEngineer } from '../../records/engineers.ts';

export const sendEngineerLink: Operation<'engineers.sendNewLink'> = async ({ caller, params }) => {
  const { id } = visibleTo(caller, 'engineers', await readEngineer(params.id));
  return getAnswer(await mailVerification(id, caller, caller.agencyId ?? null));
};
