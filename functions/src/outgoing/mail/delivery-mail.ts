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

const compose = async (
  name: string,
  uid: string | null,
  deliveryId: string,
  isNeeded: (delivery: Delivery) => boolean,
): Promise<Composed> => {
  const delivery = await readDelivery(deliveryId);
  if (!delivery || !isNeeded(delivery) || !(await mayKnow(uid, delivery))) throw new NoLongerNeeded();
  const project = await readProject(delivery.projectId);
  if (!project) throw new NoLongerNeeded();
  const { name: fileName, version, revision } = delivery;
  const mail = { name, fileName, version, projectName: project.name };
  return {
    path: addresses.session.href(delivery.sessionId),
    mail: revision ? { ...mail, revision: { atMs: revision.atMs, note: revision.note } } : mail,
  };
};

/** Returns the unanswered files of a session that came since a moment (milliseconds), newest first. */
const findFurther = async (sessionId: string, since: number): Promise<readonly Delivery[]> =>
  (await findSessionDeliveries(sessionId)).filter(
    ({ state, createdAt }) => state === 'delivered' && createdAt.toMillis() >= since,
  );

/** Returns the mail about a new version, or a window's further files; none once they are answered or replaced. */
export const composeDeliveryMail = async ({
  name,
  uid,
  deliveryId,
  since,
}: MailParams['delivery-arrived']): Promise<Composed> => {
  if (since === undefined) return compose(name, uid, deliveryId, ({ state }) => state !== 'replaced');
  const sessionId = (await readDelivery(deliveryId))?.sessionId;
  const [newest, ...others] = sessionId === undefined ? [] : await findFurther(sessionId, since);
  if (!newest) throw new NoLongerNeeded();
  const { path, mail } = await compose(name, uid, newest.id, () => true);
  return { path, mail: { ...mail, others: others.length } };
};

/** Returns the mail about the client's answer, unless they changed it. */
export const composeDeliveryAnswerMail = ({
  name,
  uid,
  deliveryId,
  answer,
}: MailParams['delivery-answered']): Promise<Composed> =>
  compose(name, uid, deliveryId, ({ state }) => state === answer);
