import type { Instant } from '../contract.ts';

/** Stages of a project; the specification names `New` and leaves the others to us. */
export const PROJECT_STATES = ['New', 'Casting', 'Booking', 'Ordered', 'Closed'] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

export const PROJECT_TYPES = ['regular', 'express', 'multiLanguage'] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

/** `projects/{id}`. */
export interface Project {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  /** Copied from the company, for headers and lists. */
  readonly companyName: string;
  readonly name: string;
  readonly brand: string;
  readonly campaignName: string;
  readonly type: ProjectType;
  readonly state: ProjectState;
  /** Working languages, alpha3, in the order in which they were added. */
  readonly languages: readonly string[];
  readonly createdBy: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** `voices/{id}`: a character of a project. */
export interface Voice {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly name: string;
  readonly createdAt: Instant;
}

/** Characters one project may have; keeps the casting board and its listeners bounded. */
export const VOICES_MAX = 50;
/** Working languages one project may have. */
export const LANGUAGES_MAX = 30;
