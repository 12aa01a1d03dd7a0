import type { Instant } from '../contract.ts';
import type { Demo, DemoView } from '../demos/demos.ts';
import type { TalentScore } from '../scores/scores.ts';
import type { ReviewReason } from './reasons.ts';
import type { TalentCache } from '../talents/talents.ts';

/**
 * `curationTickets/{id}`: demos of one talent in one language that wait for an engineer. It names no person: its demos name
 * it (`curationTicketId`). One ticket of a talent and language is open at a time; what is uploaded meanwhile joins it.
 */
export interface CurationTicket {
  readonly id: string;
  readonly language: string;
  /** Agencies of the talents it is about: whose engineers may take it. */
  readonly agencyIds: readonly string[];
  readonly status: 'open' | 'closed';
  readonly talents: number;
  /** Demos on it, reviewed or not. */
  readonly totalAudioDemos: number;
  /** Those that wait for their review: it can be closed when there are none. */
  readonly waitingDemos: number;
  /** Engineer who took it; null while it is available. */
  readonly assignedTo: string | null;
  readonly assignedAt: Instant | null;
  /** Engineer who had it when it was closed; null while it is open, and where nobody had it. */
  readonly closedBy: string | null;
  readonly closedAt: Instant | null;
  /** Why an admin closed it in the engineer's place; absent: it was closed in the course of its review. */
  readonly closedReason?: string;
  readonly createdAt: Instant;
}

/** What becomes of a ticket; `handOver` names the engineer who has it next. */
export const TICKET_ACTIONS = ['take', 'release', 'handOver', 'close'] as const;
export type TicketAction = (typeof TICKET_ACTIONS)[number];

export const TICKET_SCOPES = ['available', 'mine', 'curated'] as const;
export type TicketScope = (typeof TICKET_SCOPES)[number];

/** Characters of the reason for which an admin closes a ticket. */
export const REASON_MAX = 300;

/** Tickets on one page. */
export const TICKET_PAGE_SIZE = 50;

/** An engineer who can be given tickets. */
export interface Colleague {
  readonly id: string;
  readonly fullName: string;
}

/** A demo beside another on one ticket. */
export type TicketDemo = Pick<Demo, 'id' | 'name' | 'reviewStatus'>;

/** What one agency thinks of the talent whose demo is reviewed. */
export interface AgencyView {
  readonly agencyId: string;
  readonly agencyName: string;
  /** Null: they are not scored. */
  readonly score: TalentScore | null;
  /** Its notes on the talent; null: there are none. */
  readonly notes: string | null;
}

/** A demo as whoever reviews it needs it. */
export interface DemoForReview {
  readonly demo: DemoView;
  /** The talent's public half. */
  readonly talent: TalentCache | null;
  /** Null: it is on none, or on a closed one. */
  readonly ticket: CurationTicket | null;
  readonly dossier: DemoDossier | null;
  /** Of those agencies of the talent whose scores the caller may read: others compete with them. */
  readonly views: readonly AgencyView[];
  /** All on the ticket, in the order in which they are reviewed. */
  readonly onTicket: readonly TicketDemo[];
  /** Ids of those before and after it. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** `demoDossiers/{demoId}`: what engineers noted of a demo. */
export interface DemoDossier {
  readonly id: string;
  readonly demoId: string;
  readonly talentId: string;
  readonly agencyIds: readonly string[];
  readonly status: 'pending' | 'patched';
  readonly comment: string;
  /** Ready-made reasons that the talent was told, where nobody had noted anything before. Absent: none. */
  readonly reasons?: readonly ReviewReason[];
}
