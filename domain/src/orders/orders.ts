import type { Instant } from '../contract.ts';

export const ORDER_STATES = ['draft', 'received', 'confirmed', 'paid', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const PAYMENT_STATES = ['none', 'requires_action', 'processing', 'succeeded', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** `orders/{projectId}`: what a client orders. Money in minor units. */
export interface Order {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly state: OrderState;
  readonly currency: string;
  readonly total: number;
  readonly createdAt: Instant;
}

/** `billings/{companyId}`: where a company's invoices go. */
export interface CompanyBilling {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly legalName: string;
  readonly vatTaxId: string;
  readonly address: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
}
