import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { REPORT_CODE, type ReportCode, type ReportRole } from '@domain/sessions/report.ts';
import { linkKey } from './link-key.ts';

/** Whose code it is: a role in a report, as long as the same person has it. */
export interface CodeOwner {
  readonly reportId: string;
  readonly role: ReportRole;
  readonly version: number;
}

/** A code as it begins. The record holds no more than what the code is derived from by a key of the functions. */
export const newReportCode = ({ version }: CodeOwner): ReportCode => ({
  nonce: randomBytes(16).toString('base64url'),
  version,
  triesLeft: REPORT_CODE.tries,
  expiresAt: Timestamp.fromMillis(Date.now() + REPORT_CODE.ms),
});

/** The six digits of a code. */
export const digitsOf = ({ reportId, role }: CodeOwner, { nonce, version }: ReportCode): string => {
  const owner = JSON.stringify([reportId, role, version, nonce]);
  const bytes = createHmac('sha256', linkKey('report codes')).update(owner).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** REPORT_CODE.digits).padStart(REPORT_CODE.digits, '0');
};

/** Whether a code can still be entered by the holder of the role. */
export const isUsable = (code: ReportCode | undefined, { version }: CodeOwner): code is ReportCode =>
  code !== undefined &&
  code.version === version &&
  code.triesLeft > 0 &&
  code.expiresAt.toMillis() > Date.now();

export const isCode = (owner: CodeOwner, code: ReportCode, entered: string): boolean =>
  timingSafeEqual(Buffer.from(digitsOf(owner, code)), Buffer.from(entered));
