import { mayRead } from '@domain/access/access.policy.ts';
import { getUserClaims } from '@domain/accounts/accounts.ts';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { readDelivery } from '../../work/records/deliveries.ts';
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

/** Returns the mail about a new version, unless a later one replaced it. */
export const composeDeliveryMail = ({
  name,
  uid,
  deliveryId,
}: MailParams['delivery-arrived']): Promise<Composed> =>
  compose(name, uid, deliveryId, ({ state }) => state !== 'replaced');

/** Returns the mail about the client's answer, unless they changed it. */
export const composeDeliveryAnswerMail = ({
  name,
  uid,
  deliveryId,
  answer,
}: MailParams['delivery-answered']): Promise<Composed> =>
  compose(name, uid, deliveryId, ({ state }) => state === answer);
