import type { Instant } from '../contract.ts';
import type { LicenceItem } from '../pricing/licences.ts';

/** Voices that one call asks about: as many as a screen shows. */
export const CONFLICT_VOICES_MAX = 60;

/**
 * `live`: it stands, whether or not it has aired or is over. `replaced`: the order was confirmed anew without it. `cancelled`:
 * its order was.
 */
export const SOLD_STATES = ['live', 'replaced', 'cancelled'] as const;
export type SoldState = (typeof SOLD_STATES)[number];

/**
 * `soldLicences/{orderId}_{hash}`: a licence of one asset that was sold with the voice of one role. The id follows from order, role,
 * talent and licence, so an order that is confirmed anew keeps what it keeps of them. No price is in it, for client and talent
 * both read it. Days are `YYYY-MM-DD`, UTC.
 */
export interface SoldLicence {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly orderId: string;
  /** Of the order, as it was confirmed last with this licence in it. */
  readonly revision: number;
  readonly talentId: string;
  /** The talent's public name when it was sold. */
  readonly talentName: string;
  readonly voiceId: string;
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  readonly assetName: string;
  readonly licenceId: string;
  /** Of the project. */
  readonly brand: string;
  /** Code of BRAND_CATEGORY; null: nobody has said. */
  readonly brandCategory: string | null;
  readonly duration: LicenceItem;
  /** The medium. */
  readonly format: LicenceItem;
  readonly territoryCover: LicenceItem;
  readonly soldOn: string;
  /** Null: it has not aired, as far as anybody has said. */
  readonly firstAirOn: string | null;
  /** Its last day; null until it has aired, and where its duration does not say. */
  readonly expiresOn: string | null;
  readonly state: SoldState;
  readonly updatedAt: Instant;
}

/**
 * `licenceRenewals/{soldLicenceId}`: what another year of a licence costs, by the rate table and the fees that it was sold at. Nobody
 * is told the other side's amount. Minor units.
 */
export interface LicenceRenewal {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly talentId: string;
  readonly currency: string;
  /** Null: on request. */
  readonly client: number | null;
  readonly talent: number | null;
}

/** `ledgerOrders/{orderId}`: what the ledger has to hold of an order, and whether it still has to be brought there. */
export interface LedgerOrder {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  /** Of the order, as it was confirmed last. */
  readonly revision: number;
  readonly isCancelled: boolean;
  /** When it was confirmed last. `YYYY-MM-DD`, UTC. */
  readonly soldOn: string;
  /** Since when the ledger is to follow; null: it has. */
  readonly dueAt: Instant | null;
}
