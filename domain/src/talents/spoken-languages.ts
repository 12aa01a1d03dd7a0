import { strictObject, flag, messageId, text } from '../messages/yup.ts';
import { languageCode } from '../values/codes.ts';
import { uniqueList } from '../values/lists.ts';
import { LANGUAGES_MAX } from './talent-limits.ts';

const spokenLanguage = strictObject({
  alpha3: languageCode.required(),
  main: flag().required(),
  type: text().max(20).required(),
});

/** A talent's languages without duplicates, exactly one of them the main one. */
export const spokenLanguages = () =>
  uniqueList(spokenLanguage, ({ alpha3 }) => alpha3)
    .max(LANGUAGES_MAX)
    .test(
      'one main',
      messageId('talent.oneMainLanguage'),
      (languages) => languages === undefined || languages.filter(({ main }) => main).length === 1,
    );
