import { agencyStaff, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, idSchema, messageId, text } from '../messages/yup.ts';
import { comingMoment } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';
import { uniqueList } from '../values/lists.ts';
import { TAKE_RECEIVERS, type TakeReceiver } from './review.ts';

const id = strictObject({ id: idSchema });
/** Maximum takes per call. */
const FORWARDED_MAX = 100;
export const REVIEW_NOTE_MAX = 1000;

export const forwardSchema = strictObject({
  entryIds: uniqueList(idSchema).min(1).max(FORWARDED_MAX).required(),
  /** For the client, shown with the takes and in the email. */
  message: freeText(REVIEW_NOTE_MAX).default(''),
});

export const returnSchema = strictObject({
  note: freeText(REVIEW_NOTE_MAX).required(messageId('audition.noNote')),
  /** The talent's new deadline; null: as before. */
  deadline: comingMoment().nullable().default(null),
});

export const takeReviewApi = {
  'auditions.forward': endpoint<{ readonly forwarded: number }>()({
    method: 'POST',
    path: '/casting/forwardTakes/{id}',
    summary: 'Forward takes to the client',
    description: 'Takes that the agency heard first. The client gets one email with the message.',
    auth: agencyStaff,
    params: id,
    body: forwardSchema,
    errors: WRITE_ERRORS,
  }),
  'auditions.return': endpoint<{ readonly id: string }>()({
    method: 'POST',
    path: '/audition-entry/return/{id}',
    summary: 'Return a take to its talent',
    description: 'Deletes it and asks the talent for another, with a note. 409 once it was forwarded.',
    auth: agencyStaff,
    params: id,
    body: returnSchema,
    errors: WRITE_ERRORS,
  }),
  'auditions.setTakeReceiver': endpoint<{ readonly id: string; readonly takesTo: TakeReceiver | null }>()({
    method: 'PATCH',
    path: '/project/{id}/takesTo',
    summary: 'Set who hears a project’s new takes first',
    description: 'Null: as the agency’s setting. For staff of the agency.',
    auth: agencyStaff,
    params: id,
    body: strictObject({
      takesTo: text()
        .nullable()
        .oneOf([...TAKE_RECEIVERS, null])
        .defined(),
    }),
    errors: WRITE_ERRORS,
  }),
};
