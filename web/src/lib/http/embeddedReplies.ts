import { createContext, useContext } from 'react';
import { callAddress } from '@domain/call-address.ts';
import type { Contract } from '@domain/contract.ts';
import type { PageAnswer } from '@domain/pages/page-data.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { findAnswer, type EmbeddedData } from '../pageData.ts';
import { toApiError } from './apiError.ts';
import type { RequestState } from './useRequest.ts';

/** Embedded replies; on the server per request, so that no request sees another's. */
export const EmbeddedRepliesContext = createContext<EmbeddedData>({ locale: '', answers: [] });

const states = new WeakMap<PageAnswer, RequestState<unknown>>();

/** Returns an embedded reply as a request's state; the same object each time, because React compares it. */
export const answerToState = <T>(answer: PageAnswer | undefined): RequestState<T> | undefined => {
  if (!answer) return undefined;
  const state: RequestState<unknown> =
    states.get(answer) ??
    ('error' in answer
      ? { status: 'error', error: toApiError(answer.error.status, answer.error) }
      : { status: 'success', data: answer.collection });
  states.set(answer, state);
  return state as RequestState<T>;
};

/** Returns the embedded state of a call by its address. */
export const useEmbeddedReplyAt = <T>(of: string | undefined): RequestState<T> | undefined => {
  const data = useContext(EmbeddedRepliesContext);
  const { locale } = useLocale();
  return of === undefined ? undefined : answerToState(findAnswer(data, of, locale));
};

/** Returns the embedded state of a call, for the first render of `useRequest`. */
export const useEmbeddedReply = <P, Q, B, R>(
  { path }: Contract<P, Q, B, R>,
  input: { readonly params?: P; readonly query?: Q } | null,
): RequestState<R> | undefined => {
  return useEmbeddedReplyAt(input ? callAddress(path, { ...input.params }, { ...input.query }) : undefined);
};
