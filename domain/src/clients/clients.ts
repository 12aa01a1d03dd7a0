import type { Instant } from '../contract.ts';
import type { ClientAnswers } from './client-fields.ts';

export const CLIENT_STATUSES = ['active', 'blocked'] as const;
/** A client's status in an agency. */
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

/** A client's account, without admins' decisions. */
export interface Client extends ClientAnswers {
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  /** Work address. */
  readonly email: string;
  readonly companyId: string;
  readonly agencyIds: readonly string[];
  readonly createdAt: Instant;
  /** Optimistic lock. */
  readonly updatedAt: Instant;
}

export const CLIENT_PAGE_SIZE = 20;
