import { mayRead } from '@domain/access/access.policy.ts';
import { getUserClaims } from '@domain/accounts/accounts.ts';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { findSessionDeliveries, readDelivery } from '../../work/records/deliveries.ts';
import { readProject } from '../../work/records/projects.ts';
import { readUser } from '../../work/records/users.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import type { DeliveryMail } from './templates/delivery.ts';

interface Composed {
  readonly path: string;
  readonly mail: DeliveryMail;
}

/** Returns whether an account may still read a delivery; the agency itself (null) may. */
const mayKnow = async (uid: string | null, delivery: Delivery): Promise<boolean> => {
  if (uid === null) return true;
  const user = await readUser(uid);
  const reader = user && { uid, claims: getUserClaims(user, true), companyId: user.companyId };
  return reader !== undefined && mayRead(reader, 'deliveries', delivery);
};

const compose = async (name: string, uid: string | null, delivery: Delivery): Promise<Composed> => {
  if (!(await mayKnow(uid, delivery))) throw new NoLongerNeeded();
  const project = await readProject(delivery.projectId);
  if (!project) throw new NoLongerNeeded();
  const { name: fileName, version, revision } = delivery;
  const mail = { name, fileName, version, projectName: project.name };
  return {
    path: addresses.session.href(delivery.sessionId),
    mail: revision ? { ...mail, revision: { atMs: revision.atMs, note: revision.note } } : mail,
  };
};

/** Returns the unanswered files of a session that were sent since a moment (milliseconds), newest first. */
const findUnanswered = async (sessionId: string, since: number): Promise<readonly Delivery[]> =>
  (await findSessionDeliveries(sessionId)).filter(
    ({ state, sentAt }) => state === 'delivered' && (sentAt?.toMillis() ?? 0) >= since,
  );

/** Returns the mail about files that were sent; none once they are answered, replaced or withdrawn. */
export const composeDeliveryMail = async ({
  name,
  uid,
  deliveryId,
  since,
}: MailParams['delivery-arrived']): Promise<Composed> => {
  const sessionId = (await readDelivery(deliveryId))?.sessionId;
  const [newest, ...deliveries] = sessionId === undefined ? [] : await findUnanswered(sessionId, since);
  if (!newest) throw new NoLongerNeeded();
  const { path, mail } = await compose(name, uid, newest);
  return { path, mail: { ...mail, others: deliveries.length } };
};

/** Returns the mail about a withdrawn file, unless it was sent again. */
export const composeWithdrawnMail = async ({
  name,
  uid,
  deliveryId,
}: MailParams['delivery-withdrawn']): Promise<Composed> => {
  const delivery = await readDelivery(deliveryId);
  if (!delivery || delivery.isSent) throw new NoLongerNeeded();
  // The client may read no unsent file, but has learned of this one.
  const readable = { ...delivery, isSent: true };
  return compose(name, uid, readable);
};

/** Returns the mail about the client's answer, unless they changed it. */
export const composeDeliveryAnswerMail = async ({
  name,
  uid,
  deliveryId,
  answer,
}: MailParams['delivery-answered']): Promise<Composed> => {
  const delivery = await readDelivery(deliveryId);
  if (delivery?.state !== answer) throw new NoLongerNeeded();
  return compose(name, uid, delivery);
};
