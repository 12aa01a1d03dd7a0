import type { Instant } from '../contract.ts';

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

/** `demos/{id}`: the private half, with its file and its review. Never read by clients. */
export interface Demo extends DemoTraits {
  readonly id: string;
  readonly talentId: string;
  readonly agencyIds: readonly string[];
  readonly name: string;
  readonly storagePath: string;
  readonly fileSize: number;
  readonly durationMs: number;
  readonly peaks: readonly number[];
  readonly reviewStatus: ReviewStatus;
  readonly reviewerComment: string | null;
  /** The engineer who curates it at present. */
  readonly assignedTo: string | null;
  readonly createdAt: Instant;
}

/** `demoCache/{id}`: an approved demo as clients see it; the voice finder reads nothing else. */
export interface DemoCache extends DemoTraits {
  readonly id: string;
  readonly talentId: string;
  readonly talentPublicName: string;
  readonly agencyIds: readonly string[];
  readonly name: string;
  readonly durationMs: number;
  /** Loudness over time, 0 to 1, `PEAK_COUNT` values: enough to draw the waveform before any audio is loaded. */
  readonly peaks: readonly number[];
  readonly approvedAt: Instant;
}

export const PEAK_COUNT = 120;
/** Demos on one page of the voice finder, and the most a caller may ask for. */
export const DEMO_PAGE_SIZE = 20;
export const DEMO_PAGE_MAX = 50;
