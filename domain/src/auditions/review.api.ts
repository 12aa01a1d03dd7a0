import { agencyStaff, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import { forwardSchema, returnSchema } from './review.schema.ts';
import { TAKE_RECEIVERS, type TakeReceiver } from './review.ts';

const id = strictObject({ id: idSchema });
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
