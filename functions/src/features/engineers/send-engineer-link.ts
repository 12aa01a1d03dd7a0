import { requireVisible } from '../../work/access/require-visible.ts';
import { getAnswer, sendVerification } from '../../auth/identity/verification-mail.ts';
import type { Operation } from '../../work/operation.ts';
import { readEngineer } from '../../work/collections/engineers.ts';

export const sendEngineerLink: Operation<'engineers.sendNewLink'> = async ({ caller, params }) => {
  const { id } = requireVisible(caller, 'engineers', await readEngineer(params.id));
  return getAnswer(await sendVerification(id, caller, caller.agencyId ?? null));
};
