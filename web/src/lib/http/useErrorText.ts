import { useCallback } from 'react';
import { useText } from '../../i18n/useText.ts';
import { isApiError, isFileChanged } from './apiError.ts';

/** Returns a failed call's text: the API's in the user's language, or ours without a response. */
export const useErrorText = (): ((error: unknown) => string) => {
  const text = useText();

  return useCallback(
    (error) => {
      if (isFileChanged(error)) return text('common.fileChanged');
      if (isApiError(error)) {
        if (error.code === 'client.notKept') return text('common.notKept');
        if (error.code === 'client.network') return text('common.noConnection');
        if (error.requestId && error.code === 'server.unexpected')
          return text('common.errorReference', { reference: error.requestId });
        if (error.message) return error.message;
      }
      return text('common.genericError');
    },
    [text],
  );
};
