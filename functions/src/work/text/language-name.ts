import type { Locale } from '@domain/messages/locale.ts';
import { readLanguages } from '../collections/reference-data.ts';

/** Returns a language's name in another; the code when unknown. */
export const getLanguageName = async (alpha3: string, locale: Locale): Promise<string> => {
  const found = (await readLanguages()).find((language) => language.alpha3 === alpha3);
  return (locale === 'es' ? found?.nameEs : found?.name) ?? alpha3;
};
