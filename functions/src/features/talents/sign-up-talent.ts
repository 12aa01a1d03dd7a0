import { Timestamp } from 'firebase-admin/firestore';
import type { Api } from '@domain/api.ts';
import type { EndpointBody } from '@domain/contract.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { getFullName } from '@domain/people/names.ts';
import { EMPTY_PROFILE } from '@domain/talents/talent-record.ts';
import type { SelfServiceInvite, Talent } from '@domain/talents/talents.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { getAgreedConsents } from '../../auth/identity/consents.ts';
import { createAccount } from '../../auth/identity/create-account.ts';
import type { Operation } from '../../work/operation.ts';
import { signUpAgency } from '../../work/collections/agencies.ts';
import { requireMainLanguage } from '../../work/collections/languages.ts';
import { isUnused, readInvite } from '../../work/collections/talent-invites.ts';
import { changeInvite } from '../../work/records/talent-invites.ts';
import { talents } from '../../work/collections/talents.ts';
import type { Work } from '../../work/unit/work.ts';

type Values = EndpointBody<Api['talents.signUp']>;

/** Returns an invitation that can be used for registration: 422 if unknown, 410 if used. */
const requireUnusedInvite = async (id: string, work?: Work): Promise<SelfServiceInvite> => {
  const invite = await readInvite(id, work);
  const property = 'selfServiceInviteId';
  if (!invite) throw new AppError(422, 'invitation.unknown', { property });
  if (!isUnused(invite)) throw new AppError(410, 'invitation.used', { property });
  return invite;
};

/** Returns the agency to register with: the invitation's, if meant for this person, or the sign-up page's. */
const findAgency = async ({ email, language, agencySlug }: Values, invite?: SelfServiceInvite) => {
  if (!invite) {
    const agency = await signUpAgency(agencySlug);
    if (!agency) throw new AppError(422, 'agency.unknown', { property: 'agencySlug' });
    return agency.id;
  }
  if (invite.email !== email.toLowerCase())
    throw new AppError(422, 'invitation.otherEmail', { property: 'email' });
  if (invite.language !== language.alpha3)
    throw new AppError(422, 'invitation.otherLanguage', { property: 'language.alpha3' });

  return invite.agencyId;
};

const makeTalent = (uid: string, email: string, agencyId: string, values: Values, locale: Locale): Talent => {
  const { name, lastName, language, acceptRates, freelanceDisclaimerAccepted } = values;
  const { availableForProjectOnCreationTime } = values;
  const now = Timestamp.now();

  return {
    ...EMPTY_PROFILE,
    id: uid,
    agencyIds: [agencyId],
    name,
    lastName,
    fullName: getFullName({ name, lastName }),
    publicName: lastName ? `${name} ${[...lastName][0]}.` : name,
    email,
    languages: [{ alpha3: language.alpha3, main: true, type: 'native' }],
    communicationLanguage: locale,
    availableForProjectOnCreationTime,
    acceptRates,
    freelanceDisclaimerAccepted,
    emailVerified: false,
    verificationEmailWasSent: true,
    isBasicInformationStepReady: false,
    isInformationComplete: false,
    createdAt: now,
    updatedAt: now,
  };
};

/** Registers a talent, who joins immediately and only verifies the address. The invitation they use is accepted at the end of onboarding. */
export const signUpTalent: Operation<'talents.signUp'> = async ({ body: values, locale }) => {
  const { name, lastName, email, password, language, selfServiceInviteId } = values;
  // A repeat finds the invitation used.
  const invite = selfServiceInviteId
    ? await recordStep(() => requireUnusedInvite(selfServiceInviteId))
    : undefined;
  const agencyId = await findAgency(values, invite);
  await requireMainLanguage(language.alpha3, 'language.alpha3');

  return {
    id: await createAccount({
      name,
      lastName,
      email,
      password,
      locale,
      timeZone: values.timeZone,
      role: 'talent',
      agencyIds: [agencyId],
      consents: getAgreedConsents({
        terms: values.termsAndConditions,
        privacy: values.acceptPrivacyPolicy,
        rates: values.acceptRates,
        // The form shows it only to talents without an invitation, but sends it for all.
        freelance: !invite && values.freelanceDisclaimerAccepted,
      }),
      records: async (work, uid, address) => {
        // Another person may have used it meanwhile.
        if (invite) await requireUnusedInvite(invite.id, work);
        work.create(talents, makeTalent(uid, address, agencyId, values, locale));
        if (invite) changeInvite(work, invite.id, { talentId: uid, signedUpAt: Timestamp.now() });
      },
    }),
  };
};
