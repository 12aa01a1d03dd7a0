import type { Transaction } from 'firebase-admin/firestore';
import type { Talent } from '@domain/talents/talents.ts';
import { findTalentEntries, renameInEntries } from '../../records/audition-entries.ts';
import { findTalentPlaces, renameInPlaces } from '../../records/casting-demos.ts';
import type { DemoCache } from '@domain/demos/demos.ts';
import { shownName } from '@domain/demos/public-demo.ts';
import { findPublicDemos, updateLanguages, updatePublicDemo } from '../../records/demo-cache.ts';
import { findTestingAgencies } from '../../records/tested-voices.ts';

/**
 * Updates copies of a talent's public name in the finder, shortlists, previews and auditions, and of home recording and
 * natural voice in the finder. Returns the new public demos; undefined when unchanged.
 */
export const updateClientCopies = async (
  before: Talent,
  { id, publicName, homeStudio, voiceSpecs }: Talent,
  transaction: Transaction,
): Promise<readonly DemoCache[] | undefined> => {
  const isRenamed = publicName !== before.publicName;
  const isOtherVoice = voiceSpecs.join() !== before.voiceSpecs.join();
  if (!isRenamed && !isOtherVoice && homeStudio === before.homeStudio) return undefined;
  const demos = await findPublicDemos(id, transaction);
  const testing = await findTestingAgencies(id, transaction);
  const view = { ...shownName(publicName), homeStudio: homeStudio === true };
  for (const demo of demos) updatePublicDemo(transaction, demo.id, view, testing);
  const shown = updateLanguages(transaction, { voiceSpecs }, demos, testing);
  if (isRenamed) {
    renameInPlaces(transaction, await findTalentPlaces(id, transaction), publicName);
    renameInEntries(transaction, await findTalentEntries(id, transaction), publicName);
  }
  return shown.map((demo) => ({ ...demo, ...view }));
};
