import type { Operation } from '../../work/operation.ts';
import { readLanguages } from '../../work/collections/reference-data.ts';
import { allowCaching } from './allow-caching.ts';

export const listAvailableLanguages: Operation<'reference.availableLanguages'> = async ({ response }) => {
  const languages = (await readLanguages()).filter(({ mainWorkingLanguage }) => mainWorkingLanguage);
  allowCaching(response);
  return languages;
};
