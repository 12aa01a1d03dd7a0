import type { Demo } from '@domain/demos/demos.ts';
import type { Caller } from '../../work/access/caller.ts';
import { recordConsentBy } from '../../auth/identity/voice-consents.ts';
import type { Work } from '../../work/unit/work.ts';

/** Records a change of a demo's consent to synthetic voices in the talent's history; nothing when unchanged. */
export const recordDemoConsent = (
  work: Work,
  caller: Caller,
  { id, talentId, name, syntheticVoiceConsent: isGiven }: Demo,
  wasGiven: boolean,
): void => {
  if (isGiven === wasGiven) return;
  const consent = { of: 'demo', recordId: id, name, isGiven } as const;
  recordConsentBy(work, caller, { ...consent, talentId, agencyId: null });
};
