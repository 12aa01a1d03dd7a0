import type { TakeReceiver } from '../auditions/review.ts';
import type { LinkTerms } from '../castings/links.ts';
import type { Exclusivity } from '../exclusivity/exclusivity.ts';
import type { Instant } from '../contract.ts';
import type { DeliveryTerms } from '../deliveries/delivery-terms.ts';
import type { ProjectDetails, ProjectNames } from './project-fields.ts';

/** Stages of a project; the specification names `New` and leaves the others to us. */
export const PROJECT_STATES = ['New', 'Casting', 'Booking', 'Ordered', 'Closed'] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

export const PROJECT_TYPES = ['regular', 'express', 'multiLanguage'] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

/** Where a project is stored: active, archived, or deleted, which can be undone for a while. */
export const PROJECT_SHELVES = ['open', 'archived', 'deleted'] as const;
export type ProjectShelf = (typeof PROJECT_SHELVES)[number];

/** Hours in which an express project is recorded: of the clock, weekends and holidays included. */
export const EXPRESS_HOURS = 48;

export const DELETED_DAYS = 30;

/** How far a project is, kept in it by the transactions that move it, so that a list of projects reads nothing else. */
export interface ProjectProgress {
  /** Demos on its shortlists. */
  readonly shortlisted: number;
  /** Voices chosen. */
  readonly chosen: number;
  /** Requested auditions. */
  readonly requested: number;
  /** Those that have come in; in a burst up to a minute late. */
  readonly takes: number;
  /** Those that were approved. */
  readonly approved: number;
  /** Requests for availability that wait for an answer. */
  readonly asked: number;
  /** Those that were accepted; one that is to be moved counts as both. */
  readonly booked: number;
}

/** `projects/{id}`: a client's project with an agency, in one or several languages. Deleted thirty days after it is removed. */
export interface Project extends ProjectNames, ProjectDetails {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  /** Copied from the company, for headers and lists. */
  readonly companyName: string;
  readonly type: ProjectType;
  readonly state: ProjectState;
  readonly shelf: ProjectShelf;
  /** The state it had when it was archived, to be restored to; null: it is not archived. */
  readonly closedFrom: ProjectState | null;
  /** When it was deleted; null: it was not. */
  readonly deletedAt: Instant | null;
  /** Updated in the transactions of the counted changes; bursts of takes by the schedule `takeCounts`. */
  readonly progress: ProjectProgress;
  /** Progress per working language, by alpha3. */
  readonly languageProgress: Readonly<Record<string, ProjectProgress>>;
  /** When takes were last counted; absent: none ever came in. */
  readonly takesCountedAt?: Instant;
  /** Deadlines of its audition requests that were to come at the last request, soonest first. */
  readonly deadlines: readonly Instant[];
  /** When an express project is to be recorded by; null: it is none. */
  readonly recordBy: Instant | null;
  /** What an express project was placed at, in basis points; null or absent: the rate table's. */
  readonly surcharge?: number | null;
  /** Sold with its order; null or absent: none. Set by staff. */
  readonly exclusivity?: Exclusivity | null;
  /** Beginnings of the words of its names, folded, for search. */
  readonly words: readonly string[];
  /** Working languages, alpha3, in the order in which they were added. */
  readonly languages: readonly string[];
  /**
   * Unguessable; the public address at which guests vote on what the preview of the project shows, and of nothing else.
   * Absent: it never had one.
   */
  readonly urlIdentifier?: string;
  /** Whether the link is on. Absent: no. */
  readonly linkEnabled?: boolean;
  /** Terms of that address. Absent: never set. */
  readonly linkTerms?: LinkTerms;
  /** Who hears new takes first; null or absent: as the agency's setting. */
  readonly takeReceiver?: TakeReceiver | null;
  /** Whether talents accept confidentiality before they read a script, from the next request on. Absent: no. */
  readonly scriptsArePrivate?: boolean;
  /** Whether a voice gets more for a role than by its rates, by an accepted counter-offer. Absent: no. */
  readonly hasAgreedFees?: boolean;
  /** What its order delivers. Absent: the defaults. */
  readonly delivery?: DeliveryTerms;
  readonly createdBy: string;
  readonly createdAt: Instant;
  /** Optimistic lock. */
  readonly updatedAt: Instant;
}

/** Whether it was ordered at a price, and perhaps put away since. */
export const isOrdered = ({ state }: Pick<Project, 'state'>): boolean =>
  state === 'Ordered' || state === 'Closed';

/** `voices/{id}`: a character of a project. */
export interface Character {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly name: string;
  /** Age, tone, role in the story; absent: nothing was written. */
  readonly description?: string;
  readonly createdAt: Instant;
}

/** Characters one project may have; keeps the casting board and its listeners bounded. */
export const PROJECT_CHARACTERS_MAX = 50;
export const LANGUAGES_MAX = 30;
