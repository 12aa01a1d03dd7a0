import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageWord } from '../../../lib/reference.ts';

/** A licence's character, language and asset. */
export const useLicenceName = () => {
  const text = useText();
  const languageWord = useLanguageWord();
  return ({ character, language, assetName: asset }: LicenceRow): string =>
    text('ledger.of', { character, language: languageWord(language), asset });
};
