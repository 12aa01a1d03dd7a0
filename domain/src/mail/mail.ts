import type { Instant } from '../contract.ts';
import type { Locale } from '../messages/locale.ts';

/** The emails of the platform. */
export type MailKind =
  | 'account-changed'
  | 'account-decision'
  | 'agency-news'
  | 'audition-change'
  | 'audition-outcome'
  | 'audition-request'
  | 'audition-requests'
  | 'availability'
  | 'availability-answer'
  | 'availability-contact'
  | 'availability-requests'
  | 'booking-cancelled'
  | 'client-invite'
  | 'companies-merged'
  | 'computer-link'
  | 'connection-check'
  | 'connection-request'
  | 'contact-message'
  | 'data-erased'
  | 'delivery-answered'
  | 'delivery-arrived'
  | 'delivery-lapsed'
  | 'delivery-reminder'
  | 'delivery-withdrawn'
  | 'demo-curation'
  | 'email-change'
  | 'email-change-notice'
  | 'email-taken'
  | 'engineer-invite'
  | 'enquiry-answer'
  | 'express-placed'
  | 'express-script'
  | 'licences-ending'
  | 'option'
  | 'order'
  | 'password-reset'
  | 'payee-changed'
  | 'payment-details'
  | 'payment-reminder'
  | 'reminder'
  | 'remittance'
  | 'report-access'
  | 'report-code'
  | 'report-sealed'
  | 'report-signed'
  | 'roster-email'
  | 'self-billed-paper'
  | 'self-billed-rejected'
  | 'self-billing-offered'
  | 'session'
  | 'slots-declined'
  | 'takes-arrived'
  | 'takes-forwarded'
  | 'takes-held'
  | 'talent-invite'
  | 'talent-removed'
  | 'talent-welcome'
  | 'team-account'
  | 'team-invite'
  | 'ticket-assigned'
  | 'use-reported'
  | 'use-settled'
  | 'verify-email'
  | 'voice-left';

/** `mail/{id}`: the outbox. Written in the causing transaction, sent by a trigger. */
export interface Mail {
  readonly id: string;
  readonly kind: MailKind;
  readonly to: string;
  readonly locale: Locale;
  readonly agencyId: string | null;
  /** To the agency's mailbox, so its staff get notices; absent: to a person. */
  readonly toAgency?: boolean;
  /** Ids and values for its texts and links; their types are declared with each mail (`functions/src/outgoing/mail/mails`). */
  readonly params: unknown;
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

/** Why a mail isn't sent: no server responds, the server rejects it, the recipient's address rejects mail, or the mail can't be rendered. */
const STUCK_REASONS = ['unreachable', 'refused', 'undeliverable', 'complained', 'unwritable'] as const;
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
