/** A call that the page made before the app loaded. */
export interface EarlyCall {
  /** Null: sent without one. */
  readonly token: string | null;
  readonly response: Promise<Response>;
}

declare global {
  /** By address; filled by the page's inline script and `lib/firebase/app.ts`; absent in development. */
  var earlyCalls: Map<string, EarlyCall> | undefined;
  /** Resolves once `lib/firebase/appCheck.ts` is loaded, if the deployment has App Check. */
  var earlyAppCheck: Promise<unknown> | undefined;
}

/** Returns the early response to a call with the same token. The first call of an address drops it in any case, so none is used late. */
export const takeEarlyCall = (address: string, token: string | null): Promise<Response> | undefined => {
  const calls = globalThis.earlyCalls;
  const early = calls?.get(address);
  calls?.delete(address);
  return early?.token === token ? early.response : undefined;
};
