import { findRefusal, isAuthor, type Author, type Transition } from '@domain/transitions.ts';
import { AppError } from './app-error.ts';

/** 403 unless one of these may make a change in a state. */
export const requireAuthor = <State extends string>(
  transition: Transition<State>,
  state: State,
  authors: readonly Author[],
): void => {
  if (!isAuthor(transition, state, authors)) throw new AppError(403, 'auth.forbidden');
};

/** The error of the table in a state that refuses a change: 409, or 410 by a link. `detail`: the field, and values of the message. */
export const requireState = <State extends string>(
  transition: Transition<State>,
  state: State,
  detail?: AppError['detail'],
): void => {
  const refusal = findRefusal(transition, state);
  if (refusal) throw new AppError(refusal.status, refusal.code, detail);
};

/** 403 unless one of these may make a change, 409 unless the state allows it. */
export const requireTransition = <State extends string>(
  transition: Transition<State>,
  state: State,
  authors: readonly Author[],
): void => {
  requireAuthor(transition, state, authors);
  requireState(transition, state);
};
