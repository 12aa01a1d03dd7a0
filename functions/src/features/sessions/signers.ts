import type { Transaction } from 'firebase-admin/firestore';
import { hasSigned, signerFor } from '@domain/sessions/report-sections.ts';
import {
  REPORT_ROLES,
  type RecordingSessionReport,
  type ReportInvite,
  type ReportRole,
  type ReportSigner,
} from '@domain/sessions/report.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { AppError } from '../../errors/app-error.ts';
import { readUser } from '../../records/users.ts';

type Person = Omit<ReportSigner, 'version'>;

/** Who signs as things are planned: the engineer, the first of the client side and the first director. 409: one is missing. */
export const peopleToSign = async (
  { engineerId, participants }: Pick<RecordingSession, 'engineerId' | 'participants'>,
  transaction: Transaction,
): Promise<Readonly<Record<ReportRole, Person>>> => {
  const engineer = await readUser(engineerId, transaction);
  const client = signerFor('client', participants);
  const director = signerFor('director', participants);
  if (!engineer || !client || !director) throw new AppError(409, 'report.signers');
  const person = ({ name, email, locale }: Person): Person => ({ name, email: email.toLowerCase(), locale });
  const { displayName: name, email, locale } = engineer;
  return { ENGINEER: person({ name, email, locale }), CLIENT: person(client), VOD: person(director) };
};

export const signersOf = (people: Readonly<Record<ReportRole, Person>>): ReportInvite['signers'] => ({
  ENGINEER: { ...people.ENGINEER, version: 1 },
  CLIENT: { ...people.CLIENT, version: 1 },
  VOD: { ...people.VOD, version: 1 },
});

/**
 * Signers after a change of the session, and the roles that somebody else has from now on: for them the former address and
 * its tokens hold no more. 409 for a role that has signed: what was signed stays with whoever signed it.
 */
export const replaceSigners = (
  { signers }: ReportInvite,
  people: Readonly<Record<ReportRole, Person>>,
  report: RecordingSessionReport,
): { readonly signers: ReportInvite['signers']; readonly replaced: readonly ReportRole[] } => {
  const replaced = REPORT_ROLES.filter((role) => signers[role].email !== people[role].email);
  if (replaced.some((role) => hasSigned(report, role))) throw new AppError(409, 'session.signerStays');
  const next = (role: ReportRole): ReportSigner => ({
    ...people[role],
    version: signers[role].version + (replaced.includes(role) ? 1 : 0),
  });
  return { signers: { ENGINEER: next('ENGINEER'), CLIENT: next('CLIENT'), VOD: next('VOD') }, replaced };
};
