import { addTexts, wantTexts } from '../../i18n/texts.ts';

// Loaded with a page's first picker only.
addTexts({
  en: { pickers: async () => (await import('../../i18n/en/pickers.ts')).pickers },
  es: { pickers: async () => (await import('../../i18n/es/pickers.ts')).pickers },
});

export const loadPickerTexts = (): Promise<void> => wantTexts('pickers');
