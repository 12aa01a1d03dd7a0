import { syncClaims } from './sync-claims.ts';

interface Versions {
  readonly before: unknown;
  readonly after: unknown;
}

/** Follows a change of what an account may do; what else changes on the record is none of ours. */
export const onAccountWritten = async (uid: string, { before, after }: Versions): Promise<void> => {
  if (after !== undefined && before !== after) await syncClaims(uid);
};
