import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { REPORT_CODE, type ReportCode, type ReportRole } from '@domain/sessions/report.ts';
import { deriveLinkKey } from './link-key.ts';

/** A code's owner: a role in a report, while held by the same person. */
interface CodeOwner {
  readonly reportId: string;
  readonly role: ReportRole;
  readonly version: number;
}

/** The record contains only the seed, from which a function's key derives the code. */
export const createReportCode = ({ version }: CodeOwner): ReportCode => ({
  nonce: randomBytes(16).toString('base64url'),
  version,
  triesLeft: REPORT_CODE.tries,
  expiresAt: Timestamp.fromMillis(Date.now() + REPORT_CODE.ms),
});

export const getDigits = ({ reportId, role }: CodeOwner, { nonce, version }: ReportCode): string => {
  const owner = JSON.stringify([reportId, role, version, nonce]);
  const bytes = createHmac('sha256', deriveLinkKey('report codes')).update(owner).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** REPORT_CODE.digits).padStart(REPORT_CODE.digits, '0');
};

/** Returns whether the role's holder can still use a code. */
export const isUsable = (code: ReportCode | undefined, { version }: CodeOwner): code is ReportCode =>
  code !== undefined &&
  code.version === version &&
  code.triesLeft > 0 &&
  code.expiresAt.toMillis() > Date.now();

export const isCode = (owner: CodeOwner, code: ReportCode, entered: string): boolean =>
  timingSafeEqual(Buffer.from(getDigits(owner, code)), Buffer.from(entered));
