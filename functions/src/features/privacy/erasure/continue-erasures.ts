import { logger } from 'firebase-functions';
import { findRunningRequests } from '../../../work/collections/deletion-requests.ts';
import { erase, ERASURE } from './erase.ts';

const LIMIT = 20;
/** Time limit of a round, well below the function's. In milliseconds. */
const ROUND_MS = 7 * 60 * 1000;

/** Continues unfinished or interrupted erasures, of one agency or all; a failure doesn't block the rest. */
export const continueErasures = async (roundMs: number = ROUND_MS, agencyId?: string): Promise<void> => {
  const endsAt = Date.now() + roundMs;
  for (const request of await findRunningRequests(LIMIT, agencyId)) {
    try {
      await erase(request, ERASURE, Math.max(0, endsAt - Date.now()));
    } catch (error) {
      logger.error('An erasure broke off', { request: request.id, cause: String(error) });
    }
  }
};
