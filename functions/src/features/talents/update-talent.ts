import { Timestamp } from 'firebase-admin/firestore';
import { getFullName } from '@domain/people/names.ts';
import { getMissingAnswers, getReadiness } from '@domain/talents/talent-record.ts';
import type { TalentPatch } from '@domain/talents/talents.schema.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { refuseUnlessAdmin } from '../../work/access/admin-fields.ts';
import { getAuditAgencyId } from '../../work/access/own-agencies.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { decide } from '../../auth/claims/decide.ts';
import { syncClaimsSoon } from '../../auth/claims/sync-claims.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { refuseStale } from '../../platform/firestore/stale.ts';
import { recordConsentBy } from '../../auth/identity/voice-consents.ts';
import { renamePerson } from '../../auth/identity/rename-person.ts';
import { prepareWelcome } from '../../outgoing/mail/welcome-talent.ts';
import { findOpenRequestsTo } from '../../work/collections/availability-requests.ts';
import { excludeBegun, cancelRequests } from '../../common/cancellation/cancel-requests.ts';
import { endSessions } from '../../common/cancellation/cancel-sessions.ts';
import { requireMainLanguage } from '../../work/collections/languages.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { talents, readTalent } from '../../work/collections/talents.ts';
import { readUser } from '../../work/collections/users.ts';
import { operationInSteps, type Step } from '../../work/unit/operation.ts';
import { getTalentPage } from './talent-page.ts';
import { findSessionsWithTalent } from '../../work/collections/recording-sessions.ts';

type Answers = Omit<
  TalentPatch,
  'updatedAt' | 'hasOneName' | 'accountValidationStatus' | 'rejectionReason' | 'status'
>;

const getMainLanguage = (languages: Talent['languages'] | undefined): string | undefined =>
  languages?.find(({ main }) => main)?.alpha3;

/** Returns a speed test for storage: an unchanged one keeps its time, a new one gets the current time. */
const mergeMeasurement = (
  result: Answers['speedTest'],
  { speedTest: stored }: Talent,
): Talent['speedTest'] => {
  if (!result) return null;
  const isKnown = stored?.download === result.download && stored.upload === result.upload;
  return { ...result, measuredAt: isKnown ? stored.measuredAt : Timestamp.now() };
};

/** Returns the record with the new answers and their consequences; 422 where an answer requires another one. */
const applyAnswers = (before: Talent, answers: Answers, caller: Caller): Talent => {
  const { speedTest, ...view } = answers;
  const merged: Talent = {
    ...before,
    ...view,
    ...(speedTest === undefined ? {} : { speedTest: mergeMeasurement(speedTest, before) }),
  };
  const [missing] = getMissingAnswers(merged);
  if (missing) throw new AppError(422, missing.code, { property: missing.property });

  return {
    ...merged,
    ...getReadiness(merged),
    fullName: getFullName(merged),
    // Only a verified address gets this far.
    emailVerified: before.emailVerified || caller.uid === before.id,
    updatedAt: Timestamp.now(),
  };
};

/** Only the talent may give consent to synthetic voices, for new demos as for any; 403 for representatives. */
const refuseOthersConsent = (caller: Caller, before: Talent, { syntheticVoiceConsent }: Answers): void => {
  const isInPerson = caller.uid === before.id && caller.realUid === before.id;
  if (!syntheticVoiceConsent || before.syntheticVoiceConsent || isInPerson) return;
  throw new AppError(403, 'auth.forbidden', { property: 'syntheticVoiceConsent' });
};

/** Connections are measured where the talent records: 403 for a new result from a representative. */
const refuseOthersLine = (
  caller: Caller,
  { id, speedTest: stored }: Talent,
  { speedTest }: Answers,
): void => {
  const isInPerson = caller.uid === id && caller.realUid === id;
  const isKnown = stored?.download === speedTest?.download && stored?.upload === speedTest?.upload;
  if (!speedTest || isInPerson || isKnown) return;
  throw new AppError(403, 'auth.forbidden', { property: 'speedTest' });
};

/** Returns the fields that a change names, for the audit; erasing the talent empties them. */
const pickNamed = (talent: Talent, answers: Answers): object =>
  Object.fromEntries(Object.entries(talent).filter(([field]) => field in answers));

const change = (step: Step, caller: Caller, id: string, patch: TalentPatch): Promise<Talent> => {
  const {
    updatedAt: edited,
    hasOneName: _hasOneName,
    accountValidationStatus,
    rejectionReason,
    status,
    ...answers
  } = patch;

  const deciding = accountValidationStatus || status ? getAgency(caller) : undefined;

  return step(
    async (work) => {
      const before = requireVisible(caller, 'talents', await readTalent(id, work));
      refuseStale(edited, before);
      refuseOthersConsent(caller, before, answers);
      refuseOthersLine(caller, before, answers);

      const talent = applyAnswers(before, answers, caller);
      const main = getMainLanguage(answers.languages);
      if (main && main !== getMainLanguage(before.languages))
        await requireMainLanguage(main, 'languages', work);

      const user = await readUser(id, work);
      const all = await readMemberships(id, work);
      // Blocked talents lose their bookings without mail, because its page is closed to them.
      const booked = status === 'blocked' && deciding ? await findOpenRequestsTo(deciding, [id], work) : [];
      const sessions =
        status === 'blocked' && deciding ? await findSessionsWithTalent(deciding, id, work) : [];
      const isReady = talent.isBasicInformationStepReady && !before.isBasicInformationStepReady;
      const welcome = user && isReady && caller.realUid === id ? await prepareWelcome(work, user) : undefined;
      const isRenamed = user && talent.fullName !== before.fullName;

      if (isRenamed) await renamePerson(work, user, all, talent);
      work.set(talents, talent);
      welcome?.();

      const { syntheticVoiceConsent = false } = talent;
      if (syntheticVoiceConsent !== (before.syntheticVoiceConsent ?? false)) {
        const consent = { of: 'newDemos', recordId: null, name: '', isGiven: syntheticVoiceConsent } as const;
        recordConsentBy(work, caller, { ...consent, talentId: id, agencyId: null });
      }

      const { fullName: displayName, email } = talent;
      if (deciding) {
        const account = { all: all.map((membership) => ({ ...membership, displayName })), user };
        const person = { agencyId: deciding, userId: id, role: 'talent', displayName, email } as const;
        const decision = {
          accountValidationStatus,
          rejectionReason,
          blocked: status === undefined ? undefined : status === 'blocked',
        };

        decide(work, caller, account, { ...person, action: 'talents.decide' }, decision);
        // Clients of the agency don't find blocked talents either.
        await cancelRequests(work, excludeBegun(booked), caller, { notifiesTalents: false });
        await endSessions(sessions, work, caller, { notifiesTalent: false });
      }

      work.audit(
        { subject: `talents/${id}`, agencyId: getAuditAgencyId(caller, talent.agencyIds) },
        pickNamed(before, answers),
        pickNamed(talent, answers),
      );

      return talent;
    },
    { action: 'talents.update' },
  );
};

/**
 * Changes a talent, as the talent or staff of their agency; only admins set status and validation. The public copies change with it. 409
 * when saved by another user since the edited version. Block and validation apply to the chosen agency only, whose clients then lose the talent everywhere.
 */
export const updateTalent = operationInSteps(
  'talents.update',
  async ({ step, caller, params: { id }, body: patch }) => {
    refuseUnlessAdmin(caller, patch, ['status', 'accountValidationStatus', 'rejectionReason']);
    const talent = await change(step, caller, id, patch);
    if (patch.status || patch.accountValidationStatus) await syncClaimsSoon(id);
    return getTalentPage(caller, talent);
  },
);
