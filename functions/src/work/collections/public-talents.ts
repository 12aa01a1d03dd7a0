import type { DocumentReference } from 'firebase-admin/firestore';
import { PUBLIC_SOURCES, getShowingAgencies, toPublicCopy } from '@domain/talents/public-copy.ts';
import type { PublicTalent } from '@domain/talents/talents.ts';
import { foldText } from '@domain/values/fold-text.ts';
import { projection } from '../copies/projection.ts';
import { records } from '../copies/source.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { talentMemberships } from './memberships.ts';
import { talentSource } from './talents.ts';
import type { Work } from '../unit/work.ts';

const publicTalents = collection<PublicTalent>('talentCache');

/** A talent as clients of the agencies that show them may see them. */
export const publicCopies = projection({
  key: 'talents',
  sources: {
    talent: talentSource.byId(['agencyIds', ...PUBLIC_SOURCES]),
    memberships: talentMemberships,
  },
  stored: records<PublicTalent>('talentCache').listById(),
  derive: ({ talent, memberships }) =>
    talent ? [toPublicCopy(talent, getShowingAgencies(talent, memberships))] : [],
});

export const readPublicCopy = publicTalents.get;

export const readPublicNames = async (
  ids: readonly string[],
  work?: Work,
): Promise<ReadonlyMap<string, string>> => {
  const found = await publicTalents.getAll([...new Set(ids)], work);
  return new Map(found.map(({ id, publicName }) => [id, publicName]));
};

export const getPublicCopyRef = (talentId: string): DocumentReference => publicTalents.doc(talentId);

/** Maximum talents per search by name; users with more matches keep typing. */
const NAMED_MAX = 30;

/** Visible talents whose public name starts with the text, sorted; none for punctuation only. */
export const findTalentsByName = async (agencyId: string, typed: string): Promise<readonly string[]> => {
  const beginning = foldText(typed);
  if (beginning === '') return [];

  const found = await publicTalents.ref
    .where('agencyIds', 'array-contains', agencyId)
    .where('nameKey', '>=', beginning)
    .where('nameKey', '<', `${beginning}\uf8ff`)
    .orderBy('nameKey')
    .limit(NAMED_MAX)
    .get();

  return found.docs.map(({ id }) => id);
};

/** Returns which of these talents no longer exist. */
export const findLeftTalents = async (ids: readonly string[], work?: Work): Promise<ReadonlySet<string>> => {
  const found = await publicTalents.getAll([...new Set(ids)], work);
  const present = new Set(found.map(({ id }) => id));
  return new Set(ids.filter((id) => !present.has(id)));
};

export const findShownTalents = async (
  agencyId: string,
  ids: readonly string[],
  work?: Work,
): Promise<ReadonlySet<string>> => {
  const talents = await publicTalents.getAll(ids, work);
  return new Set(talents.filter(({ agencyIds }) => agencyIds.includes(agencyId)).map(({ id }) => id));
};
