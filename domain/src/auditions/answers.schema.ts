import { strictObject, messageId, text, type yup } from '../messages/yup.ts';
import { freeText } from '../values/free-text.ts';
import { AUDITION_ANSWERS, DECLINE_REASONS, REFUSAL_NOTE_MAX } from './answers.ts';

/** Answer form. A reason and a note belong to a refusal only. */
export const answerSchema = strictObject({
  answer: text().oneOf(AUDITION_ANSWERS).required(),
  reason: text()
    .oneOf(DECLINE_REASONS)
    .optional()
    .when('answer', {
      is: 'declined',
      then: (schema) => schema.required(messageId('audition.noReason')),
    }),
  note: freeText(REFUSAL_NOTE_MAX).default(''),
});

export type AnswerValues = yup.InferType<typeof answerSchema>;
