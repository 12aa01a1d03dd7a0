import { useCallback } from 'react';
import { isApiError } from '../../../lib/http/apiError.ts';

/** Returns whether an error means that the link or guest session is closed, which the page must show. */
const isClosed = (error: unknown): boolean =>
  isApiError(error) && ([401, 403, 410].includes(error.status) || error.code === 'guest.noVotes');

/** Wraps actions at a link; when it has closed, the page reloads too. */
export const useLinkExpiry = (onGone: () => void) =>
  useCallback(
    async <Result>(work: () => Promise<Result>): Promise<Result> => {
      try {
        return await work();
      } catch (error) {
        if (isClosed(error)) onGone();
        throw error;
      }
    },
    [onGone],
  );
