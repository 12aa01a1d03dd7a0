import { createSignal } from './store.ts';

const newRights = createSignal();

/** Subscribes refused requests to a change of the user's rights; returns the unsubscriber. */
export const watchNewRights = newRights.subscribe;

/** Retries refused requests after a change of rights without a change of screen. */
export const retryRefusedRequests = newRights.notify;
