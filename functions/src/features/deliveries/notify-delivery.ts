import { Timestamp } from 'firebase-admin/firestore';
import type { User } from '@domain/accounts/accounts.ts';
import type { Agency } from '@domain/agencies/agencies.ts';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import type { Project } from '@domain/projects/projects.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { MailParams } from '../../outgoing/mail/mails.ts';
import { notifyAgency } from '../../outgoing/mail/notify-agency.ts';
import { getOccasionKey } from '../../outgoing/mail/occasion-key.ts';
import { isQueued, queueMail } from '../../outgoing/mail/outbox.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readUser } from '../../work/collections/users.ts';
import { recordEvent } from '../../work/records/webhook-events.ts';
import { findDeliveryReaders } from './delivery-readers.ts';
import type { Work } from '../../work/unit/work.ts';

export const recordDeliveryEvent = (
  work: Work,
  { id, agencyId, projectId, sessionId, state }: Delivery,
): void => {
  const data = { projectId, sessionId, deliveryId: id, deliveryState: state };
  recordEvent(work, { agencyId, event: 'delivery.changed', data });
};

/** Files of a session are reported at most twice in this time. */
const WINDOW_MS = 10 * 60 * 1000;

/** Mails the client's people: the first files of a window immediately, further ones together at its end. Reads before the transaction's writes. */
export const announceDeliveries = async (
  work: Work,
  { id: sessionId, agencyId }: RecordingSession,
  [newest]: readonly Delivery[],
  project: Project | undefined,
  now: number,
): Promise<void> => {
  if (!newest) return;

  const windowStart = Math.floor(now / WINDOW_MS) * WINDOW_MS;
  for (const user of await findDeliveryReaders(work, project, newest)) {
    const first = `delivery-arrived_${sessionId}_${windowStart}_${user.id}`;
    const further = `${first}_further`;
    const isFirst = !(await isQueued(first, work));
    if (!isFirst && (await isQueued(further, work))) continue;

    const since = isFirst ? now : windowStart;
    const params = { name: user.displayName, uid: user.id, deliveryId: newest.id, since };

    queueMail(
      work,
      isFirst ? first : further,
      { kind: 'delivery-arrived', to: user.email, locale: user.locale, agencyId, params },
      isFirst ? undefined : Timestamp.fromMillis(windowStart + WINDOW_MS),
    );
  }
};

/** Mails the client's people that a file was withdrawn. */
export const announceWithdrawal = async (
  work: Work,
  delivery: Delivery,
  project: Project | undefined,
  now: number,
): Promise<void> => {
  const { id, agencyId } = delivery;
  for (const user of await findDeliveryReaders(work, project, delivery))
    queueMail(work, `delivery-withdrawn_${id}_${now}_${user.id}`, {
      kind: 'delivery-withdrawn',
      to: user.email,
      locale: user.locale,
      agencyId,
      params: { name: user.displayName, uid: user.id, deliveryId: id },
    });
};

/** Mails the client's answer to the session's engineer, the uploader and the agency. */
export const announceAnswer = async (
  work: Work,
  { id, agencyId, engineerId, uploadedBy }: Delivery,
  answer: MailParams['delivery-answered']['answer'],
  occasion: string,
): Promise<void> => {
  const agency = await readAgency(agencyId, work);
  const users = [
    await readUser(engineerId, work),
    ...(uploadedBy === engineerId ? [] : [await readUser(uploadedBy, work)]),
  ];

  for (const user of users)
    if (user)
      queueMail(work, `delivery-answered_${occasion}_${user.id}`, {
        kind: 'delivery-answered',
        to: user.email,
        locale: user.locale,
        agencyId,
        params: { name: user.displayName, uid: user.id, deliveryId: id, answer },
      });

  if (!users.some((user) => user?.email === agency?.contactEmail))
    notifyAgency(work, agency, 'delivery', `delivery-answered_${occasion}`, {
      kind: 'delivery-answered',
      params: { name: agency?.publicName ?? '', uid: null, deliveryId: id, answer },
    });
};

/** Returns an email's id for these deliveries at this step, so that each step is mailed once. */
const toStepId = (kind: string, due: readonly Delivery[]): string =>
  `${kind}_${getOccasionKey(...due.flatMap(({ id, remindersSent = 0 }) => [id, remindersSent]))}`;

/** Who learns of a project's deliveries. */
interface Readers {
  readonly projectId: string;
  /** The client's people. */
  readonly people: readonly User[];
  readonly agency: Agency;
}

/** Mails the client's people that deliveries wait for an answer. */
export const notifyUnanswered = (
  work: Work,
  { projectId, people, agency }: Readers,
  due: readonly Delivery[],
): void => {
  if (due.length === 0) return;

  const id = toStepId('delivery-reminder', due);
  for (const user of people)
    queueMail(work, `${id}_${user.id}`, {
      kind: 'delivery-reminder',
      to: user.email,
      locale: user.locale,
      agencyId: agency.id,
      params: { name: user.displayName, uid: user.id, projectId },
    });
};

/** Mails the client's people and the agency that deliveries count as accepted. */
export const notifyLapsed = (
  work: Work,
  { projectId, people, agency }: Readers,
  lapsed: readonly Delivery[],
): void => {
  if (lapsed.length === 0) return;

  const id = toStepId('delivery-lapsed', lapsed);
  const count = lapsed.length;

  for (const user of people)
    queueMail(work, `${id}_${user.id}`, {
      kind: 'delivery-lapsed',
      to: user.email,
      locale: user.locale,
      agencyId: agency.id,
      params: { name: user.displayName, uid: user.id, projectId, count },
    });

  notifyAgency(work, agency, 'delivery', `${id}_agency`, {
    kind: 'delivery-lapsed',
    params: { name: agency.publicName, uid: null, projectId, count },
  });
};
