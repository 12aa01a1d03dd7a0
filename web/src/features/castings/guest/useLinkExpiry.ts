import { useCallback } from 'react';
import { isApiError } from '../../../lib/http/apiError.ts';

/** Whether a failure says that the link, or the guest's way in, is closed: then the page itself has to say so. */
const isClosed = (error: unknown): boolean =>
  isApiError(error) && ([401, 403, 410].includes(error.status) || error.code === 'guest.noVotes');

/** Does something at a link; where it is closed meanwhile, the page is asked for anew as well. */
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
