import { formatMoney } from '@domain/values/money.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';
import type { ProjectBoard } from '../board/board.ts';
import { api } from '../../lib/http/api.ts';
import { useRequest } from '../../lib/http/useRequest.ts';

/** Formats a role's price with a voice; undefined: no price, or not visible to the reader. */
export type VoicePriceText = (role: {
  voiceId: string;
  language: string;
  talentId: string;
}) => string | undefined;

/** Prices of a board's voices, reloaded when its lists change. `chosen`: ids of the chosen voices. */
export const useVoicePrices = (
  { project, castings }: ProjectBoard,
  chosen: readonly string[],
): VoicePriceText => {
  const text = useText();
  const { locale } = useLocale();
  const { id } = project;
  const lists = castings.map(({ shortlisted, withdrawn }) => [shortlisted, withdrawn]);
  const { data } = useRequest(JSON.stringify([id, lists, [...chosen].sort()]), (signal) =>
    api.pricing.voices({ id }, { signal }),
  );

  return ({ voiceId, language, talentId }) => {
    const price = data?.voices.find(
      (voice) => voice.voiceId === voiceId && voice.language === language && voice.talentId === talentId,
    );
    if (!data || !price) return undefined;
    return price.amount === null
      ? text('selection.priceOnRequest')
      : formatMoney(price.amount, data.currency, locale);
  };
};
