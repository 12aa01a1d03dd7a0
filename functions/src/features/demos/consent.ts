import type { Transaction } from 'firebase-admin/firestore';
import type { Demo } from '@domain/demos/demos.ts';
import { placesOf, updatePlacesConsent } from '../../records/casting-demos.ts';

/**
 * Reads where a demo is shortlisted if a change of it gives consent to synthetic voices or withdraws it, and answers what
 * writes that there: consent holds at once wherever the file can be heard, in every agency and whatever the review says.
 */
export const readyConsent = async (
  before: Demo,
  { syntheticVoiceConsent }: Demo,
  transaction: Transaction,
): Promise<() => void> => {
  if (before.syntheticVoiceConsent === syntheticVoiceConsent) return () => undefined;
  const places = await placesOf(before.id, transaction);
  return () => updatePlacesConsent(transaction, places, syntheticVoiceConsent);
};
