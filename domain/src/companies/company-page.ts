import type { Company, User } from '../accounts/accounts.ts';
import type { Sum } from '../orders/earning-sums.ts';
import { openAmount, type OrderRow, type PlacedState } from '../orders/order-list.ts';
import type { Order } from '../orders/orders.ts';
import type { Project } from '../projects/projects.ts';

/** Companies whose figures one call returns at most. */
export const COMPANY_FIGURES_MAX = 50;

/** Latest orders that a company's page lists. */
export const COMPANY_ORDERS_MAX = 20;

/** Open projects that a company's page lists. */
export const COMPANY_PROJECTS_MAX = 100;

/** A client company in numbers, within one agency. */
export interface CompanyFigures {
  readonly id: string;
  /** Those who may enter. */
  readonly people: number;
  readonly openProjects: number;
  /** Net, of orders in force that were begun this year, UTC. */
  readonly ordered: readonly Sum[];
  /** Including VAT. */
  readonly open: readonly Sum[];
  /** When its last order changed; ISO, UTC. Null: none. */
  readonly lastOrderAt: string | null;
}

/** A person of a company; `isPending`: registered, and not accepted yet. */
export interface CompanyPerson extends Pick<User, 'id' | 'displayName' | 'email'> {
  readonly isPending: boolean;
}

/** An order in the list of a company or person. */
export type CompanyOrder = Pick<
  OrderRow,
  | 'id'
  | 'projectId'
  | 'projectName'
  | 'renewedLicenceId'
  | 'charge'
  | 'currency'
  | 'total'
  | 'open'
  | 'state'
  | 'updatedAt'
>;

export const toCompanyOrder = (order: Order & { readonly state: PlacedState }): CompanyOrder => ({
  id: order.id,
  projectId: order.projectId,
  projectName: order.projectName,
  renewedLicenceId: order.renewal?.licenceId ?? null,
  charge: order.charge?.kind ?? null,
  currency: order.currency,
  total: order.total,
  open: openAmount(order),
  state: order.state,
  updatedAt: new Date(order.updatedAt.toMillis()).toISOString(),
});

/** A client company with what one agency has with it, for its admins. */
export interface CompanyPage {
  readonly company: Company;
  /** As on invoices; empty: no invoice address yet. */
  readonly legalName: string;
  readonly vatTaxId: string;
  readonly figures: CompanyFigures;
  readonly people: readonly CompanyPerson[];
  /** Open ones, newest first. */
  readonly projects: readonly Pick<Project, 'id' | 'name' | 'state'>[];
  /** Last changed first. */
  readonly orders: readonly CompanyOrder[];
}
