import type { Instant, Serialised } from '../contract.ts';

export const AGREEMENT_STATES = ['offered', 'accepted', 'ended'] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

/** What an agreement on self-billing sets. */
export interface AgreementTerms {
  /** First and last day of papers, `YYYY-MM-DD`, in the agency's time zone; without a last day it has no end. */
  readonly from: string;
  readonly through: string | null;
  /** Whether a paper that the talent doesn't answer is accepted after `ACCEPTANCE_DAYS`. */
  readonly silenceAccepts: boolean;
}

/** `selfBillingAgreements/{agencyId}_{talentId}_{version}`: that an agency issues a talent's invoices. Its text never changes. */
export interface SelfBillingAgreement extends AgreementTerms {
  readonly id: string;
  readonly agencyId: string;
  readonly talentId: string;
  /** Counts the offers to a talent. */
  readonly version: number;
  /** As offered, in the talent's language. */
  readonly text: string;
  /** SHA-256 of the text. */
  readonly textHash: string;
  readonly state: AgreementState;
  readonly offeredBy: string;
  readonly offeredAt: Instant;
  readonly acceptedBy: string | null;
  readonly acceptedAt: Instant | null;
  readonly endedBy: string | null;
  readonly endedAt: Instant | null;
}

export type AgreementView = Serialised<Omit<SelfBillingAgreement, 'agencyId'>>;

export const toAgreementId = (agencyId: string, talentId: string, version: number): string =>
  `${agencyId}_${talentId}_${version}`;

/** Returns whether papers of a day are issued by an agreement. */
export const holdsOn = (
  { state, from, through }: Pick<SelfBillingAgreement, 'state' | 'from' | 'through'>,
  day: string,
): boolean => state === 'accepted' && from <= day && (through === null || day <= through);
