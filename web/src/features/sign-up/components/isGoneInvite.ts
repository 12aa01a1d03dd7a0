import { isApiError } from '../../../lib/http/apiError.ts';

const GONE = [404, 409, 410];

/** Whether an invitation could not be loaded because it was used or withdrawn, or never was. */
export const isGoneInvite = (error: unknown): boolean => isApiError(error) && GONE.includes(error.status);
