import type { TalentRateCard, TalentRates } from './rates.ts';

export const rateCardIdOf = (agencyId: string, talentId: string): string => `${agencyId}_${talentId}`;

/** What an agency's clients may see of a talent's rates. */
export const rateCardOf = (
  agencyId: string,
  { id: talentId, currency, sessionFee }: TalentRates,
): TalentRateCard => ({ id: rateCardIdOf(agencyId, talentId), agencyId, talentId, currency, sessionFee });
