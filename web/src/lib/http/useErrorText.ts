import { useCallback } from 'react';
import { useText } from '../../i18n/useText.ts';
import { isApiError } from './apiError.ts';

/** What to tell a person about a failed call: the API's own words, in their language, or ours when none came. */
export const useErrorText = (): ((error: unknown) => string) => {
  const text = useText();
  return useCallback(
    (error) => {
      if (isApiError(error)) {
        if (error.code === 'client.network') return text('common.noConnection');
        if (error.message) return error.message;
      }
      return text('common.genericError');
    },
    [text],
  );
};
