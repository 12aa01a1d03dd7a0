import { logger } from 'firebase-functions';
import { requestsUnderWay } from '../records/deletion-requests.ts';
import { erase, ERASURE } from './erase.ts';

/** Requests looked at together. */
const LIMIT = 20;
/** A round ends after this long, well before the platform ends the function. In milliseconds. */
const ROUND_MS = 7 * 60 * 1000;

/**
 * Goes on with erasures that one call was too short for, or that broke off, those of one agency's people or all; one that fails
 * does not keep the others.
 */
export const continueErasures = async (roundMs: number = ROUND_MS, agencyId?: string): Promise<void> => {
  const endsAt = Date.now() + roundMs;
  for (const request of await requestsUnderWay(LIMIT, agencyId)) {
    try {
      await erase(request, ERASURE, Math.max(0, endsAt - Date.now()));
    } catch (error) {
      logger.error('An erasure broke off', { request: request.id, cause: String(error) });
    }
  }
};
