import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { EngineerInvite } from '@domain/engineers/engineers.ts';
import { fullNameOf } from '@domain/people/names.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordStep } from '../../firestore/call-steps.ts';
import { agreedTo } from '../../identity/consents.ts';
import { createAccount } from '../../identity/create-account.ts';
import type { Operation } from '../../operation.ts';
import { readEngineerInvite, prepareEngineerInviteUse } from '../../records/engineer-invites.ts';
import { writeEngineer } from '../../records/engineers.ts';
import { requireMainLanguage } from '../../records/languages.ts';

/** The invitation, as long as nobody has used it: 422 for one that there is not, 410 for a used one. */
const unusedInvite = async (id: string, transaction?: Transaction): Promise<EngineerInvite> => {
  const invite = await readEngineerInvite(id, transaction);
  const property = 'inviteId';
  if (!invite) throw new AppError(422, 'invitation.failed', { property });
  if (invite.usedBy !== null) throw new AppError(410, 'invitation.failed', { property });
  return invite;
};

/**
 * Registers an engineer by an invitation, which is spent by it and is for the invited address alone. They
 * see nothing of the agency before one of its admins sets them active.
 */
export const signUpEngineer: Operation<'engineers.signUp'> = async ({ body: values, locale }) => {
  const { name, lastName, email, password, language, inviteId } = values;
  // A repeat of the call comes when the invitation is spent.
  const invite = await recordStep(() => unusedInvite(inviteId));
  if (invite.email !== email.toLowerCase())
    throw new AppError(422, 'invitation.otherEmail', { property: 'email' });
  await requireMainLanguage(language.alpha3, 'language.alpha3');
  return {
    id: await createAccount({
      name,
      lastName,
      email,
      password,
      locale,
      timeZone: values.timeZone,
      role: 'engineer',
      agencyIds: [invite.agencyId],
      // The invitation alone opens nothing: an admin of the agency lets them work.
      engagement: 'pending',
      consents: agreedTo({
        terms: values.termsAndConditions,
        privacy: values.acceptPrivacyPolicy,
      }),
      records: async (transaction, uid, address) => {
        // Whoever came first in the meantime has it.
        await unusedInvite(invite.id, transaction);
        const spend = await prepareEngineerInviteUse(transaction, invite.id);
        const now = Timestamp.now();
        writeEngineer(transaction, {
          id: uid,
          name,
          lastName,
          fullName: fullNameOf({ name, lastName }),
          email: address,
          languageTags: [language.alpha3],
          agencyIds: [invite.agencyId],
          createdAt: now,
          updatedAt: now,
        });
        spend(uid);
      },
    }),
  };
};
