import { claimsApart } from '../../claims/compare-claims.ts';
import type { Fault } from '../../copies/compare.ts';
import type { SourceRecord } from '../../copies/of-agency.ts';

/** What is wrong with a copy of a record. */
export interface FoundFault {
  readonly source: SourceRecord;
  readonly fault: Fault;
}

/** Nothing is written by a transaction for it: claims lie with the identity provider. */
export const claimsFault = (agencyId: string, uid: string): Fault => ({
  ...{ path: `claims/${uid}`, kind: 'differs', fields: [], agencyIds: [agencyId], mend: () => undefined },
});

/** Claims that say something else than the record of their account, unless the record is wrong itself: they follow from it. */
export const claimsFaults = async (
  agencyId: string,
  sources: readonly SourceRecord[],
  found: readonly FoundFault[],
): Promise<readonly FoundFault[]> => {
  const wrong = new Set(found.map(({ fault }) => fault.path));
  const right = sources.filter(({ id }) => !wrong.has(`users/${id}`));
  const apart = await claimsApart(
    agencyId,
    right.map(({ id }) => id),
  );
  return right
    .filter(({ id }) => apart.has(id))
    .map((source) => ({ source, fault: claimsFault(agencyId, source.id) }));
};
