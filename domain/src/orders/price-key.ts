import type { Candidate } from '../pricing/price-input.ts';
import type { ProjectPrice } from '../pricing/pricing.ts';
import type { OrderExtra } from './billing-fields.ts';

/** An order's exact content, including lines and voices. */
interface Priced {
  readonly price: ProjectPrice;
  readonly extras: readonly OrderExtra[];
  readonly candidates: readonly (Pick<Candidate, 'voiceId' | 'language' | 'isChosen'> & {
    readonly talentId: string;
  })[];
}

/**
 * Returns the key of a price and its voices: equal keys mean the same order. Includes the voice
 * per role, because another voice at the same price is another order.
 */
export const getPriceKey = ({ price, extras, candidates }: Priced): string => {
  const voices = candidates
    .flatMap(({ isChosen, voiceId, language, talentId }) =>
      isChosen ? [`${voiceId} ${language} ${talentId}`] : [],
    )
    .sort();
  return JSON.stringify({ price, extras, voices });
};
