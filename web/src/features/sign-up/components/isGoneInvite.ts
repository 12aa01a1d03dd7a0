import { isApiError } from '../../../lib/http/apiError.ts';

const GONE = [404, 409, 410];

/** Returns whether an invitation failed to load because it was used, withdrawn or never existed. */
export const isGoneInvite = (error: unknown): boolean => isApiError(error) && GONE.includes(error.status);
