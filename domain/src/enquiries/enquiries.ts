import type { Instant } from '../contract.ts';
import type { Locale } from '../messages/locale.ts';

/** State of a message to an agency: unanswered, answered, or closed without needing an answer. */
export const ENQUIRY_STATES = ['new', 'answered', 'closed'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** The author's role: a client, a talent for whom no slot works, or the agency's own people. */
const ENQUIRY_WRITERS = ['client', 'talent', 'staff'] as const;
export type EnquiryWriter = (typeof ENQUIRY_WRITERS)[number];

/** Actions on a message. */
const ENQUIRY_STEPS = ['answered', 'closed', 'reopened'] as const;
export type EnquiryStepKind = (typeof ENQUIRY_STEPS)[number];

export const ENQUIRIES_PAGE = 25;
export const ENQUIRY_ANSWER_MAX = 2000;
export const ENQUIRY_STEPS_MAX = 50;

/** An action of the agency on a message. */
export interface EnquiryStep {
  readonly kind: EnquiryStepKind;
  /** Uid of the real user. */
  readonly by: string;
  readonly at: Instant;
  /** The answer's exact text; null: this step was no answer. */
  readonly answer: string | null;
}

/** `enquiries/{id}`: a message to an agency. Contains no address: answers go to the account's current one. */
export interface Enquiry {
  readonly id: string;
  readonly agencyId: string;
  readonly state: EnquiryState;
  readonly writer: EnquiryWriter;
  /** Uid of the author. */
  readonly userId: string;
  /** Uid if the author is a talent, whose erasure deletes it; null for others. */
  readonly talentId: string | null;
  /** The author's name at the time, as the agency knows them. */
  readonly name: string;
  readonly message: string;
  /** The message's project, with its name at the time; null: none. */
  readonly projectId: string | null;
  /** Its name at the time. */
  readonly projectName: string | null;
  /** Name of the project's company at the time; null: none, or from a talent. */
  readonly companyName: string | null;
  /** Language of the answer. */
  readonly locale: Locale;
  /** Actions on it, oldest first. */
  readonly steps: readonly EnquiryStep[];
  readonly createdAt: Instant;
}

/** A message in the inbox list. */
export interface EnquiryRow extends Pick<
  Enquiry,
  'id' | 'state' | 'writer' | 'name' | 'message' | 'projectId' | 'projectName' | 'companyName'
> {
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** A message about a project as its author sees it, with the agency's answers. Moments are ISO, UTC. */
export interface OwnMessage extends Pick<Enquiry, 'id' | 'message'> {
  readonly createdAt: string;
  readonly answers: readonly { readonly text: string; readonly at: string }[];
}

/** A step, as the agency's people see it. */
export interface EnquiryStepView extends Pick<EnquiryStep, 'kind' | 'answer'> {
  /** The acting person's name; null: they left the agency. */
  readonly byName: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface OpenedEnquiry extends EnquiryRow {
  readonly steps: readonly EnquiryStepView[];
  /** Number of steps; the next step's call includes the number seen. */
  readonly revision: number;
  /** Address of an answer; null: not visible to the reader. */
  readonly email: string | null;
  /** Whether an answer can still be sent. */
  readonly isReachable: boolean;
}
