import { Timestamp } from 'firebase-admin/firestore';
import type { Talent } from '@domain/talents/talents.ts';
import { missingAnswers, readinessOf } from '@domain/talents/talent-record.ts';
import type { TalentPatch } from '@domain/talents/talents.schema.ts';
import { decideValidation, readDecision } from '../../../claims/account-validation.ts';
import { setClaims } from '../../../claims/set-claims.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { requireMainLanguage } from '../../../firestore/main-language.ts';
import { transact } from '../../../firestore/transact.ts';
import { refuseUnlessAdmin } from '../../../http/admin-fields.ts';
import { AppError } from '../../../http/app-error.ts';
import { reach } from '../../../http/reach.ts';
import type { Session } from '../../../http/session.ts';
import { refuseStale } from '../../../http/stale.ts';
import { allowSignIn, readUser, renameUser } from '../../../identity/accounts.ts';
import { publicDemosOf, readTalent, writeTalent } from '../store.ts';

type Answers = Omit<TalentPatch, 'updatedAt' | 'accountValidationStatus'>;

const mainOf = (languages: Talent['languages'] | undefined): string | undefined =>
  languages?.find(({ main }) => main)?.alpha3;

/** The record with what was answered now and what follows from it; 422 where another answer asks for one more. */
const answered = (before: Talent, answers: Answers, session: Session): Talent => {
  const merged: Talent = { ...before, ...answers };
  const [missing] = missingAnswers(merged);
  if (missing) throw new AppError(422, missing.code, { property: missing.property });
  return {
    ...merged,
    ...readinessOf(merged),
    fullName: `${merged.name} ${merged.lastName}`,
    // No talent gets here whose address is not proven.
    emailVerified: before.emailVerified || session.uid === before.id,
    updatedAt: Timestamp.now(),
  };
};

/** What the change was made of: the audit is read by every admin of the agency, and need not repeat the whole person. */
const named = (talent: Talent, answers: Answers): object =>
  Object.fromEntries(Object.entries(talent).filter(([field]) => field in answers));

interface Changed {
  readonly talent: Talent;
  /** The agency that reads of the change. */
  readonly agencyId: string | null;
  readonly hasAccount: boolean;
}

const change = (session: Session, id: string, patch: TalentPatch): Promise<Changed> => {
  const { updatedAt: edited, accountValidationStatus, ...answers } = patch;
  return transact(async (transaction) => {
    const before = reach(session, 'talents', await readTalent(id, transaction));
    refuseStale(edited, before);
    const talent = answered(before, answers, session);
    const main = mainOf(answers.languages);
    if (main && main !== mainOf(before.languages)) await requireMainLanguage(main, 'languages', transaction);
    const account = await readUser(id, transaction);
    const decidedBefore = await readDecision(id, transaction);
    const isRenamed = talent.publicName !== before.publicName;
    const demos = isRenamed ? await publicDemosOf(id, transaction) : [];

    writeTalent(transaction, talent);
    for (const demo of demos) transaction.update(demo, { talentPublicName: talent.publicName });
    if (account && talent.fullName !== before.fullName) renameUser(transaction, id, talent.fullName);
    if (accountValidationStatus) {
      const { agencyIds } = talent;
      const decision = { agencyIds, kind: 'talent', accountValidationStatus } as const;
      decideValidation(transaction, session, id, { ...decision, before: decidedBefore, account });
    }
    const agencyId = session.agencyId ?? talent.agencyIds[0] ?? null;
    const decided = accountValidationStatus ? { accountValidationStatus } : {};
    recordAudit(transaction, session, {
      agencyId,
      action: 'talents.update',
      subject: `talents/${id}`,
      before: named(before, answers),
      after: { ...named(talent, answers), ...decided },
    });
    return { talent, agencyId, hasAccount: account !== undefined };
  });
};

/**
 * Changes a talent: the talent themselves, or staff of their agency; status and validation are for admins. Both halves
 * of the record, and the name on the demos, stay one. 409 when somebody else saved since the version that was edited.
 *
 * Who is blocked is signed out everywhere, and claims follow a validation, once the record is committed: should that
 * fail, the same change again sets it right.
 */
export const updateTalent = async (session: Session, id: string, patch: TalentPatch): Promise<Talent> => {
  refuseUnlessAdmin(session, patch, ['status', 'accountValidationStatus']);
  const { talent, agencyId, hasAccount } = await change(session, id, patch);
  const { status, accountValidationStatus } = patch;
  if (status) await allowSignIn(id, status !== 'blocked');
  if (accountValidationStatus && hasAccount) {
    const occasion = { agencyId, action: 'talents.decideValidation' };
    await setClaims(session, id, { accountValidationStatus }, occasion);
  }
  return talent;
};
