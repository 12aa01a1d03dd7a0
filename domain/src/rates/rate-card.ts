import type { TalentRateCard, TalentRates } from './rates.ts';

export const toRateCardId = (agencyId: string, talentId: string): string => `${agencyId}_${talentId}`;

/** The rates that an agency's clients may see. */
export const toRateCard = (
  agencyId: string,
  { id: talentId, currency, sessionFee }: Pick<TalentRates, 'id' | 'currency' | 'sessionFee'>,
): TalentRateCard => ({ id: toRateCardId(agencyId, talentId), agencyId, talentId, currency, sessionFee });
