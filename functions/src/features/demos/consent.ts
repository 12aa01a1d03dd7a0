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

/**
 * If a change alters consent to synthetic voices, reads the places where the demo is listed; returns the write
 * for them and for the talent's history. Consent applies immediately in every agency, regardless of review.
 */
export const prepareConsent = async (
  caller: Caller,
  before: Demo,
  after: Demo,
  transaction: Transaction,
): Promise<() => void> => {
  const { syntheticVoiceConsent } = after;
  if (before.syntheticVoiceConsent === syntheticVoiceConsent) return () => undefined;
  const places = await findPlaces(before.id, transaction);
  return () => {
    updatePlacesConsent(transaction, places, syntheticVoiceConsent);
    recordDemoConsent(transaction, caller, after, before.syntheticVoiceConsent);
  };
};
