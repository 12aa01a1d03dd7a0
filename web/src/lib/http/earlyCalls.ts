/** A call that the page made before the app was loaded. */
export interface EarlyCall {
  readonly address: string;
  /** Null: made without one. */
  readonly token: string | null;
  readonly response: Promise<Response>;
}

declare global {
  /** Filled by the page's inline script and `lib/firebase/app.ts`; absent in development. */
  var earlyCalls: EarlyCall[] | undefined;
}

/** Returns the early response to a call, for the same token only. The first call of an address drops it in any case, so none is used late. */
export const takeEarlyCall = (address: string, token: string | null): Promise<Response> | undefined => {
  const calls = globalThis.earlyCalls ?? [];
  const at = calls.findIndex((call) => call.address === address);
  const [early] = at < 0 ? [] : calls.splice(at, 1);
  return early?.token === token ? early.response : undefined;
};
