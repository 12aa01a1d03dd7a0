import { gunzipSync, gzipSync } from 'node:zlib';
import { Timestamp } from 'firebase-admin/firestore';
import type { OrderExtra } from '@domain/orders/billing-fields.ts';
import type { Order } from '@domain/orders/orders.ts';
import type { PriceInput } from '@domain/pricing/price-input.ts';
import type { Instant } from '@domain/contract.ts';
import { collectionRef } from '../../platform/firestore/db.ts';
import type { ClientSees } from '@domain/pricing/rate-tables.ts';
import type { HeardCandidate } from '@domain/pricing/voice-prices.ts';
import type { Work } from '../unit/work.ts';

const orderRevisions = () => collectionRef('orderRevisions');

export interface OrderedInput extends PriceInput {
  readonly candidates: readonly HeardCandidate[];
}

/** An accepted price: the same engine reproduces it to the minor unit. */
export interface AcceptedPrice {
  readonly input: OrderedInput;
  readonly extras: readonly OrderExtra[];
  /** The agency's visibility setting at that time. */
  readonly clientSees: ClientSees;
}

/** `orderRevisions/{orderId}_{number}`: an accepted price, immutable. */
interface OrderRevision extends Pick<
  Order,
  'agencyId' | 'companyId' | 'projectId' | 'revision' | 'priceKey'
> {
  readonly orderId: string;
  readonly extras?: readonly OrderExtra[];
  readonly clientSees?: ClientSees;
  /** All inputs of the price: gzipped JSON in base64. Absent: a renewal. */
  readonly input?: string;
  /** Renewals only, instead of `input`. */
  readonly renewal?: RenewalTerms;
  readonly acceptedAt: Instant;
}

const revisionRef = (orderId: string, number: number) => orderRevisions().doc(`${orderId}_${number}`);

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

/** Inputs of a renewal's price: the talent's part in minor units; null: on request. */
export interface RenewalTerms {
  readonly talentId: string;
  readonly earned: number | null;
}

export const createRenewalTerms = (
  work: Work,
  { id, agencyId, companyId, projectId, revision: number, priceKey }: Order,
  renewal: RenewalTerms,
): void => {
  const accepted: OrderRevision = {
    agencyId,
    companyId,
    projectId,
    orderId: id,
    revision: number,
    priceKey,
    renewal,
    acceptedAt: Timestamp.now(),
  };

  work.transaction.create(revisionRef(id, number), accepted);
};

export const readRenewalTerms = async (
  { id, revision: number }: Order,
  work: Work,
): Promise<RenewalTerms | undefined> =>
  (await work.transaction.get(revisionRef(id, number))).get('renewal') as RenewalTerms | undefined;

/** The latest accepted revision, if any. */
export const readRevision = async (
  { id, revision: number }: Pick<Order, 'id' | 'revision'>,
  work?: Work,
): Promise<AcceptedPrice | undefined> => {
  if (number === 0) return undefined;

  const ref = revisionRef(id, number);
  const found = await (work ? work.transaction.get(ref) : ref.get());
  if (!found.exists) return undefined;

  const packed = Buffer.from(found.get('input') as string, 'base64');

  return {
    input: JSON.parse(gunzipSync(packed).toString()) as OrderedInput,
    extras: found.get('extras') as readonly OrderExtra[],
    clientSees: found.get('clientSees') as ClientSees,
  };
};
