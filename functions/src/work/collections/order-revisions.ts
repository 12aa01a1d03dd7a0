import { gunzipSync } from 'node:zlib';
import type { OrderExtra } from '@domain/orders/billing-fields.ts';
import type { Order } from '@domain/orders/orders.ts';
import type { PriceInput } from '@domain/pricing/price-input.ts';
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

export const revisionRef = (orderId: string, number: number) => orderRevisions().doc(`${orderId}_${number}`);

/** The talent's part of a renewal or charge, in minor units. */
export interface VoiceTerms {
  readonly talentId: string;
  /** Null: on request. */
  readonly earned: number | null;
  /** The part of it for use; absent: all. */
  readonly usage?: number;
}

/** Returns the talent's part of a renewal or charge as accepted. */
export const readVoiceTerms = async (
  { id, revision: number, charge }: Order,
  work: Work,
): Promise<VoiceTerms | undefined> =>
  (await work.transaction.get(revisionRef(id, number))).get(charge ? 'charge' : 'renewal') as
    VoiceTerms | undefined;

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
