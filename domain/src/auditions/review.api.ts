import { PRODUCTION_ROLES } from '../access/matrix.ts';
import { TAKES_MAX } from '../audio/reel/reel.ts';
import { agencyStaff, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, idSchema, text, yup } from '../messages/yup.ts';
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
  'auditions.markBest': endpoint<{ readonly id: string; readonly bestTake: number | null }>()({
    method: 'PATCH',
    path: '/audition-entry/bestTake/{id}',
    summary: 'Mark the best take of an audition',
    description:
      'By its number, from 1; null: none. The client sees the agency’s mark once it forwards the take.',
    auth: { kind: 'roles', roles: PRODUCTION_ROLES },
    params: id,
    body: strictObject({
      bestTake: yup.number().strict().integer().min(1).max(TAKES_MAX).nullable().defined(),
    }),
    errors: WRITE_ERRORS,
  }),
  'auditions.setTakeReceiver': endpoint<{
    readonly id: string;
    readonly takeReceiver: TakeReceiver | null;
  }>()({
    method: 'PATCH',
    path: '/project/{id}/takeReceiver',
    summary: 'Set who hears a project’s new takes first',
    description: 'Null: as the agency’s setting. For staff of the agency.',
    auth: agencyStaff,
    params: id,
    body: strictObject({
      takeReceiver: text()
        .nullable()
        .oneOf([...TAKE_RECEIVERS, null])
        .defined(),
    }),
    errors: WRITE_ERRORS,
  }),
};
