import { useCallback } from 'react';
import type { VoicePrice } from '@domain/pricing/pricing.ts';
import { formatMoney } from '@domain/values/money.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';

/** Returns a format of a role's price with a voice. */
export const useVoicePriceText = () => {
  const text = useText();
  const { locale } = useLocale();

  return useCallback(
    ({ amount, isLowest }: Pick<VoicePrice, 'amount' | 'isLowest'>, currency: string): string => {
      if (amount === null) return text('voicePrice.onRequest');
      const shown = formatMoney(amount, currency, locale);
      return isLowest ? text('voicePrice.from', { amount: shown }) : shown;
    },
    [locale, text],
  );
};
