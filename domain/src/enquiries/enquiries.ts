import type { Instant } from '../contract.ts';
import type { Locale } from '../messages/locale.ts';

/** Where a message to an agency is: nobody has answered it yet, somebody has, or it needs no answer any more. */
export const ENQUIRY_STATES = ['new', 'answered', 'closed'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** As what somebody writes to an agency: a client, a talent for whom no slot works, or the agency’s own people. */
export const ENQUIRY_WRITERS = ['client', 'talent', 'staff'] as const;
export type EnquiryWriter = (typeof ENQUIRY_WRITERS)[number];

/** What an agency does about a message. */
export const ENQUIRY_STEPS = ['answered', 'closed', 'reopened'] as const;
export type EnquiryStepKind = (typeof ENQUIRY_STEPS)[number];

/** Messages of one page of the inbox. */
export const ENQUIRIES_PAGE = 25;
/** Longest answer, in characters. */
export const ENQUIRY_ANSWER_MAX = 2000;
/** Steps that one message can have. */
export const ENQUIRY_STEPS_MAX = 50;

/** One thing that an agency did about a message. */
export interface EnquiryStep {
  readonly kind: EnquiryStepKind;
  /** Uid of whoever really did it. */
  readonly by: string;
  readonly at: Instant;
  /** What the writer was answered, to the letter; null: this was no answer. */
  readonly answer: string | null;
}

/**
 * `enquiries/{id}`: what somebody wrote to an agency. The address of whoever wrote it is not in it: they are answered at the
 * one that their account has by then.
 */
export interface Enquiry {
  readonly id: string;
  readonly agencyId: string;
  readonly state: EnquiryState;
  readonly writer: EnquiryWriter;
  /** Uid of whoever wrote. */
  readonly userId: string;
  /** The same of a talent, with whose data it goes; null: somebody else wrote. */
  readonly talentId: string | null;
  /** What they were called when they wrote, as the agency knows them. */
  readonly name: string;
  readonly message: string;
  /** The project that it is about, and what that was called then; null: none in particular. */
  readonly projectId: string | null;
  readonly projectName: string | null;
  /** What the company of that project was called then; null: there is none, or a talent wrote. */
  readonly companyName: string | null;
  /** The language that they are answered in. */
  readonly locale: Locale;
  /** What was done about it since, the first step first. */
  readonly steps: readonly EnquiryStep[];
  readonly createdAt: Instant;
}

/** A message as the inbox lists it. */
export interface EnquiryRow extends Pick<
  Enquiry,
  'id' | 'state' | 'writer' | 'name' | 'message' | 'projectId' | 'projectName' | 'companyName'
> {
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** A step as the agency’s people read it. */
export interface EnquiryStepView extends Pick<EnquiryStep, 'kind' | 'answer'> {
  /** What whoever did it is called; null: they no longer belong to the agency. */
  readonly byName: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** A message that is opened. */
export interface OpenedEnquiry extends EnquiryRow {
  readonly steps: readonly EnquiryStepView[];
  /** How many steps there are: whoever does the next one says how many they have seen. */
  readonly revision: number;
  /** Where an answer would go; null: it is not the reader’s to know. */
  readonly email: string | null;
  /** Whether there is still an address that an answer can go to. */
  readonly isReachable: boolean;
}
