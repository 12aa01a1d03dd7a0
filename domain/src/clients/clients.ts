import type { Instant } from '../contract.ts';

export const CLIENT_STATUSES = ['active', 'blocked'] as const;
/** Whether an agency lets a client in or keeps them out. */
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

/** `clients/{uid}`: a client's account. What admins decide on it lies elsewhere. */
export interface Client {
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly roleInCompany: string;
  readonly companyId: string;
  readonly agencyIds: readonly string[];
  readonly countryOfResidence: string;
  readonly cityOfResidence: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** How many clients a page of their list has. */
export const CLIENT_PAGE_SIZE = 20;
