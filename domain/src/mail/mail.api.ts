import { agencyStaff, only, READ_ERRORS, SIGNED_IN_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created, type Serialised } from '../contract.ts';
import { strictObject, idSchema } from '../messages/yup.ts';
import type { StuckMail } from './mail.ts';

/** A talent whose address rejects emails; their agency must get another one. */
export interface Unreached {
  readonly talentId: string;
  /** Time of the latest bounced email; ISO, UTC. */
  readonly at: string;
}

export const mailApi = {
  'mail.unreached': endpoint<readonly Unreached[]>()({
    method: 'GET',
    path: '/mail/unreached',
    summary: 'List talents whose email address fails',
    description: 'Their mail server refuses it.',
    auth: agencyStaff,
    errors: SIGNED_IN_ERRORS,
  }),
  'mail.takeReport': endpoint<{ readonly received: boolean }>()({
    method: 'POST',
    path: '/mail/webhook',
    summary: 'Receive a bounce or a complaint',
    description: 'For the email provider. Signed as Standard Webhooks; the signature is verified.',
    auth: { kind: 'public' },
    raw: { maxBytes: 256 * 1024 },
    errors: [400, 413, 415],
  }),
  'mail.retry': endpoint<Serialised<StuckMail>>()({
    method: 'POST',
    path: '/mail/{id}/retry',
    summary: 'Retry an email',
    description: 'With the next run, within a minute, even when it was given up.',
    auth: only('admin'),
    params: strictObject({ id: idSchema }),
    errors: [401, 403, 404],
  }),
  'mail.drop': endpoint<Created>()({
    method: 'DELETE',
    path: '/mail/{id}',
    summary: 'Cancel an unsent email',
    description: 'Returns 409 while it is being sent.',
    auth: only('admin'),
    params: strictObject({ id: idSchema }),
    errors: [...READ_ERRORS, 409],
  }),
};
