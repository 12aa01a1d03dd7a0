import type { Candidate } from '../pricing/price-input.ts';
import type { ProjectPrice } from '../pricing/pricing.ts';
import type { OrderExtra } from './orders.ts';

/** What an order is made of, down to the last line and the voices. */
interface Priced {
  readonly price: ProjectPrice;
  readonly extras: readonly OrderExtra[];
  readonly candidates: readonly (Pick<Candidate, 'voiceId' | 'language' | 'isChosen'> & {
    readonly talentId: string;
  })[];
}

/**
 * Names a price and whose voices it is for: two orders with the same name are the same order. Another voice for the same
 * money is another order, so whoever was chosen for each role is part of it.
 */
export const namedPrice = ({ price, extras, candidates }: Priced): string => {
  const voices = candidates
    .flatMap(({ isChosen, voiceId, language, talentId }) =>
      isChosen ? [`${voiceId} ${language} ${talentId}`] : [],
    )
    .sort();
  return JSON.stringify({ price, extras, voices });
};
