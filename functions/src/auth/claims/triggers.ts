import { syncClaims } from './sync-claims.ts';

interface Versions {
  readonly before: unknown;
  readonly after: unknown;
}

export const onAccountWritten = async (uid: string, { before, after }: Versions): Promise<void> => {
  if (after !== undefined && before !== after) await syncClaims(uid);
};
