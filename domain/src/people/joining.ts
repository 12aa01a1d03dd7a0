import { open, WRITE_ERRORS } from '../contract-auth.ts';
import { strictObject, idSchema } from '../messages/yup.ts';

/** Rate limit per recipient, so an inbox can't be flooded by many senders. */
export const byEmail = { by: ['body.email'], calls: 10, seconds: 3600 } as const;

/** Shared by all sign-up contracts. */
export const SIGN_UP = {
  method: 'POST',
  auth: open,
  status: 201,
  errors: [400, 409, 413, 415, 422, 429],
  // Allows an office or school behind one address.
  limit: { calls: 60, seconds: 3600 },
  recordLimits: [byEmail],
} as const;

/** Shared by all contracts that mail an agency's invitation. */
export const INVITE = {
  method: 'POST',
  status: 201,
  errors: [...WRITE_ERRORS, 429],
  limit: { calls: 100, seconds: 3600 },
  recordLimits: [byEmail],
} as const;

/** Shared by contracts that show an invitation by its secret id. */
export const SHOW_INVITE = {
  method: 'GET',
  auth: open,
  params: strictObject({ id: idSchema }),
  errors: [404, 429],
  limit: { calls: 60, seconds: 600 },
} as const;
