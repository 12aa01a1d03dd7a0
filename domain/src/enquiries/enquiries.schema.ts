import { strictObject, text, yup } from '../messages/yup.ts';
import { freeText } from '../values/free-text.ts';
import { ENQUIRY_ANSWER_MAX, ENQUIRY_STEPS_MAX } from './enquiries.ts';

/** Number of a message's steps the caller has seen. */
const revision = () => yup.number().strict().integer().min(0).max(ENQUIRY_STEPS_MAX).required();

export const enquiryAnswerSchema = strictObject({ answer: freeText(ENQUIRY_ANSWER_MAX).required() });

export const sentAnswerSchema = strictObject({
  answer: freeText(ENQUIRY_ANSWER_MAX).required(),
  revision: revision(),
});

export const enquiryMoveSchema = strictObject({
  state: text()
    .oneOf(['new', 'closed'] as const)
    .required(),
  revision: revision(),
});
