import { findDifferingClaims } from '../../auth/claims/compare-claims.ts';
import type { Fault } from '../../work/copies/compare.ts';
import type { SourceRecord } from '../../work/copies/agency-sources.ts';

export interface FoundFault {
  readonly source: SourceRecord;
  readonly fault: Fault;
}

/** Claims are at the identity provider, so no transaction repairs them. */
export const toClaimsFault = (agencyId: string, uid: string): Fault => ({
  path: `claims/${uid}`,
  kind: 'differs',
  fields: [],
  agencyIds: [agencyId],
  fix: () => undefined,
});

/** Returns claims that differ from their account's record, unless the record itself is wrong: claims derive from it. */
export const findClaimsFaults = async (
  agencyId: string,
  sources: readonly SourceRecord[],
  found: readonly FoundFault[],
): Promise<readonly FoundFault[]> => {
  const wrong = new Set(found.map(({ fault }) => fault.path));
  const right = sources.filter(({ id }) => !wrong.has(`users/${id}`));
  const apart = await findDifferingClaims(
    agencyId,
    right.map(({ id }) => id),
  );
  return right
    .filter(({ id }) => apart.has(id))
    .map((source) => ({ source, fault: toClaimsFault(agencyId, source.id) }));
};
