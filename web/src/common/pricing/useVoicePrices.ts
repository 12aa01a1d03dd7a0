import type { ProjectBoard } from '../board/board.ts';
import { api } from '../../lib/http/api.ts';
import { useRequest } from '../../lib/http/useRequest.ts';
import { useVoicePriceText } from './useVoicePriceText.ts';

/** Formats a role's price with a voice; undefined: no price, or not visible to the reader. */
export type VoicePriceText = (role: {
  voiceId: string;
  language: string;
  talentId: string;
}) => string | undefined;

/** Prices of a board's voices, reloaded when its lists change. */
export const useVoicePrices = ({ project, castings }: ProjectBoard): VoicePriceText => {
  const formatPrice = useVoicePriceText();
  const { id } = project;
  const lists = castings.map(({ shortlisted, withdrawn }) => [shortlisted, withdrawn]);
  const { data } = useRequest(JSON.stringify([id, lists]), (signal) =>
    api.pricing.voices({ id }, { signal }),
  );

  return ({ voiceId, language, talentId }) => {
    const price = data?.voices.find(
      (voice) => voice.voiceId === voiceId && voice.language === language && voice.talentId === talentId,
    );
    return data && price && formatPrice(price, data.currency);
  };
};
