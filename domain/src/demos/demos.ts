import type { Level, QualityReport } from '../audio/quality.ts';
import type { Instant } from '../contract.ts';
import type { RehearsalFacts } from '../connection/rehearsals.ts';
import type { ReviewReason } from '../curation/reasons.ts';

export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What describes a voice in a demo; codes are of the catalogue, the language is alpha3. */
export interface DemoTraits {
  readonly language: string;
  readonly gender: string;
  readonly voiceAge: string;
  readonly tone: string;
  readonly category: string;
}

/** What is told of a demo besides, to whoever may hear it. */
export interface DemoDetails {
  /** The language as it is spoken somewhere, such as `es-MX`. */
  readonly languageTag: string | null;
  /** In words, where no tag says it. */
  readonly accent: string | null;
  /** The one of its category that stands for the talent; one at most. */
  readonly principalInCategory: boolean;
  /** Whether the talent agrees that a synthetic voice is made of it. False unless ticked. */
  readonly syntheticVoiceConsent: boolean;
}

/** A verdict on a version that there was before this one. */
export interface EarlierReview {
  readonly status: Exclude<ReviewStatus, 'pending'>;
  readonly comment: string | null;
  /** As in the demo. */
  readonly reasons?: readonly ReviewReason[];
  /** Uid of who reviewed it. */
  readonly engineer: string | null;
  readonly reviewedAt: Instant | null;
  /** Whether that version had another file. */
  readonly otherFile: boolean;
}

/** Verdicts that are kept of earlier versions. */
export const EARLIER_REVIEWS_MAX = 20;

/** `demos/{id}`: the private half, with its file and its review. Never read by clients. */
export interface Demo extends DemoTraits, DemoDetails {
  readonly id: string;
  readonly talentId: string;
  readonly agencyIds: readonly string[];
  readonly name: string;
  /** What the talent tells the reviewer. */
  readonly comment: string | null;
  readonly storagePath: string;
  /**
   * The file that clients hear: it stays the approved one while a replacement waits for its review. Null while no version
   * is approved.
   */
  readonly approvedPath: string | null;
  readonly fileSize: number;
  readonly durationMs: number;
  readonly peaks: readonly number[];
  /** Null: stored before demos were measured. */
  readonly quality: QualityReport | null;
  readonly reviewStatus: ReviewStatus;
  /** Whether clients find a version of it: this one, or the approved one before it. */
  readonly approved: boolean;
  /** In the reviewer’s own words. */
  readonly reviewerComment: string | null;
  /** Ready-made ones. Absent: reviewed when their words still went into the comment. */
  readonly reviewerReasons?: readonly ReviewReason[];
  /** Whether the reviewer corrected what the talent had said of it. */
  readonly editedDuringCuration: boolean;
  /** Uid of who reviewed this version. */
  readonly engineer: string | null;
  readonly reviewedAt: Instant | null;
  /** Newest first; what was said of a file stays when it is replaced. */
  readonly earlierReviews: readonly EarlierReview[];
  /** The ticket on which it waits, or last waited. */
  readonly curationTicketId: string | null;
  /** The engineer who reviews it at present, and since when; both null while nobody does. */
  readonly assignedTo: string | null;
  readonly assignedAt: Instant | null;
  readonly createdAt: Instant;
  /** The version that an edit is compared with. */
  readonly updatedAt: Instant;
}

/** A demo as the API tells it: not where its files lie. */
export type DemoView = Omit<Demo, 'storagePath' | 'approvedPath'>;

/** `demoCache/{id}`: an approved demo as clients see it; the voice finder reads nothing else. */
export interface DemoCache extends DemoTraits, DemoDetails {
  readonly id: string;
  readonly talentId: string;
  readonly talentPublicName: string;
  /** The public name without accents and capitals: its place where voices are listed by name. */
  readonly sortName: string;
  readonly agencyIds: readonly string[];
  /** Whether the talent records at home. */
  readonly homeStudio: boolean;
  /** What of its talent it is found by besides: see `foundBy`. */
  readonly is: Readonly<Record<string, true>>;
  readonly name: string;
  readonly durationMs: number;
  /** Loudness over time, 0 to 1, `PEAK_COUNT` values: enough to draw the waveform before any audio is loaded. */
  readonly peaks: readonly number[];
  /** Null: not measured, or silent. */
  readonly level: Level | null;
  readonly approvedAt: Instant;
}

/** In which orders the voice finder answers: by approval, the newest first, or by the talent's public name. */
export const DEMO_ORDERS = ['newest', 'name'] as const;
export type DemoOrder = (typeof DEMO_ORDERS)[number];

/** A demo as the voice finder answers it. */
export interface FoundDemo extends Omit<DemoCache, 'is' | 'sortName'> {
  /** What the agency that is searched measured of its talent's live connection; null: it has tested none that passed. */
  readonly rehearsal: RehearsalFacts | null;
}

export const PEAK_COUNT = 120;
/** Demos on one page of the voice finder, and the most a caller may ask for. */
export const DEMO_PAGE_SIZE = 20;
export const DEMO_PAGE_MAX = 50;
/** Demos that can be asked for by their ids at once. */
export const DEMO_IDS_MAX = 20;
/** Demos that one talent may have: a list of them is shown whole, and every change of one looks at all. */
export const DEMOS_MAX = 50;
/** Files that may be uploaded at once. */
export const MULTIPLE_MODE_MAX_FILES = 10;

/** What clients see or search by: a change of one of these is heard and read again before they do. */
export const REVIEWED_FIELDS = [
  'name',
  'language',
  'languageTag',
  'accent',
  'gender',
  'voiceAge',
  'tone',
  'category',
] as const satisfies readonly (keyof Demo)[];
