import type { ListedWebhookDelivery } from '../webhooks/webhooks.ts';

export interface CheckTime {
  /** ISO 8601, UTC. */
  readonly lookedAt: string;
}

/** Number waiting, and the oldest time. */
export interface Backlog {
  readonly count: number;
  /** ISO 8601, UTC; null: none waits. */
  readonly since: string | null;
}

/** An agency's unsent emails: all, and failed ones. */
export interface MailHealth extends CheckTime {
  readonly waiting: Backlog;
  readonly stuck: Backlog;
}

/** Result of one call, and the remainder. */
export interface RepairOutcome {
  readonly done: number;
  readonly left: number;
}

export const RESENT_MAX = 50;

/** Days of failed webhook messages checked. */
export const WEBHOOK_DAYS = 7;
/** Messages listed. */
export const WEBHOOKS_SHOWN = 10;

/** Last week's webhook failures. */
export interface WebhookHealth extends CheckTime {
  readonly failed: number;
  /** Attempted at least once, and retried automatically. */
  readonly retrying: number;
  /** The latest of both, with their webhook's name; null: deleted. */
  readonly latest: readonly (Omit<ListedWebhookDelivery, 'body'> & { readonly webhookName: string | null })[];
}

/** Scheduled and triggered work that is counted when overdue. */
export const DUE_KINDS = [
  'mail',
  'reminders',
  'outcomes',
  'ledger',
  'takeCounts',
  'licenceReminders',
  'webhooks',
  'auditSeals',
  'access',
  'erasures',
] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** When work is overdue: each kind runs at least every five minutes. In milliseconds. */
export const OVERDUE_MS = 15 * 60 * 1000;
/** An erasure may take several rounds and is overdue after this time. In milliseconds. */
export const ERASURE_OVERDUE_MS = 60 * 60 * 1000;

/** An agency's scheduled work by kind, including kinds without a backlog. */
export interface DueHealth extends CheckTime {
  readonly dues: readonly (Backlog & { readonly kind: DueKind })[];
}

/** Limits an agency can reach. */
export const QUOTAS = [
  'webhooks',
  'apiKeys',
  'team',
  'comingRateTables',
  'rosterViews',
  'licenceOptions',
] as const;
export type Quota = (typeof QUOTAS)[number];

export const NEAR_LIMIT_SHARE = 0.8;

/** Emails by an agency that are limited per recipient, across senders. */
const INBOX_LIMITS = ['rosterEmail', 'invitation', 'invitationAgain'] as const;

/** An inbox near its limit. Emails of other agencies show only in its being full. */
export interface FullInbox {
  readonly limit: (typeof INBOX_LIMITS)[number];
  readonly email: string;
  /** The agency's own emails; the maximum when the limit is reached. */
  readonly used: number;
  readonly max: number;
  /** ISO 8601, UTC: when the count restarts. */
  readonly until: string;
}

export const INBOXES_SHOWN = 20;

/** Limits near or reached. */
export interface QuotaHealth extends CheckTime {
  readonly near: readonly { readonly quota: Quota; readonly used: number; readonly max: number }[];
  /** Inboxes near or at their limit; soonest free first. */
  readonly inboxes: readonly FullInbox[];
  /** Number of limits checked. */
  readonly checked: number;
}

const FAULT_KINDS = ['missing', 'differs', 'sourceless'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Collections with copies, or with data about erased people; `claims` are at the identity provider. */
const COPY_COLLECTIONS = [
  'auditionEntries',
  'auditionWeeks',
  'billingInformation',
  'castingDemos',
  'castings',
  'claims',
  'companyCounts',
  'connectionSessions',
  'curationTickets',
  'demoCache',
  'demoDossiers',
  'demos',
  'engineerAssignments',
  'invitations',
  'liveLicences',
  'memberships',
  'projects',
  'recordingSessions',
  'rehearsalSummaries',
  'rehearsals',
  'revenueMonths',
  'roster',
  'seals',
  'sessionContacts',
  'soldLicences',
  'talentCache',
  'talentDossiers',
  'talentRateCards',
  'talentRates',
  'talentScores',
  'talentTerms',
  'testedVoices',
  'users',
  'vacations',
] as const;
export type CopyCollection = (typeof COPY_COLLECTIONS)[number];

/** A copy that differs from its source. */
export interface CopyFault {
  /** Its source, `collection/id`, by which it is repaired. */
  readonly source: string;
  readonly collection: CopyCollection;
  readonly kind: FaultKind;
  /** Fields that differ. */
  readonly fields: readonly string[];
  /** Name of the source: a talent's public name, a project's name; null: none. */
  readonly name: string | null;
  /** The page of the source; null: it has none. */
  readonly href: string | null;
  readonly isMendable: boolean;
}

export const REPAIRS_MAX = 10;

/** Result of comparing some of an agency's records with their copies. */
export interface CopyCheck extends CheckTime {
  /** Records checked in this part. */
  readonly checked: number;
  /** Total number of records; first part only. */
  readonly total?: number;
  readonly faults: readonly CopyFault[];
  /** Cursor of the next part; absent: last. */
  readonly cursor?: string;
}

export const FILE_OWNERS = [
  'talents',
  'auditionEntries',
  'projects',
  'recordingSessions',
  'agencies',
] as const;
export type FileOwner = (typeof FILE_OWNERS)[number];

/** Records that name files. */
const FILE_RECORDS = [
  'agencyLogos',
  'auditionInvites',
  'auditions',
  'deliveryUploads',
  'demos',
  'recordingSessions',
  'reportInvites',
  'sessionFiles',
] as const;
export type FileRecord = (typeof FILE_RECORDS)[number];

/** A fault of a record's files: orphans, or a missing file. */
export interface FileFault {
  /** `collection/id`. */
  readonly owner: string;
  readonly kind: 'stray' | 'missing';
  /** The record whose file is missing; null for orphans. */
  readonly record: FileRecord | null;
  /** Files. */
  readonly count: number;
  /** Total size of orphans; otherwise 0. */
  readonly bytes: number;
  /** Name of the owner; null: none. */
  readonly name: string | null;
  /** Page for fixing it; null: none. */
  readonly href: string | null;
}

/** Result of comparing some of an agency's records with their files. */
export interface FileCheck extends CheckTime {
  readonly checked: number;
  /** First part only. */
  readonly total?: number;
  readonly faults: readonly FileFault[];
  readonly cursor?: string;
}
