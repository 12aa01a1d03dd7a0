import type { AgencyNews } from '../agencies/agency-news.ts';
import type { FinalOutcome } from '../auditions/outcomes.ts';
import type { Instant } from '../contract.ts';
import type { ReviewReason } from '../curation/reasons.ts';
import type { EnquiryWriter } from '../enquiries/enquiries.ts';
import type { Locale } from '../messages/locale.ts';
import type { ReportRole } from '../sessions/report.ts';

/** An event of a slot request, for its talent. */
export type AvailabilityOccasion =
  'asked' | 'changed' | 'moving' | 'kept' | 'confirmed' | 'released' | 'cancelled';

/** An event of an audition request, for its recipients. */
export type AuditionOccasion = 'changed' | 'cancelled' | 'returned';

/** An event of a recording session; `script`: it has a new script; `left`: the reader no longer takes part. */
export type SessionOccasion = 'planned' | 'changed' | 'script' | 'cancelled' | 'left';

/** A session mail's reader; `asker`: the requester or planner. */
export type SessionReaderKind = 'talent' | 'engineer' | 'asker' | 'participant';

/** An event of an order, for both sides; `changed`: the client has accepted another price. */
export type OrderOccasion = 'received' | 'changed' | 'confirmed' | 'billed' | 'paid' | 'cancelled';

/** A change of an account that its owner is notified of. */
export type AccountChange =
  'password' | 'phoneAdded' | 'phoneRemoved' | 'phonesRemoved' | 'deletionRequested';

/** A role whose voice has left; with the agreed time in milliseconds, null without one. */
export interface LeftRole {
  readonly projectId: string;
  readonly projectName: string;
  readonly character: string;
  readonly span: { readonly from: number; readonly to: number } | null;
  /** Of the agreed time. */
  readonly timeZone: string;
}

/** Parameters per mail. */
export interface MailParams {
  /** To the owner of an account: a change that an intruder could make too. */
  readonly 'account-changed': {
    readonly name: string;
    readonly change: AccountChange;
    /** The agency that made it; null: the owner did. */
    readonly changedBy: string | null;
  };
  readonly 'account-decision': {
    readonly name: string;
    readonly accepted: boolean;
    /** The agency's reason. */
    readonly reason?: string;
  };
  /** To the agency: a person registered, joined, or requested erasure. `name`: the agency's. */
  readonly 'agency-news': {
    readonly name: string;
    readonly news: Extract<AgencyNews, 'registration' | 'engineer' | 'joined' | 'deletion'>;
    readonly person: string;
    readonly personId: string;
    readonly email: string;
  };
  /** To a talent: their audition's outcome. */
  readonly 'audition-outcome': {
    readonly talentName: string;
    readonly entryId: string;
    readonly outcome: FinalOutcome;
  };
  readonly 'audition-request': {
    readonly talentName: string;
    readonly projectName: string;
    readonly character: string;
    readonly language: string;
    readonly deadline: string;
    readonly entryId: string;
  };
  /** Several characters of a casting with the same terms, in one email. */
  readonly 'audition-requests': {
    readonly talentName: string;
    readonly entryIds: readonly string[];
  };
  /** A request was changed or cancelled; content is read when sent. */
  readonly 'audition-change': {
    readonly talentName: string;
    readonly entryId: string;
    readonly occasion: AuditionOccasion;
    /** Why a take was returned; absent: it wasn't. */
    readonly note?: string;
  };
  /** To the talent, about a slot request; content is read when sent. */
  readonly availability: {
    readonly talentName: string;
    readonly requestId: string;
    readonly occasion: AvailabilityOccasion;
  };
  /** Several roles with the same slots, in one email. */
  readonly 'availability-requests': {
    readonly talentName: string;
    readonly requestIds: readonly string[];
  };
  /** To the requester: the talent has accepted, or a booking was cancelled. Absent: accepted. */
  readonly 'availability-answer': {
    readonly name: string;
    readonly requestId: string;
    readonly occasion?: 'confirmed' | 'cancelled';
  };
  /** No slot works: the talent's message to the agency. `isCopy`: the talent's copy. */
  readonly 'availability-contact': {
    /** Public name for the agency, first name in the talent's copy. */
    readonly name: string;
    readonly email: string;
    readonly projectId: string;
    readonly projectName: string;
    readonly requestId: string;
    readonly message: string;
    readonly isCopy: boolean;
  };
  /** To the agency: a booking of an ordered project was cancelled. `total` in minor units. */
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
  /** `isCancelled`: the appointment at `at` (ISO) was cancelled. */
  readonly 'connection-check': {
    readonly name: string;
    readonly talentId: string;
    readonly isCancelled: boolean;
    readonly at: string;
  };
  /** To the agency, or to the talent (`isToTalent`) whose agency requested it. */
  readonly 'connection-request': {
    readonly talentName: string;
    readonly talentId: string;
    readonly isToTalent?: boolean;
  };
  /** A message to an agency, about a project or in general. `isCopy`: the sender's copy. */
  readonly 'contact-message': {
    readonly name: string;
    readonly email: string;
    readonly project?: { readonly id: string; readonly name: string; readonly companyName: string };
    readonly message: string;
    readonly isCopy: boolean;
  };
  /** `removedBy`: name of the agency that removed them, absent after their own request; `keepsAccount`: they have other roles. */
  readonly 'data-erased': {
    readonly name: string;
    readonly removedBy?: string;
    readonly keepsAccount?: boolean;
  };
  readonly 'demo-curation': {
    readonly name: string;
    /** Names of approved demos. */
    readonly approved: readonly string[];
    readonly rejected: readonly {
      readonly name: string;
      /** The reviewer's free text. */
      readonly reason: string;
      /** Ready-made reasons. Absent: queued before they were stored separately. */
      readonly reasons?: readonly ReviewReason[];
    }[];
  };
  /** To the account's new address. */
  readonly 'email-change': { readonly name: string; readonly uid: string; readonly version: number };
  /** To an account's current address: another one was requested, or (`isDone`) has replaced it. */
  readonly 'email-change-notice': {
    readonly name: string;
    readonly newEmail: string;
    readonly isDone: boolean;
  };
  /** To the owner of an address wanted for another account. */
  readonly 'email-taken': { readonly name: string };
  readonly 'engineer-invite': {
    readonly name: string;
    readonly agencyName: string;
    readonly inviteId: string;
  };
  /** To the author of a message: the agency's answer. Both project fields are null when it concerns none. */
  readonly 'enquiry-answer': {
    readonly name: string;
    readonly writer: EnquiryWriter;
    readonly projectId: string | null;
    readonly projectName: string | null;
    /** The original message. */
    readonly message: string;
    readonly answer: string;
  };
  /** To the client who placed an express project (`uid`), or to the agency (absent); it is due by then (ISO, UTC). */
  readonly 'express-placed': {
    readonly uid?: string;
    readonly name: string;
    readonly projectId: string;
    readonly projectName: string;
    readonly companyName: string;
    readonly recordBy: string;
  };
  /** To the buyer (`uid`) or the agency (null): a company's licences that end soon. Not sent after `until` (ISO, UTC). */
  readonly 'licences-ending': {
    readonly name: string;
    readonly uid: string | null;
    readonly companyName: string;
    /** With their last days at the time. */
    readonly licences: readonly { readonly id: string; readonly expiresOn: string }[];
    readonly until: string;
    /** Another year is offered to the client. */
    readonly isOffered?: boolean;
  };
  /** To the buyer (`uid`) or the agency (null). `total` in minor units, at the time. */
  readonly order: {
    readonly name: string;
    readonly uid: string | null;
    readonly orderId: string;
    readonly projectName: string;
    readonly companyName: string;
    readonly occasion: OrderOccasion;
    readonly total: number;
    readonly currency: string;
    /** Number of the invoice or credit note; null: none. */
    readonly paper: string | null;
    /** The agency that placed the order for the buyer; absent or null: the buyer did. */
    readonly placedBy?: string | null;
  };
  /** To a talent: where the agency pays them has changed. */
  readonly 'payee-changed': {
    readonly name: string;
    /** The agency that made the change; null: the talent did. */
    readonly changedBy: string | null;
  };
  readonly 'password-reset': { readonly name: string; readonly uid: string; readonly version: number };
  /** To a talent: unanswered requests in one project. Not sent after `until` (ISO, UTC). */
  readonly reminder: {
    readonly talentId: string;
    readonly talentName: string;
    readonly entryIds: readonly string[];
    readonly requestIds: readonly string[];
    readonly until: string;
  };
  /** To a report's signer: its address. `reminder`: number of the reminder, 0 for the first mail. */
  readonly 'report-access': {
    readonly name: string;
    readonly reportId: string;
    readonly role: ReportRole;
    readonly reminder: number;
  };
  /** To a signer: the code for their section. Not sent once another code was requested. */
  readonly 'report-code': {
    readonly name: string;
    readonly reportId: string;
    readonly role: ReportRole;
    readonly nonce: string;
  };
  /** To everyone with a role in a report: the signed section. */
  readonly 'report-signed': {
    readonly name: string;
    readonly reportId: string;
    readonly role: ReportRole;
    readonly reader: ReportRole;
  };
  /** To signers of a sealed report: the file. */
  readonly 'report-sealed': {
    readonly name: string;
    readonly reportId: string;
    readonly role: ReportRole;
  };
  /** An agency's message to a talent on its roster. */
  readonly 'roster-email': { readonly name: string; readonly subject: string; readonly message: string };
  /** About a recording session; content is read when sent. */
  readonly session: {
    readonly name: string;
    readonly sessionId: string;
    readonly to: SessionReaderKind;
    readonly occasion: SessionOccasion;
  };
  /** To the requester: no slot works for the talent, with their message. */
  readonly 'slots-declined': {
    readonly name: string;
    readonly requestId: string;
    readonly message: string;
  };
  /** To the project's creator: final files to accept. */
  readonly 'delivery-arrived': {
    readonly name: string;
    readonly uid: string;
    readonly deliveryId: string;
    /** This mail reports the session's files sent since this moment, in milliseconds. */
    readonly since: number;
  };
  /** To the project's creator: a file was withdrawn before they opened it. */
  readonly 'delivery-withdrawn': {
    readonly name: string;
    readonly uid: string;
    readonly deliveryId: string;
  };
  /** To the engineer, the uploader and the agency (uid null): the client's answer to a final file. */
  readonly 'delivery-answered': {
    readonly name: string;
    readonly uid: string | null;
    readonly deliveryId: string;
    readonly answer: 'accepted' | 'revisionRequested';
  };
  /** To the project's creator: deliveries wait for an answer and will count as accepted. */
  readonly 'delivery-reminder': { readonly name: string; readonly uid: string; readonly projectId: string };
  /** To the project's creator and the agency (uid null): deliveries count as accepted without an answer. */
  readonly 'delivery-lapsed': {
    readonly name: string;
    readonly uid: string | null;
    readonly projectId: string;
    readonly count: number;
  };
  /** To the requester of auditions: unheard takes have arrived; at most once an hour. */
  readonly 'takes-arrived': {
    readonly name: string;
    readonly uid: string;
    readonly projectId: string;
    /** Start of the reported hour, in milliseconds; absent: refusals aren't reported. */
    readonly since?: number;
  };
  /** To the agency: takes to hear before the client, once an hour. */
  readonly 'takes-held': { readonly projectId: string };
  /** To the client: takes that the agency has heard. */
  readonly 'takes-forwarded': {
    readonly name: string;
    readonly uid: string;
    readonly projectId: string;
    readonly count: number;
    readonly message: string;
  };
  readonly 'talent-invite': {
    readonly name: string;
    readonly agencyName: string;
    readonly agencySlug: string;
    readonly inviteId: string;
  };
  readonly 'talent-removed': { readonly name: string; readonly agencyName: string };
  /** To the people of two companies that an agency merged. `others`: names of the other company's people. */
  readonly 'companies-merged': {
    readonly name: string;
    readonly from: string;
    readonly into: string;
    readonly others: readonly string[];
  };
  /** To a talent whose profile is ready for demos. */
  readonly 'talent-welcome': { readonly name: string };
  /** `language`: alpha3, of the demos on the ticket. */
  /** To a team member whose account the agency created. */
  readonly 'team-account': {
    readonly name: string;
    readonly agencyName: string;
    readonly uid: string;
    readonly version: number;
  };
  /** To an account's owner, invited into an agency's team. */
  readonly 'team-invite': {
    readonly name: string;
    readonly agencyName: string;
    readonly inviteId: string;
    readonly version: number;
  };
  readonly 'ticket-assigned': { readonly name: string; readonly language: string };
  /** To the agency: a talent's report of use beyond a licence. */
  readonly 'use-reported': {
    readonly name: string;
    readonly talentName: string;
    readonly projectName: string;
    readonly character: string;
    readonly text: string;
    readonly link: string | null;
  };
  /** To the reporting talent: the agency's answer. */
  readonly 'use-settled': {
    readonly name: string;
    readonly projectName: string;
    readonly character: string;
    readonly text: string;
    readonly answer: string;
  };
  /** To a client or staff (`uid`), or the agency (null): a voice's data was erased, which ended these roles. */
  readonly 'voice-left': {
    readonly name: string;
    readonly uid: string | null;
    readonly agencyName: string;
    readonly roles: readonly LeftRole[];
  };
  readonly 'verify-email': { readonly name: string; readonly uid: string };
}
export type MailKind = keyof MailParams;

/** `mail/{id}`: the outbox. Written in the causing transaction, sent by a trigger. */
export interface Mail<Kind extends MailKind = MailKind> {
  readonly id: string;
  /** Its template. */
  readonly kind: Kind;
  readonly to: string;
  readonly locale: Locale;
  readonly agencyId: string | null;
  /** Ids and values for the template and its links. */
  readonly params: MailParams[Kind];
  readonly state: 'queued' | 'sending' | 'sent' | 'failed';
  readonly attempts: number;
  /** Not sent before. */
  readonly nextAttemptAt: Instant;
  /** The server's message. */
  readonly lastError: string | null;
  readonly createdAt: Instant;
  readonly sentAt?: Instant;
  /** When it is deleted; absent while pending. */
  readonly expiresAt?: Instant;
}

/** A mail's data, queued or not. */
export type MailContent<Kind extends MailKind = MailKind> = Pick<
  Mail<Kind>,
  'kind' | 'to' | 'locale' | 'agencyId' | 'params'
>;

/** Why a mail isn't sent: no server responds, the server rejects it, the recipient's address rejects mail, or the mail can't be rendered. */
const STUCK_REASONS = ['unreachable', 'refused', 'undeliverable', 'unwritable'] as const;
export type StuckReason = (typeof STUCK_REASONS)[number];

/** `stuckMail/{mailId}`: a stuck mail as an agency's admins see it; deleted once sent. */
export interface StuckMail {
  readonly id: string;
  readonly agencyId: string;
  readonly kind: MailKind;
  readonly to: string;
  readonly state: 'queued' | 'failed';
  readonly attempts: number;
  readonly nextAttemptAt: Instant;
  /** Never the server's message. */
  readonly reason: StuckReason;
  readonly createdAt: Instant;
  /** Set once it has failed permanently. */
  readonly expiresAt?: Instant;
}
