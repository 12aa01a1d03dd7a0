import { gzipSync } from 'node:zlib';
import { Timestamp } from 'firebase-admin/firestore';
import type { OrderExtra } from '@domain/orders/billing-fields.ts';
import type { Order } from '@domain/orders/orders.ts';
import type { Instant } from '@domain/contract.ts';
import type { ClientSees } from '@domain/pricing/rate-tables.ts';
import type { Work } from '../unit/work.ts';
import { type AcceptedPrice, revisionRef, type VoiceTerms } from '../collections/order-revisions.ts';

/** `orderRevisions/{orderId}_{number}`: an accepted price, immutable. */
interface OrderRevision extends Pick<
  Order,
  'agencyId' | 'companyId' | 'projectId' | 'revision' | 'priceKey'
> {
  readonly orderId: string;
  readonly extras?: readonly OrderExtra[];
  readonly clientSees?: ClientSees;
  /** All inputs of the price: gzipped JSON in base64. Absent: a renewal or charge. */
  readonly input?: string;
  /** Renewals only, instead of `input`. */
  readonly renewal?: VoiceTerms;
  /** Charges only, instead of `input`. */
  readonly charge?: VoiceTerms;
  readonly acceptedAt: Instant;
}

/** Stores a revision's accepted input. Compressed: a large project has thousands of roles. */
export const createRevision = (
  work: Work,
  { id, agencyId, companyId, projectId, revision: number, priceKey }: Order,
  { input, extras, clientSees }: AcceptedPrice,
): void => {
  const accepted: OrderRevision = {
    agencyId,
    companyId,
    projectId,
    orderId: id,
    revision: number,
    priceKey,
    extras,
    clientSees,
    input: gzipSync(JSON.stringify(input)).toString('base64'),
    acceptedAt: Timestamp.now(),
  };

  work.transaction.create(revisionRef(id, number), accepted);
};

/** Stores the talent's part of a renewal or charge. */
export const createVoiceTerms = (
  work: Work,
  { id, agencyId, companyId, projectId, revision: number, priceKey, charge }: Order,
  terms: VoiceTerms,
): void => {
  const accepted: OrderRevision = {
    agencyId,
    companyId,
    projectId,
    orderId: id,
    revision: number,
    priceKey,
    ...(charge ? { charge: terms } : { renewal: terms }),
    acceptedAt: Timestamp.now(),
  };

  work.transaction.create(revisionRef(id, number), accepted);
};
