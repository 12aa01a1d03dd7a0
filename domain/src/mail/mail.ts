import type { AgencyNews } from '../agencies/agency-news.ts';
import type { AuditionOutcome } from '../auditions/outcomes.ts';
import type { Instant } from '../contract.ts';
import type { ReviewReason } from '../curation/reasons.ts';
import type { EnquiryWriter } from '../enquiries/enquiries.ts';
import type { Locale } from '../messages/locale.ts';
import type { ReportRole } from '../sessions/report.ts';

/** What has happened to a request for availability, as its talent is told. */
export type AvailabilityOccasion =
  'asked' | 'changed' | 'moving' | 'kept' | 'confirmed' | 'released' | 'cancelled';

/** What has happened to a request for an audition, as those who were asked are told. */
export type AuditionOccasion = 'changed' | 'cancelled';

/** What has happened to a recording session; `script`: it has a new script; `left`: its reader takes no part in it any more. */
export type SessionOccasion = 'planned' | 'changed' | 'script' | 'cancelled' | 'left';

/** As what somebody reads of a session; `asker`: who asked the talent, or planned it. */
export type SessionReaderKind = 'talent' | 'engineer' | 'asker' | 'participant';

/** What has happened to an order, as both sides are told; `changed`: the client has accepted another price. */
export type OrderOccasion = 'received' | 'changed' | 'confirmed' | 'paid' | 'cancelled';

/** What each mail needs to be written. */
export interface MailParams {
  readonly 'account-decision': {
    readonly name: string;
    readonly accepted: boolean;
    /** Why not, in the agency’s words. */
    readonly reason?: string;
  };
  /** To the agency: somebody registered, joined, or wants their data deleted. `name`: the agency's. */
  readonly 'agency-news': {
    readonly name: string;
    readonly news: Extract<AgencyNews, 'registration' | 'engineer' | 'joined' | 'deletion'>;
    readonly person: string;
    readonly personId: string;
    readonly email: string;
  };
  /** To a talent: what became of their audition. */
  readonly 'audition-outcome': {
    readonly talentName: string;
    readonly entryId: string;
    readonly outcome: AuditionOutcome;
  };
  readonly 'audition-request': {
    readonly talentName: string;
    readonly projectName: string;
    readonly character: string;
    readonly language: string;
    readonly deadline: string;
    readonly entryId: string;
  };
  /** Several characters of a casting at once, on the same terms: one email for all of them. */
  readonly 'audition-requests': {
    readonly talentName: string;
    readonly entryIds: readonly string[];
  };
  /** What a request says has changed, or it is taken back; what it says is read when this is sent. */
  readonly 'audition-change': {
    readonly talentName: string;
    readonly entryId: string;
    readonly occasion: AuditionOccasion;
  };
  /** About a request for availability, to the talent; what it says is read when it is sent. */
  readonly availability: {
    readonly talentName: string;
    readonly requestId: string;
    readonly occasion: AvailabilityOccasion;
  };
  /** Several roles at once, for the same slots: one email for all of them. */
  readonly 'availability-requests': {
    readonly talentName: string;
    readonly requestIds: readonly string[];
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
  /** To the agency: a booking of a project that is ordered was cancelled. `total` in minor units. */
  readonly 'booking-cancelled': {
    readonly name: string;
    readonly requestId: string;
    readonly orderId: string;
    readonly total: number;
    readonly currency: string;
  };
  readonly 'client-invite': {
    readonly name: string;
    readonly agencyName: string;
    readonly uid: string;
    readonly version: number;
  };
  readonly 'computer-link': { readonly name: string; readonly path: string };
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
  /** To the address that somebody wants for their account from now on. */
  readonly 'email-change': { readonly name: string; readonly uid: string; readonly version: number };
  /** To the address of an account so far: another one is wanted, or, with `isDone`, has taken its place. */
  readonly 'email-change-notice': {
    readonly name: string;
    readonly newEmail: string;
    readonly isDone: boolean;
  };
  /** To somebody whose address is wanted for another account. */
  readonly 'email-taken': { readonly name: string };
  readonly 'engineer-invite': {
    readonly name: string;
    readonly agencyName: string;
    readonly inviteId: string;
  };
  /** To whoever wrote to an agency: what it answers, in its own words. Both project fields are null where it is about none. */
  readonly 'enquiry-answer': {
    readonly name: string;
    readonly writer: EnquiryWriter;
    readonly projectId: string | null;
    readonly projectName: string | null;
    /** What they had written. */
    readonly message: string;
    readonly answer: string;
  };
  /** To the agency: a client has placed an express project, to be recorded by then (ISO, UTC). */
  readonly 'express-placed': {
    readonly name: string;
    readonly projectId: string;
    readonly projectName: string;
    readonly companyName: string;
    readonly recordBy: string;
  };
  /** To whoever ordered them (`uid`), or to the agency (null): licences of a company that end soon. Nothing is sent after `until` (ISO, UTC). */
  readonly 'licences-ending': {
    readonly name: string;
    readonly uid: string | null;
    readonly companyName: string;
    /** With their last days as they were then. */
    readonly licences: readonly { readonly id: string; readonly expiresOn: string }[];
    readonly until: string;
    /** Another year is offered to the client. */
    readonly isOffered?: boolean;
  };
  /** To whoever ordered (`uid`), or to the agency (null). `total` in minor units, as it was then. */
  readonly order: {
    readonly name: string;
    readonly uid: string | null;
    readonly orderId: string;
    readonly projectName: string;
    readonly companyName: string;
    readonly occasion: OrderOccasion;
    readonly total: number;
    readonly currency: string;
    /** Number of the invoice or credit note that it is about; null: none. */
    readonly paper: string | null;
  };
  readonly 'password-reset': { readonly name: string; readonly uid: string; readonly version: number };
  /** To a talent: what they have not answered yet in one project. Nothing is sent after `until` (ISO, UTC). */
  readonly reminder: {
    readonly talentId: string;
    readonly talentName: string;
    readonly entryIds: readonly string[];
    readonly requestIds: readonly string[];
    readonly until: string;
  };
  /** To whoever signs a report: where it is. `reminder`: which one this is, 0 for the first word of it. */
  readonly 'report-access': {
    readonly name: string;
    readonly reportId: string;
    readonly role: ReportRole;
    readonly reminder: number;
  };
  /** To a signer: the code that opens their part. Nothing is sent once another code was asked for. */
  readonly 'report-code': {
    readonly name: string;
    readonly reportId: string;
    readonly role: ReportRole;
    readonly nonce: string;
  };
  /** To everyone with a role in a report: the part that was signed. */
  readonly 'report-signed': {
    readonly name: string;
    readonly reportId: string;
    readonly role: ReportRole;
    readonly reader: ReportRole;
  };
  /** To whoever has signed a report that is sealed: the file. */
  readonly 'report-sealed': {
    readonly name: string;
    readonly reportId: string;
    readonly role: ReportRole;
  };
  /** An agency's own words to a talent of its roster. */
  readonly 'roster-email': { readonly name: string; readonly subject: string; readonly message: string };
  /** About a recording session; what it says is read when it is sent. */
  readonly session: {
    readonly name: string;
    readonly sessionId: string;
    readonly to: SessionReaderKind;
    readonly occasion: SessionOccasion;
  };
  /** To whoever asked: none of the slots works for the talent, with what they wrote. */
  readonly 'slots-declined': {
    readonly name: string;
    readonly requestId: string;
    readonly message: string;
  };
  /** To whoever asked for auditions: takes have come in that nobody has heard, once an hour at most. */
  readonly 'takes-arrived': { readonly name: string; readonly uid: string; readonly projectId: string };
  readonly 'talent-invite': {
    readonly name: string;
    readonly agencyName: string;
    readonly agencySlug: string;
    readonly inviteId: string;
  };
  readonly 'talent-removed': { readonly name: string; readonly agencyName: string };
  /** `language`: alpha3, of the demos on the ticket. */
  /** To somebody whose account an agency made for its team. */
  readonly 'team-account': {
    readonly name: string;
    readonly agencyName: string;
    readonly uid: string;
    readonly version: number;
  };
  /** To somebody with an account of their own, whom an agency wants in its team. */
  readonly 'team-invite': {
    readonly name: string;
    readonly agencyName: string;
    readonly inviteId: string;
    readonly version: number;
  };
  readonly 'ticket-assigned': { readonly name: string; readonly language: string };
  /** To the agency: a talent reports use beyond a licence, in their own words. */
  readonly 'use-reported': {
    readonly name: string;
    readonly talentName: string;
    readonly projectName: string;
    readonly character: string;
    readonly text: string;
    readonly link: string | null;
  };
  /** To the talent who reported it: what the agency answers. */
  readonly 'use-settled': {
    readonly name: string;
    readonly projectName: string;
    readonly character: string;
    readonly text: string;
    readonly answer: string;
  };
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

/**
 * Why a mail does not leave: no server answers, the server says no, its recipient's address takes no mail, or the mail
 * itself cannot be written.
 */
export const STUCK_REASONS = ['unreachable', 'refused', 'undeliverable', 'unwritable'] as const;
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
