import { toRateCardId, toRateCard } from '@domain/rates/rate-card.ts';
import type { TalentRateCard, TalentRates } from '@domain/rates/rates.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { projection } from '../copies/projection.ts';
import { records } from '../copies/source.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { collectionRef, db, toRecord } from '../../platform/firestore/db.ts';

const talentRateCards = () => collectionRef('talentRateCards');

export const talentRates = collection<TalentRates>('talentRates');

export const readRates = talentRates.get;

/** Returns rates by talent uid; talents without any are absent. */
export const readRatesByTalent = async (
  talentIds: readonly string[],
): Promise<ReadonlyMap<string, TalentRates>> => {
  if (talentIds.length === 0) return new Map();
  const found = await db().getAll(...talentIds.map((id) => talentRates.doc(id)));
  return new Map(
    found.flatMap((snapshot) => toRecord<TalentRates>(snapshot) ?? []).map((rates) => [rates.id, rates]),
  );
};

const cardRef = (agencyId: string, talentId: string) =>
  talentRateCards().doc(toRateCardId(agencyId, talentId));

/** Returns a talent's rates as clients of an agency may see them. */
export const readRateCard = async (agencyId: string, talentId: string): Promise<TalentRateCard | undefined> =>
  toRecord<TalentRateCard>(await cardRef(agencyId, talentId).get());

/** Returns rate cards of an agency's talents by uid; talents without one are absent. */
export const readAgencyRateCards = async (
  agencyId: string,
  talentIds: readonly string[],
): Promise<ReadonlyMap<string, TalentRateCard>> => {
  if (talentIds.length === 0) return new Map();
  const found = await db().getAll(...talentIds.map((id) => cardRef(agencyId, id)));
  const cards = found.flatMap((snapshot) => toRecord<TalentRateCard>(snapshot) ?? []);
  return new Map(cards.map((card) => [card.talentId, card]));
};

/** The rates that each agency's clients may see. */
export const rateCards = projection({
  key: 'talents',
  sources: {
    talent: records<Talent>('talents').byId(['agencyIds']),
    rates: records<TalentRates>('talentRates').byId(['currency', 'sessionFee']),
  },
  stored: records<TalentRateCard>('talentRateCards').by('talentId'),
  derive: ({ talent, rates }) =>
    talent && rates ? talent.agencyIds.map((agencyId) => toRateCard(agencyId, rates)) : [],
});
