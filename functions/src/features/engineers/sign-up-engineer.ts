import { Timestamp } from 'firebase-admin/firestore';
import type { EngineerInvite } from '@domain/engineers/engineers.ts';
import { getFullName } from '@domain/people/names.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { getAgreedConsents } from '../../auth/identity/consents.ts';
import { createAccount } from '../../auth/identity/create-account.ts';
import type { Operation } from '../../work/operation.ts';
import { readEngineerInvite } from '../../work/collections/engineer-invites.ts';
import { markEngineerInviteUsed } from '../../work/records/engineer-invites.ts';
import { engineers } from '../../work/collections/engineers.ts';
import { requireMainLanguage } from '../../work/collections/languages.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns an unused invitation: 422 if unknown, 410 if used. */
const requireUnusedInvite = async (id: string, work?: Work): Promise<EngineerInvite> => {
  const invite = await readEngineerInvite(id, work);
  const property = 'inviteId';
  if (!invite) throw new AppError(422, 'invitation.failed', { property });
  if (invite.usedBy !== null) throw new AppError(410, 'invitation.failed', { property });
  return invite;
};

/** Registers an engineer by an invitation for their address, which is then used up. Access starts once an admin of the agency activates them. */
export const signUpEngineer: Operation<'engineers.signUp'> = async ({ body: values, locale }) => {
  const { name, lastName, email, password, language, inviteId } = values;
  // A repeat finds the invitation used.
  const invite = await recordStep(() => requireUnusedInvite(inviteId));
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
      // An invitation alone grants nothing: an admin of the agency activates them.
      engagement: 'pending',
      consents: getAgreedConsents({
        terms: values.termsAndConditions,
        privacy: values.acceptPrivacyPolicy,
      }),
      records: async (work, uid, address) => {
        // Another person may have used it meanwhile.
        await requireUnusedInvite(invite.id, work);

        const now = Timestamp.now();
        work.set(engineers, {
          id: uid,
          name,
          lastName,
          fullName: getFullName({ name, lastName }),
          email: address,
          languageTags: [language.alpha3],
          agencyIds: [invite.agencyId],
          createdAt: now,
          updatedAt: now,
        });

        await markEngineerInviteUsed(work, invite.id, uid);
      },
    }),
  };
};
