import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import { recordConsentBy } from '../../identity/voice-consents.ts';
import type { Operation } from '../../operation.ts';
import { updateEntry } from '../../records/audition-entries.ts';
import { readOwnEntry } from './own-entry.ts';

/**
 * Gives or withdraws a talent's consent to synthetic voices for a sent take. The audit and the talent's consents record each change.
 * 403 for an acting admin, because consent is personal. 409 before a take is sent.
 */
export const changeConsent: Operation<'auditions.consent'> = async ({
  caller,
  params,
  body: { syntheticVoiceConsent },
}) => {
  await transact(async (transaction) => {
    const entry = await readOwnEntry(caller, params.id, transaction);
    const { id } = entry;
    if (caller.uid !== caller.realUid) throw new AppError(403, 'auth.forbidden');
    if (entry.status !== 'uploaded') throw new AppError(409, 'audition.notSent');
    const before = entry.syntheticVoiceConsent ?? false;
    if (before === syntheticVoiceConsent) return;
    updateEntry(transaction, entry, { syntheticVoiceConsent });
    recordConsentBy(transaction, caller, {
      ...{ of: 'take', recordId: id, name: '', isGiven: syntheticVoiceConsent },
      ...{ talentId: entry.talentId, agencyId: entry.agencyId },
    });
    recordAudit(transaction, caller, {
      agencyId: entry.agencyId,
      action: 'auditions.consent',
      subject: `auditionEntries/${id}`,
      before: { syntheticVoiceConsent: before },
      after: { syntheticVoiceConsent },
    });
  });
  return { id: params.id, syntheticVoiceConsent };
};
