import type { Transaction } from 'firebase-admin/firestore';
import type { Demo } from '@domain/demos/demos.ts';
import type { Caller } from '../../rights/access/caller.ts';
import { recordConsentBy } from '../../rights/identity/voice-consents.ts';

/** Records a change of a demo's consent to synthetic voices in the talent's history; nothing when unchanged. */
export const recordDemoConsent = (
  transaction: Transaction,
  caller: Caller,
  { id, talentId, name, syntheticVoiceConsent: isGiven }: Demo,
  wasGiven: boolean,
): void => {
  if (isGiven === wasGiven) return;
  const said = { of: 'demo', recordId: id, name, isGiven } as const;
  recordConsentBy(transaction, caller, { ...said, talentId, agencyId: null });
};
