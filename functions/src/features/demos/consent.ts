import type { Transaction } from 'firebase-admin/firestore';
import type { Demo } from '@domain/demos/demos.ts';
import type { Caller } from '../../access/caller.ts';
import { recordConsentBy } from '../../identity/voice-consents.ts';
import { findPlaces, updatePlacesConsent } from '../../records/casting-demos.ts';

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

/** Applies a changed consent to synthetic voices where the demo is listed, immediately and in every agency, regardless of review. */
export const applyConsent = async (
  caller: Caller,
  before: Demo,
  after: Demo,
  transaction: Transaction,
): Promise<void> => {
  const { syntheticVoiceConsent } = after;
  if (before.syntheticVoiceConsent === syntheticVoiceConsent) return;
  updatePlacesConsent(transaction, await findPlaces(before.id, transaction), syntheticVoiceConsent);
  recordDemoConsent(transaction, caller, after, before.syntheticVoiceConsent);
};
