import type { CollectionName } from '@domain/access/matrix.ts';
import { repeatedFields } from '../copies/projection.ts';
import { records } from '../copies/source.ts';
import { talentSource } from '../collections/talents.ts';

interface Repeating {
  readonly id: string;
  readonly talentId: string;
  readonly agencyIds: readonly string[];
}

const listByTalentId = (collection: CollectionName) => records<Repeating>(collection).listById();
const listNamingTalent = (collection: CollectionName) => records<Repeating>(collection).by('talentId');

/** A talent's agencies in the talent's records, so the rules can prove list queries. */
export const talentAgencies = repeatedFields({
  key: 'talents',
  sources: { talent: talentSource.byId(['agencyIds']) },
  stored: {
    talents: listByTalentId('talents'),
    talentRates: listByTalentId('talentRates'),
    billingInformation: listByTalentId('billingInformation'),
    connectionSessions: listByTalentId('connectionSessions'),
    demos: listNamingTalent('demos'),
    vacations: listNamingTalent('vacations'),
    demoDossiers: listNamingTalent('demoDossiers'),
  },
  copies: ({ talent, ...repeating }, doc) => {
    if (!talent) return [];

    const { agencyIds } = talent;

    return (Object.keys(repeating) as (keyof typeof repeating)[]).flatMap((collection) =>
      repeating[collection].map((record) => ({
        ref: doc(collection, record.id),
        agencyIds,
        stored: record,
        wanted: { agencyIds },
      })),
    );
  },
});
