import type { Transaction } from 'firebase-admin/firestore';
import type { Demo } from '@domain/demos/demos.ts';
import type { Caller } from '../../access/caller.ts';
import { recordConsentBy } from '../../identity/voice-consents.ts';
import { placesOf, updatePlacesConsent } from '../../records/casting-demos.ts';

/** Keeps in the talent's history what a change says of synthetic voices; of a demo whose consent stays as it was, nothing. */
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
 * Reads where a demo is shortlisted if a change of it gives consent to synthetic voices or withdraws it, and answers what
 * writes that there, and in the talent's history: consent holds at once wherever the file can be heard, in every agency and
 * whatever the review says.
 */
export const prepareConsent = async (
  caller: Caller,
  before: Demo,
  after: Demo,
  transaction: Transaction,
): Promise<() => void> => {
  const { syntheticVoiceConsent } = after;
  if (before.syntheticVoiceConsent === syntheticVoiceConsent) return () => undefined;
  const places = await placesOf(before.id, transaction);
  return () => {
    updatePlacesConsent(transaction, places, syntheticVoiceConsent);
    recordDemoConsent(transaction, caller, after, before.syntheticVoiceConsent);
  };
};
