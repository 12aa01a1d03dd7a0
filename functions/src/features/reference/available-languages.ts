import type { Operation } from '../../work/operation.ts';
import { readLanguages } from '../../work/records/reference-data.ts';
import { cacheable } from './cacheable.ts';

export const availableLanguages: Operation<'reference.availableLanguages'> = async ({ response }) => {
  const languages = (await readLanguages()).filter(({ mainWorkingLanguage }) => mainWorkingLanguage);
  cacheable(response);
  return languages;
};
