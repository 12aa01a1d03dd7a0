import { exactly, text, yup } from '../messages/yup.ts';
import { freeText } from '../values/free-text.ts';
import { ENQUIRY_ANSWER_MAX, ENQUIRY_STEPS_MAX } from './enquiries.ts';

/** How many steps of a message somebody has seen who does the next one. */
const revision = () => yup.number().strict().integer().min(0).max(ENQUIRY_STEPS_MAX).required();

/** What a form asks for: the answer alone. */
export const enquiryAnswerSchema = exactly({ answer: freeText(ENQUIRY_ANSWER_MAX).required() });

/** An answer to a message, as it is sent. */
export const sentAnswerSchema = exactly({
  answer: freeText(ENQUIRY_ANSWER_MAX).required(),
  revision: revision(),
});

/** A message is closed, or opened again. */
export const enquiryMoveSchema = exactly({
  state: text()
    .oneOf(['new', 'closed'] as const)
    .required(),
  revision: revision(),
});
