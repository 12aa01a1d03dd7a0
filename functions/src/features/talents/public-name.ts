import type { Transaction } from 'firebase-admin/firestore';
import type { Talent } from '@domain/talents/talents.ts';
import { entriesOfTalent, renameInEntries } from '../../records/audition-entries.ts';
import { placesOfTalent, renameInPlaces } from '../../records/casting-demos.ts';
import { publicDemosOf } from '../../records/demo-cache.ts';

/**
 * Reads wherever a talent is named to clients if a change gives them another public name, and answers what writes it there:
 * in the voice finder, on shortlists and with it in previews, and at auditions. One talent has one name.
 */
export const readyName = async (
  before: Talent,
  { id, publicName }: Talent,
  transaction: Transaction,
): Promise<() => void> => {
  if (publicName === before.publicName) return () => undefined;
  const demos = await publicDemosOf(id, transaction);
  const places = await placesOfTalent(id, transaction);
  const entries = await entriesOfTalent(id, transaction);
  return () => {
    for (const demo of demos) transaction.update(demo, { talentPublicName: publicName });
    renameInPlaces(transaction, places, publicName);
    renameInEntries(transaction, entries, publicName);
  };
};
