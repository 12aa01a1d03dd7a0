import { strictObject } from '../messages/yup.ts';
import { freeText } from '../values/free-text.ts';
import { webAddress } from '../values/web-address.ts';
import { USE_ANSWER_MAX, USE_TEXT } from './use-reports.ts';

/** A talent's report of use beyond a licence; an empty link means none. */
export const useReportSchema = strictObject({
  text: freeText(USE_TEXT.max).min(USE_TEXT.min).required(),
  link: webAddress().optional(),
});

export const useAnswerSchema = strictObject({ answer: freeText(USE_ANSWER_MAX).required() });
