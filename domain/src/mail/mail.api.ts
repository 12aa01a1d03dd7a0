import { agencyStaff, only, READ_ERRORS, SIGNED_IN_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created, type Serialised } from '../contract.ts';
import { exactly, idSchema } from '../messages/yup.ts';
import type { StuckMail } from './mail.ts';

/** A talent whose address takes no emails: their agency has to ask them for another one. */
export interface Unreached {
  readonly talentId: string;
  /** When the latest email that did not arrive was written; ISO, UTC. */
  readonly at: string;
}

export const mailApi = {
  'mail.unreached': endpoint<readonly Unreached[]>()({
    method: 'GET',
    path: '/mail/unreached',
    summary: 'Talents of the chosen agency whose mail server refuses the address that they gave',
    auth: agencyStaff,
    errors: SIGNED_IN_ERRORS,
  }),
  'mail.retry': endpoint<Serialised<StuckMail>>()({
    method: 'POST',
    path: '/mail/{id}/retry',
    summary:
      'Send an email that does not leave with the next round, within a minute; given up, it is taken up anew',
    auth: only('admin'),
    params: exactly({ id: idSchema }),
    errors: [401, 403, 404],
  }),
  'mail.drop': endpoint<Created>()({
    method: 'DELETE',
    path: '/mail/{id}',
    summary: 'Drop an email that does not leave: it is not sent any more; 409 while it is being sent',
    auth: only('admin'),
    params: exactly({ id: idSchema }),
    errors: [...READ_ERRORS, 409],
  }),
};
