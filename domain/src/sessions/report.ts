import type { AgencyBrand } from '../agencies/agencies.ts';
import type { Instant } from '../contract.ts';
import type { Locale } from '../messages/locale.ts';
import type { ReportFields } from './report-fields.ts';

export const REPORT_ROLES = ['ENGINEER', 'CLIENT', 'VOD'] as const;
export type ReportRole = (typeof REPORT_ROLES)[number];

/** Prefix of a role's field names. */
export const SECTION_PREFIX = { ENGINEER: 'eng', CLIENT: 'cli', VOD: 'vod' } as const satisfies Record<
  ReportRole,
  string
>;

/** Signers and times per section, and its number of saves, which detects concurrent edits. */
type Signatures = {
  readonly [Role in ReportRole as `${(typeof SECTION_PREFIX)[Role]}SignedAt`]: Instant | null;
} & {
  readonly [Role in ReportRole as `${(typeof SECTION_PREFIX)[Role]}SignedBy`]: string | null;
} & {
  readonly [Role in ReportRole as `${(typeof SECTION_PREFIX)[Role]}Revision`]: number;
};

/** `recordingSessionReports/{sessionId}`: three sections, each signed by its role and closed from then on. */
export interface RecordingSessionReport extends ReportFields, Signatures {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly castingId: string;
  readonly engineerId: string;
  /** Secret part of the report's own public address. */
  readonly urlIdentifier: string;
  /** When the last of the three signed; null: incomplete. */
  readonly sealedAt: Instant | null;
  /** SHA-256 of the sealed file, which is the same for everyone: lower case, hexadecimal; null: not created yet. */
  readonly paperSha256: string | null;
  /** Next check for a reminder or, once sealed, for the file; null: never. */
  readonly remindAt: Instant | null;
  /** Reminders that went out. */
  readonly remindersSent: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

export interface ReportSigner {
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  readonly locale: Locale;
  /** Raised when another person takes the role: the former holder's tokens expire. */
  readonly version: number;
}

/** Lifetime, attempts and length of a mailed code. */
export const REPORT_CODE = { ms: 10 * 60 * 1000, tries: 5, digits: 6 } as const;

/** A code that was mailed to a signer. The digits are derived from the nonce by a key of the functions, and stored nowhere. */
export interface ReportCode {
  readonly nonce: string;
  /** Of the signer: the code expires when the role changes hands. */
  readonly version: number;
  readonly triesLeft: number;
  readonly expiresAt: Instant;
}

/** `reportInvites/{reportId}`: signers by role, and the path of the sealed file. Only functions read it. */
export interface ReportInvite {
  readonly id: string;
  readonly agencyId: string;
  readonly projectId: string;
  /** A signer's `version` is raised to revoke tokens when the signer changes. */
  readonly signers: Readonly<Record<ReportRole, ReportSigner>>;
  /** Codes that were mailed and not entered yet, the latest of each role. */
  readonly codes?: Partial<Readonly<Record<ReportRole, ReportCode>>>;
  /** Null: the sealed file is not made yet. */
  readonly storagePath: string | null;
}

/** Result of checking a file by its hash. */
export interface SealCheck {
  /** ISO, UTC; null: this platform has not sealed it. */
  readonly sealedAt: string | null;
}

/** A report as its public page shows it: one role's section, and who has signed so far. */
export interface PublicReport {
  readonly agency: AgencyBrand;
  /** Key for saving the report, not a record’s id. */
  readonly id: string;
  readonly role: ReportRole;
  /** The signer's name as entered for the report; proposed as the signature. */
  readonly signerName: string;
  readonly session: {
    readonly projectName: string;
    readonly character: string;
    /** ISO, UTC, both. */
    readonly startsAt: string;
    readonly endsAt: string;
    /** IANA. */
    readonly timeZone: string;
  };
  /** The fields of the role’s section by their names. */
  readonly fields: Readonly<Partial<ReportFields>>;
  /** Compared when the section is saved. */
  readonly revision: number;
  /** ISO, UTC; null: not signed. */
  readonly signedAt: string | null;
  readonly signedBy: string | null;
  /** Whether each of the three has signed. */
  readonly signed: Readonly<Record<ReportRole, boolean>>;
  /** ISO, UTC; null: incomplete. */
  readonly sealedAt: string | null;
}
