import { Timestamp } from 'firebase-admin/firestore';
import type { LinkOwner } from '@domain/castings/links.ts';
import type { Instant } from '@domain/contract.ts';
import type { Work } from '../unit/work.ts';
import { retiredLinkRef } from '../collections/retired-links.ts';

/** `retiredLinks/{hash of the address}`: a revoked link, kept until its project is deleted. */
interface RetiredLink extends LinkOwner {
  readonly retiredAt: Instant;
}

/** Records a revoked link's address, so its holders learn that it was revoked. */
export const retireLink = (
  work: Work,
  urlIdentifier: string,
  { agencyId, companyId, projectId, castingId }: LinkOwner,
): void => {
  const link: RetiredLink = { agencyId, companyId, projectId, castingId, retiredAt: Timestamp.now() };
  work.transaction.set(retiredLinkRef(urlIdentifier), link);
};
