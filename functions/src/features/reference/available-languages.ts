import type { Operation } from '../../operation.ts';
import { readLanguages } from '../../records/reference-data.ts';
import { cacheable } from './cacheable.ts';

export const availableLanguages: Operation<'reference.availableLanguages'> = async ({ response }) => {
  const languages = (await readLanguages()).filter(({ mainWorkingLanguage }) => mainWorkingLanguage);
  cacheable(response);
  return languages;
};
