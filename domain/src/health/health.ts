import type { ListedDelivery } from '../webhooks/webhooks.ts';

/** When something was looked at. */
export interface Looked {
  /** ISO 8601, UTC. */
  readonly lookedAt: string;
}

/** How many wait, and since when the one that waits longest. */
export interface Backlog {
  readonly count: number;
  /** ISO 8601, UTC; null: none waits. */
  readonly since: string | null;
}

/** Emails of an agency that have not left: all of them, and those among them that could not be sent. */
export interface MailHealth extends Looked {
  readonly waiting: Backlog;
  readonly stuck: Backlog;
}

/** What one press did, and how much of the same is left for the next. */
export interface Mended {
  readonly done: number;
  readonly left: number;
}

/** Emails, and messages to webhooks, that one press sends again. */
export const SENT_AGAIN_MAX = 50;

/** How far back failed messages of webhooks are looked at, in days. */
export const WEBHOOK_DAYS = 7;
/** Messages that are listed. */
export const WEBHOOKS_SHOWN = 10;

/** Messages of the last week that webhooks have not taken. */
export interface WebhookHealth extends Looked {
  readonly failed: number;
  /** Tried at least once, and tried again by themselves. */
  readonly retrying: number;
  /** The latest of both, with the name of their webhook; null: it is deleted. */
  readonly latest: readonly (Omit<ListedDelivery, 'body'> & { readonly webhookName: string | null })[];
}

/** Work that is done by the clock, or soon after a change: what is counted as behind when it is not. */
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

/** What is due is behind after this long: each is looked at every five minutes at least. In milliseconds. */
export const BEHIND_MS = 15 * 60 * 1000;
/** A deletion of somebody's data may take several rounds, and is behind after this long. In milliseconds. */
export const ERASURE_BEHIND_MS = 60 * 60 * 1000;

/** What an agency waits for by the clock, kind by kind; those where nothing is behind are told as well. */
export interface DueHealth extends Looked {
  readonly dues: readonly (Backlog & { readonly kind: DueKind })[];
}

/** Limits of the product that an agency can come to. */
export const QUOTAS = [
  'webhooks',
  'apiKeys',
  'team',
  'comingRateTables',
  'rosterViews',
  'licenceOptions',
] as const;
export type Quota = (typeof QUOTAS)[number];

/** From this part of a limit on it is near. */
export const NEAR = 0.8;

/** What an agency mails to one inbox, of which each gets no more than a few in a while, whoever sends them. */
export const INBOX_LIMITS = ['rosterEmail', 'invitation', 'invitationAgain'] as const;

/** An inbox that an agency can write little more to. What others have sent there is told by nothing but that it is full. */
export interface FullInbox {
  readonly limit: (typeof INBOX_LIMITS)[number];
  readonly email: string;
  /** The agency's own emails; all that there can be, where the limit is reached. */
  readonly used: number;
  readonly max: number;
  /** ISO 8601, UTC: when the count begins anew. */
  readonly until: string;
}

/** Inboxes that are listed. */
export const INBOXES_SHOWN = 20;

/** Limits that are near, or reached. */
export interface QuotaHealth extends Looked {
  readonly near: readonly { readonly quota: Quota; readonly used: number; readonly max: number }[];
  /** Inboxes whose limit is near, or reached; those first that are free first. */
  readonly inboxes: readonly FullInbox[];
  /** How many limits were looked at. */
  readonly checked: number;
}

/** What is wrong with a copy. */
export const FAULT_KINDS = ['missing', 'differs', 'sourceless'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Collections in which copies lie, or what is noted of somebody who is gone; `claims` lie with the identity provider. */
export const COPY_COLLECTIONS = [
  'auditionEntries',
  'auditionWeeks',
  'billingInformation',
  'castingDemos',
  'castings',
  'claims',
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

/** A copy that is not as its source says. */
export interface CopyFault {
  /** What it is made of, `collection/id`: it is mended by that. */
  readonly source: string;
  readonly collection: CopyCollection;
  readonly kind: FaultKind;
  /** Fields that differ. */
  readonly fields: readonly string[];
  /** What the source is called: a talent's public name, a project's name; null: nothing that people know. */
  readonly name: string | null;
  /** The page of the source; null: it has none. */
  readonly href: string | null;
  readonly isMendable: boolean;
}

/** Sources that one call mends the copies of. */
export const MENDED_MAX = 10;

/** Some of an agency's records, compared with their copies. */
export interface CopyCheck extends Looked {
  /** Records that this part went through. */
  readonly checked: number;
  /** Records that there are in all; told with the first part alone. */
  readonly total?: number;
  readonly faults: readonly CopyFault[];
  /** Where the next part begins; absent: this was the last. */
  readonly cursor?: string;
}

/** Records that own files. */
export const FILE_OWNERS = [
  'talents',
  'auditionEntries',
  'projects',
  'recordingSessions',
  'agencies',
] as const;
export type FileOwner = (typeof FILE_OWNERS)[number];

/** Records that name files. */
export const FILE_RECORDS = [
  'agencyLogos',
  'auditionInvites',
  'auditions',
  'demos',
  'recordingSessions',
  'reportInvites',
  'sessionFiles',
] as const;
export type FileRecord = (typeof FILE_RECORDS)[number];

/** What is wrong with files of one record: some that nothing names, or one that is named and not there. */
export interface FileFault {
  /** `collection/id`. */
  readonly owner: string;
  readonly kind: 'stray' | 'missing';
  /** The record whose file is missing; of strays null. */
  readonly record: FileRecord | null;
  /** Files. */
  readonly count: number;
  /** Of strays: all of them together; else 0. */
  readonly bytes: number;
  /** What the owner is called; null: nothing that people know. */
  readonly name: string | null;
  /** The page where something can be done about it; null: there is none. */
  readonly href: string | null;
}

/** Some of an agency's records, compared with their files. */
export interface FileCheck extends Looked {
  readonly checked: number;
  /** Told with the first part alone. */
  readonly total?: number;
  readonly faults: readonly FileFault[];
  readonly cursor?: string;
}
