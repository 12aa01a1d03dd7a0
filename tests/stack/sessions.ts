import { Timestamp } from 'firebase-admin/firestore';
import type { Serialised } from '@domain/contract.ts';
import {
  SECTION_PREFIX,
  type PublicReport,
  type RecordingSessionReport,
  type ReportRole,
} from '@domain/sessions/report.ts';
import type { SessionWithContacts } from '@domain/sessions/sessions.ts';
import { firestore } from './admin.ts';
import { accept, requestAvailability, addRoleLicence, getLink, toPage, type Link } from './availability.ts';
import { call } from './call.ts';
import { listMails, waitForMail } from './inbox.ts';
import type { Cast, Tenant } from './tenant.ts';

export type SessionReply = Serialised<SessionWithContacts>;
export type ReportReply = Serialised<RecordingSessionReport>;

/** The accepted slot of a cast's only talent. */
export interface Booked {
  readonly link: Link;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Requests the first voice of a cast, who accepts the first slot. */
export const bookVoice = async (tenant: Tenant, cast: Cast): Promise<Booked> => {
  await addRoleLicence(tenant.clientToken, cast.voice.id);
  await requestAvailability(tenant.clientToken, cast);
  const link = await getLink(tenant.talents[0]!.email);
  const page = (await accept(link, (await toPage(link)).collection)).collection;
  const { startsAt, endsAt } = page.timeRanges.find(({ status }) => status === 'accepted')!;
  return { link, startsAt, endsAt };
};

/** A tenant's client and director addresses. */
export const makeSigners = ({ key }: Tenant): Readonly<Record<'CLIENT' | 'VOD', string>> => ({
  CLIENT: `client.${key}@tests.example`.toLowerCase(),
  VOD: `director.${key}@tests.example`.toLowerCase(),
});

export const makeParticipants = (tenant: Tenant) => [
  { name: 'Cleo Client', email: makeSigners(tenant).CLIENT, side: 'client' },
  { name: 'Dora Director', email: makeSigners(tenant).VOD, side: 'director', locale: 'es' },
];

export const makePlan = (tenant: Tenant, { link, startsAt, endsAt }: Booked, over: object = {}) => ({
  bookingId: link.requestId,
  startsAt,
  endsAt,
  timeZone: 'Europe/Madrid',
  dialIn: { method: 'Zoom', link: 'https://zoom.example/j/1' },
  participants: makeParticipants(tenant),
  ...over,
});

export const plan = (token: string, castingId: string, body: object) =>
  call<SessionReply>('POST', `/casting/recordingSession/${castingId}`, { token, body });

export const changeSession = (token: string, id: string, body: object) =>
  call<SessionReply>('PATCH', `/casting/recordingSession/${id}`, { token, body });

/** As if a session had begun an hour ago. */
export const begin = async (id: string): Promise<void> => {
  const from = Date.now() - 60 * 60 * 1000;
  await firestore()
    .doc(`recordingSessions/${id}`)
    .update({ startsAt: Timestamp.fromMillis(from), endsAt: Timestamp.fromMillis(from + 7_200_000) });
};

export const startReport = (token: string, id: string) =>
  call<ReportReply>('POST', `/casting/generateReport/${id}`, { token, body: {} });

/** Requests a code at a report's public address. */
export const requestCode = (urlIdentifier: string, email: string) =>
  call<{ readonly status: string }>('POST', `/recordingSessionReport/${urlIdentifier}/role`, {
    body: { email },
  });

export const enterCode = (urlIdentifier: string, email: string, code: string) =>
  call<{ readonly role: ReportRole; readonly token: string }>(
    'POST',
    `/recordingSessionReport/${urlIdentifier}/code`,
    { body: { email, code } },
  );

const listCodes = async (email: string): Promise<readonly string[]> =>
  (await listMails(email.toLowerCase())).flatMap(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0] ?? []);

/** The code in the newest email to an address, once more than `before` have arrived. */
export const waitForCode = async (email: string, before: number): Promise<string> => {
  await waitForMail(email.toLowerCase(), before + 1, ({ subject }) => /\b\d{6}\b/.test(subject));
  return (await listCodes(email))[0] ?? '';
};

/** Opens a part of a report with the mailed code; returns a refusal of the address. */
export const validate = async (urlIdentifier: string, email: string) => {
  const before = (await listCodes(email)).length;
  const answer = await requestCode(urlIdentifier, email);
  if (answer.status !== 200) return answer as unknown as Awaited<ReturnType<typeof enterCode>>;
  return enterCode(urlIdentifier, email, await waitForCode(email, before));
};

export const signAs = async (urlIdentifier: string, role: ReportRole, email: string) => {
  const { token } = (await validate(urlIdentifier, email)).collection;
  const page = await call<PublicReport>('GET', `/recordingSessionReport/${urlIdentifier}?token=${token}`);
  const { id, revision } = page.collection;
  const body = { revision, [`${SECTION_PREFIX[role]}SignedBy`]: 'Full Name', hasRead: true };
  return call<PublicReport>('PATCH', `/recordingSessionReport/${id}?token=${token}`, { body });
};
