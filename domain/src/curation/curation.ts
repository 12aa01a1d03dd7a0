import type { Instant } from '../contract.ts';
import type { Demo, DemoView } from '../demos/demos.ts';
import type { TalentScore } from '../scores/scores.ts';
import type { ReviewReason } from './reasons.ts';
import type { PublicTalent } from '../talents/talents.ts';

/**
 * `curationTickets/{id}`: a talent's demos in one language, awaiting an engineer. Names no person: its demos refer to it (`curationTicketId`).
 * At most one open ticket per talent and language; new uploads join it.
 */
export interface CurationTicket {
  readonly id: string;
  readonly language: string;
  /** Agencies whose engineers may claim it. */
  readonly agencyIds: readonly string[];
  readonly status: 'open' | 'closed';
  readonly talents: number;
  /** Demos on it, reviewed or not. */
  readonly totalAudioDemos: number;
  /** Demos awaiting review: it can be closed at 0. */
  readonly waitingDemos: number;
  /** Assigned engineer; null: free. */
  readonly assignedTo: string | null;
  readonly assignedAt: Instant | null;
  /** Engineer at closing; null while open, and when unassigned. */
  readonly closedBy: string | null;
  readonly closedAt: Instant | null;
  /** Reason of an admin who closed it for the engineer; absent: closed by review. */
  readonly closedReason?: string;
  /** Demos that the review didn't approve. Absent: open, emptied, or closed before this was kept. */
  readonly rejectedDemos?: number;
  readonly createdAt: Instant;
}

/** Actions on a ticket; `handOver` names the next engineer. */
export const TICKET_ACTIONS = ['take', 'release', 'handOver', 'close'] as const;
export type TicketAction = (typeof TICKET_ACTIONS)[number];

export const TICKET_SCOPES = ['available', 'mine', 'curated'] as const;
export type TicketScope = (typeof TICKET_SCOPES)[number];

/** Maximum characters of an admin's reason for closing a ticket. */
export const REASON_MAX = 300;

export const TICKET_PAGE_SIZE = 50;

/** An engineer available for tickets. */
export interface Colleague {
  readonly id: string;
  readonly fullName: string;
}

type TicketDemo = Pick<Demo, 'id' | 'name' | 'reviewStatus'>;

/** One agency's view of the reviewed demo's talent. */
export interface AgencyView {
  readonly agencyId: string;
  readonly agencyName: string;
  /** Null: no rating. */
  readonly score: TalentScore | null;
  /** Its notes on the talent; null: none. */
  readonly notes: string | null;
}

export interface DemoForReview {
  readonly demo: DemoView;
  readonly talent: PublicTalent | null;
  readonly ticket: CurationTicket | null;
  readonly dossier: DemoDossier | null;
  /** Of the talent's agencies whose ratings the caller may read: others are competitors. */
  readonly views: readonly AgencyView[];
  /** All on the ticket, in the order of review. */
  readonly onTicket: readonly TicketDemo[];
  /** Ids of the previous and next one. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** `demoDossiers/{demoId}`: engineers' notes on a demo. */
export interface DemoDossier {
  readonly id: string;
  readonly demoId: string;
  readonly talentId: string;
  readonly agencyIds: readonly string[];
  readonly status: 'pending' | 'patched';
  readonly comment: string;
  /** Ready-made reasons given to the talent, when there were no notes before. Absent: none. */
  readonly reasons?: readonly ReviewReason[];
}
