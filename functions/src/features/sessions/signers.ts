import { hasSigned, getSigner } from '@domain/sessions/report-sections.ts';
import {
  REPORT_ROLES,
  type RecordingSessionReport,
  type ReportInvite,
  type ReportRole,
  type ReportSigner,
} from '@domain/sessions/report.ts';
import type { ParticipantContact } from '@domain/sessions/session-fields.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readUser } from '../../work/collections/users.ts';
import type { Work } from '../../work/unit/work.ts';

type Person = Omit<ReportSigner, 'version'>;

/** Returns signers who were erased after signing: their section is final, and their side's next person doesn't sign. `contacts`: the session's current ones. */
export const getForgottenSigners = (
  { signers }: ReportInvite,
  report: RecordingSessionReport,
  contacts: readonly ParticipantContact[],
): Partial<Readonly<Record<ReportRole, Person>>> => {
  const isForgotten = (role: ReportRole): boolean =>
    role !== 'ENGINEER' &&
    hasSigned(report, role) &&
    !contacts.some(({ email }) => email === signers[role].email);
  return Object.fromEntries(REPORT_ROLES.filter(isForgotten).map((role) => [role, signers[role]]));
};

/** Returns planned signers: the engineer, the first client and the first director, except those in `stays`. 409 when one is missing. */
export const getPlannedSigners = async (
  { engineerId }: Pick<RecordingSession, 'engineerId'>,
  contacts: readonly ParticipantContact[],
  work: Work,
  stays: Partial<Readonly<Record<ReportRole, Person>>> = {},
): Promise<Readonly<Record<ReportRole, Person>>> => {
  const engineer = await readUser(engineerId, work);
  const client = stays.CLIENT ?? getSigner('client', contacts);
  const director = stays.VOD ?? getSigner('director', contacts);
  if (!engineer || !client || !director) throw new AppError(409, 'report.signers');

  const toPerson = ({ name, email, locale }: Person): Person => ({
    name,
    email: email.toLowerCase(),
    locale,
  });

  const { displayName: name, email, locale } = engineer;

  return { ENGINEER: toPerson({ name, email, locale }), CLIENT: toPerson(client), VOD: toPerson(director) };
};

export const getSigners = (people: Readonly<Record<ReportRole, Person>>): ReportInvite['signers'] => ({
  ENGINEER: { ...people.ENGINEER, version: 1 },
  CLIENT: { ...people.CLIENT, version: 1 },
  VOD: { ...people.VOD, version: 1 },
});

/** Returns signers after a session change and the reassigned roles, whose former address and tokens stop working. 409 for a signed role. */
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
