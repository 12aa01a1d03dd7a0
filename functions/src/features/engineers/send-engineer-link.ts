import { reach } from '../../access/reach.ts';
import { answerOf, mailVerification } from '../../identity/verification-mail.ts';
import type { Operation } from '../../operation.ts';
import { readEngineer } from '../../records/engineers.ts';

export const sendEngineerLink: Operation<'engineers.sendNewLink'> = async ({ session, params }) => {
  const { id } = reach(session, 'engineers', await readEngineer(params.id));
  return answerOf(await mailVerification(id, session, session.agencyId ?? null));
};
