import { open, WRITE_ERRORS } from '../contract-auth.ts';
import { exactly, idSchema } from '../messages/yup.ts';

/** By the address that somebody is to be mailed at: nobody's inbox is filled, however many people send. */
export const byEmail = { by: ['body.email'], calls: 10, seconds: 3600 } as const;

/** What all contracts have in common by which somebody registers, whatever as. */
export const SIGN_UP = {
  method: 'POST',
  auth: open,
  status: 201,
  errors: [400, 409, 413, 415, 422, 429],
  // From one address an office or a school full of people.
  limit: { calls: 60, seconds: 3600 },
  recordLimits: [byEmail],
} as const;

/** What all contracts have in common by which an agency's people mail an invitation. */
export const INVITE = {
  method: 'POST',
  status: 201,
  errors: [...WRITE_ERRORS, 429],
  limit: { calls: 100, seconds: 3600 },
  recordLimits: [byEmail],
} as const;

/** What all contracts have in common that show an invitation to whoever has its id, which is the secret. */
export const SHOW_INVITE = {
  method: 'GET',
  auth: open,
  params: exactly({ id: idSchema }),
  errors: [404, 429],
  limit: { calls: 60, seconds: 600 },
} as const;
