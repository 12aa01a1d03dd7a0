import {
  agencyStaff,
  only,
  projectPeople,
  READ_ERRORS,
  SIGNED_IN_ERRORS,
  WRITE_ERRORS,
} from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { idSchema, strictObject, text } from '../messages/yup.ts';
import type { Order } from '../orders/orders.ts';
import { amount } from '../values/whole-number.ts';
import type { AgreedBookingTerms, Excuse, NoticeStep } from './booking-terms.ts';
import { bookingTermsSchema } from './booking-terms.ts';
import { SESSION_CHARGES, type SessionChargeKind } from './charges.ts';

/** What cancelling or moving a booking costs now. Minor units, before VAT; moments are ISO, UTC. */
export interface BookingFeeQuote {
  readonly currency: string;
  /** The client's price of the voice's part, with commission; null: the agency sets it, because the offer has no price. */
  readonly voice: number | null;
  readonly studio: number;
  /** Null as above. */
  readonly total: number | null;
  /** Null: free. */
  readonly step: NoticeStep | null;
  /** Null: not free any longer, or always. */
  readonly freeUntil: string | null;
  /** Null: it doesn't rise any more. */
  readonly risesAt: string | null;
  /** A move by at most this many days is free; 0: none is. */
  readonly moveDays: number;
  readonly excuses: readonly Excuse[];
}

/** A charge that a session's notes give reason for. Minor units, before VAT. */
export interface ProposedCharge {
  readonly kind: SessionChargeKind;
  readonly currency: string;
  readonly voice: number;
  readonly studio: number;
  /** The order that charges it; null: none yet. */
  readonly orderId: string | null;
}

const id = strictObject({ id: idSchema });

export const bookingsApi = {
  'bookings.terms': endpoint<AgreedBookingTerms | null>()({
    method: 'GET',
    path: '/bookingTerms',
    summary: 'Retrieve the chosen agency’s booking terms',
    description: 'What cancelling and moving a booking costs. Null: nothing.',
    auth: projectPeople,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'bookings.saveTerms': endpoint<AgreedBookingTerms>()({
    method: 'PUT',
    path: '/bookingTerms',
    summary: 'Update booking terms',
    description: 'For requests from now on; earlier ones keep the terms that they were sent with.',
    auth: only('admin'),
    body: bookingTermsSchema,
    errors: WRITE_ERRORS,
  }),
  'bookings.fee': endpoint<BookingFeeQuote>()({
    method: 'GET',
    path: '/request-availability/{id}/fee',
    summary: 'Show what cancelling or moving a booking costs now',
    auth: projectPeople,
    params: id,
    query: strictObject({ act: text().oneOf(['cancel', 'move']).default('cancel') }),
    errors: [...READ_ERRORS, 422],
  }),
  'bookings.proposedCharges': endpoint<readonly ProposedCharge[]>()({
    method: 'GET',
    path: '/casting/recordingSession/{id}/charges',
    summary: 'List charges that a session’s notes give reason for',
    auth: agencyStaff,
    params: id,
    errors: READ_ERRORS,
  }),
  'bookings.charge': endpoint<Serialised<Order>>()({
    method: 'POST',
    path: '/casting/recordingSession/{id}/charges',
    summary: 'Charge for overtime, lateness or a no-show',
    description: 'At the proposed price, as an order of its own that the agency confirms.',
    auth: agencyStaff,
    params: id,
    body: strictObject({ kind: text().oneOf(SESSION_CHARGES).required() }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'bookings.lowerCharge': endpoint<Serialised<Order>>()({
    method: 'PATCH',
    path: '/order/{id}/charge',
    summary: 'Lower a charge before it is confirmed',
    description: 'To a net amount in minor units. The talent’s fee is lowered with it.',
    auth: agencyStaff,
    params: id,
    body: strictObject({ net: amount().min(1) }),
    errors: WRITE_ERRORS,
  }),
};
