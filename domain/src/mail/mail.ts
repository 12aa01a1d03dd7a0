import type { Instant } from '../contract.ts';
import type { ReviewReason } from '../curation/reasons.ts';
import type { Locale } from '../messages/locale.ts';

/** What has happened to a request for availability, as its talent is told. */
export type AvailabilityOccasion =
  'asked' | 'changed' | 'moving' | 'kept' | 'confirmed' | 'released' | 'cancelled';

/** What each mail needs to be written. */
export interface MailParams {
  readonly 'account-decision': { readonly name: string; readonly accepted: boolean };
  readonly 'audition-request': {
    readonly talentName: string;
    readonly projectName: string;
    readonly character: string;
    readonly language: string;
    readonly deadline: string;
    readonly entryId: string;
  };
  /** About a request for availability, to the talent; what it says is read when it is sent. */
  readonly availability: {
    readonly talentName: string;
    readonly requestId: string;
    readonly occasion: AvailabilityOccasion;
  };
  /** To whoever asked: the talent has accepted, or what was agreed on was cancelled. Absent: accepted. */
  readonly 'availability-answer': {
    readonly name: string;
    readonly requestId: string;
    readonly occasion?: 'confirmed' | 'cancelled';
  };
  /** None of the slots works, as the talent writes to the agency. `isCopy`: theirs, of what they wrote. */
  readonly 'availability-contact': {
    /** Their public name to the agency, their first name in their own copy. */
    readonly name: string;
    readonly email: string;
    readonly projectId: string;
    readonly projectName: string;
    readonly requestId: string;
    readonly message: string;
    readonly isCopy: boolean;
  };
  readonly 'client-invite': {
    readonly name: string;
    readonly agencyName: string;
    readonly uid: string;
    readonly version: number;
  };
  /** `isCancelled`: the moment `at` (ISO) no longer holds. */
  readonly 'connection-check': {
    readonly name: string;
    readonly talentId: string;
    readonly isCancelled: boolean;
    readonly at: string;
  };
  readonly 'connection-request': { readonly talentName: string; readonly talentId: string };
  /** What somebody writes to an agency, about a project or in general. `isCopy`: theirs, of what they wrote. */
  readonly 'contact-message': {
    readonly name: string;
    readonly email: string;
    readonly project?: { readonly id: string; readonly name: string; readonly companyName: string };
    readonly message: string;
    readonly isCopy: boolean;
  };
  /** `removedBy`: name of the agency that removed them, absent where they asked themselves; `keepsAccount`: they are more than a talent. */
  readonly 'data-erased': {
    readonly name: string;
    readonly removedBy?: string;
    readonly keepsAccount?: boolean;
  };
  readonly 'demo-curation': {
    readonly name: string;
    /** Names of the demos that were approved. */
    readonly approved: readonly string[];
    readonly rejected: readonly {
      readonly name: string;
      /** In the reviewer’s own words. */
      readonly reason: string;
      /** Ready-made ones. Absent: queued before they were kept apart. */
      readonly reasons?: readonly ReviewReason[];
    }[];
  };
  readonly 'engineer-invite': {
    readonly name: string;
    readonly agencyName: string;
    readonly inviteId: string;
  };
  readonly 'password-reset': { readonly name: string; readonly uid: string; readonly version: number };
  /** An agency's own words to a talent of its roster. */
  readonly 'roster-email': { readonly name: string; readonly subject: string; readonly message: string };
  readonly 'talent-invite': {
    readonly name: string;
    readonly agencyName: string;
    readonly agencySlug: string;
    readonly inviteId: string;
  };
  readonly 'talent-removed': { readonly name: string; readonly agencyName: string };
  /** `language`: alpha3, of the demos on the ticket. */
  readonly 'ticket-assigned': { readonly name: string; readonly language: string };
  readonly 'verify-email': { readonly name: string; readonly uid: string };
}
export type MailKind = keyof MailParams;

/** `mail/{id}`: the outbox. Written in the transaction that causes it, sent by a trigger. */
export interface Mail<Kind extends MailKind = MailKind> {
  readonly id: string;
  readonly kind: Kind;
  readonly to: string;
  readonly locale: Locale;
  readonly agencyId: string | null;
  readonly params: MailParams[Kind];
  readonly state: 'queued' | 'sending' | 'sent' | 'failed';
  readonly attempts: number;
  readonly nextAttemptAt: Instant;
  readonly lastError: string | null;
  readonly createdAt: Instant;
  readonly sentAt?: Instant;
  /** When the database forgets it; absent while it waits. */
  readonly expiresAt?: Instant;
}

/** What a mail is written from; it need not be in the outbox yet. */
export type Written<Kind extends MailKind = MailKind> = Pick<
  Mail<Kind>,
  'kind' | 'to' | 'locale' | 'agencyId' | 'params'
>;

/** Why a mail does not leave: no server answers, the server says no, or the mail itself cannot be written. */
export const STUCK_REASONS = ['unreachable', 'refused', 'unwritable'] as const;
export type StuckReason = (typeof STUCK_REASONS)[number];

/** `stuckMail/{mailId}`: what admins of an agency see of a mail that does not leave; gone once it has left. */
export interface StuckMail {
  readonly id: string;
  readonly agencyId: string;
  readonly kind: MailKind;
  readonly to: string;
  readonly state: 'queued' | 'failed';
  readonly attempts: number;
  readonly nextAttemptAt: Instant;
  readonly reason: StuckReason;
  readonly createdAt: Instant;
  /** Once it has failed for good. */
  readonly expiresAt?: Instant;
}
