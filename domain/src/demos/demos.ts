import type { Level, QualityReport } from '../audio/quality.ts';
import type { Instant } from '../contract.ts';
import type { RehearsalFacts } from '../connection/rehearsals.ts';
import type { ReviewReason } from '../curation/reasons.ts';
import type { DemoDescription, ShownDescription } from './demo-fields.ts';

export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export interface EarlierReview {
  readonly status: Exclude<ReviewStatus, 'pending'>;
  readonly comment: string | null;
  /** Like the demo's. */
  readonly reasons?: readonly ReviewReason[];
  /** Uid of the reviewer. */
  readonly engineer: string | null;
  readonly reviewedAt: Instant | null;
  /** Whether that version had a different file. */
  readonly otherFile: boolean;
}

export const EARLIER_REVIEWS_MAX = 20;

/** `demos/{id}`: the private record with file and review, never read by clients. */
export interface Demo extends DemoDescription {
  readonly id: string;
  readonly talentId: string;
  readonly agencyIds: readonly string[];
  /** The file; served only by short-lived addresses. */
  readonly storagePath: string;
  /** The file clients hear: the approved one while a replacement awaits review. Null without an approved version. */
  readonly approvedPath: string | null;
  readonly fileSize: number;
  readonly durationMs: number;
  /** Loudness over time, each from 0 to 1. */
  readonly peaks: readonly number[];
  /** Null: stored before measuring existed. */
  readonly quality: QualityReport | null;
  /** Of this version. */
  readonly reviewStatus: ReviewStatus;
  /** Whether clients find a version: this one, or the earlier approved one. */
  readonly approved: boolean;
  /** The reviewer's free text. */
  readonly reviewerComment: string | null;
  /** Ready-made reasons. Absent: from before they were stored separately. */
  readonly reviewerReasons?: readonly ReviewReason[];
  /** Whether the reviewer corrected the talent's description. */
  readonly editedDuringCuration: boolean;
  /** Uid of this version's reviewer. */
  readonly engineer: string | null;
  readonly reviewedAt: Instant | null;
  /** Newest first; reviews of a file stay when it is replaced. */
  readonly earlierReviews: readonly EarlierReview[];
  /** Its current or last ticket. */
  readonly curationTicketId: string | null;
  /** The assigned engineer and time; both null when unassigned. */
  readonly assignedTo: string | null;
  readonly assignedAt: Instant | null;
  readonly createdAt: Instant;
  /** Compared with the edited version. */
  readonly updatedAt: Instant;
}

/** A demo as the API returns it, without file paths. */
export type DemoView = Omit<Demo, 'storagePath' | 'approvedPath'>;

/** `demoCache/{id}`: an approved demo's public copy, the only source of the voice finder. */
export interface PublicDemo extends ShownDescription {
  readonly id: string;
  readonly talentId: string;
  readonly talentPublicName: string;
  /** Sort key: the public name without accents and case. */
  readonly sortName: string;
  /** Agencies whose clients can find it: all of the talent's except those that block them. */
  readonly agencyIds: readonly string[];
  /** Whether the talent has a home studio. */
  readonly homeStudio: boolean;
  /** Search fields derived from its talent: see `getSearchFields`. */
  readonly is: Readonly<Record<string, true>>;
  readonly durationMs: number;
  /** The waveform: amplitudes from 0 to 1, `PEAK_COUNT` values, to draw the waveform before loading audio. */
  readonly peaks: readonly number[];
  /** Null: not measured, or silent. */
  readonly level: Level | null;
  /** Default sort key of the voice finder, newest first. */
  readonly approvedAt: Instant;
}

/** Sort orders of the voice finder: latest approval first, or by public name. */
export const DEMO_ORDERS = ['newest', 'name'] as const;
export type DemoOrder = (typeof DEMO_ORDERS)[number];

/** A demo, as the voice finder returns it. */
export interface FoundDemo extends Omit<PublicDemo, 'is' | 'sortName'> {
  /** The searched agency's connection measurements; null: no passed test. */
  readonly rehearsal: RehearsalFacts | null;
}

export const PEAK_COUNT = 120;
export const DEMO_PAGE_SIZE = 20;
export const DEMO_PAGE_MAX = 50;
export const DEMO_IDS_MAX = 20;
/** Maximum demos per talent: lists are complete, and every change reads them all. */
export const DEMOS_MAX = 50;
export const MULTIPLE_MODE_MAX_FILES = 10;
