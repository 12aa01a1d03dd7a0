import type { Locale } from '@domain/messages/locale.ts';
import { readLanguages } from '../records/reference-data.ts';

/** What a language is called in another; the code of one that is not known. */
export const languageName = async (alpha3: string, locale: Locale): Promise<string> => {
  const found = (await readLanguages()).find((language) => language.alpha3 === alpha3);
  return (locale === 'es' ? found?.nameEs : found?.name) ?? alpha3;
};
