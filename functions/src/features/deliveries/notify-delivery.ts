import type { Transaction } from 'firebase-admin/firestore';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import { notifyAgency } from '../../outgoing/mail/notify-agency.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { readAgency } from '../../work/records/agencies.ts';
import { readProject } from '../../work/records/projects.ts';
import { readUser } from '../../work/records/users.ts';
import { recordEvent } from '../../work/records/webhook-events.ts';

export const recordDeliveryEvent = (
  transaction: Transaction,
  { id, agencyId, projectId, sessionId, state }: Delivery,
): void => {
  const data = { projectId, sessionId, deliveryId: id, deliveryState: state };
  recordEvent(transaction, { agencyId, event: 'delivery.changed', data });
};

/** Mails the project's creator about a delivery, once. Reads before the transaction's writes. */
export const announceDelivery = async (
  transaction: Transaction,
  { id, agencyId, projectId }: Delivery,
): Promise<void> => {
  const project = await readProject(projectId, transaction);
  const user = project && (await readUser(project.createdBy, transaction));
  if (!user) return;
  queueMail(transaction, `delivery-arrived_${id}`, {
    kind: 'delivery-arrived',
    to: user.email,
    locale: user.locale,
    agencyId,
    params: { name: user.displayName, uid: user.id, deliveryId: id },
  });
};

/** Mails the client's answer to the session's engineer, the uploader and the agency. */
export const announceAnswer = async (
  transaction: Transaction,
  { id, agencyId, engineerId, uploadedBy }: Delivery,
  answer: MailParams['delivery-answered']['answer'],
  occasion: string,
): Promise<void> => {
  const agency = await readAgency(agencyId, transaction);
  const users = [
    await readUser(engineerId, transaction),
    ...(uploadedBy === engineerId ? [] : [await readUser(uploadedBy, transaction)]),
  ];
  for (const user of users)
    if (user)
      queueMail(transaction, `delivery-answered_${occasion}_${user.id}`, {
        kind: 'delivery-answered',
        to: user.email,
        locale: user.locale,
        agencyId,
        params: { name: user.displayName, uid: user.id, deliveryId: id, answer },
      });
  if (!users.some((user) => user?.email === agency?.contactEmail))
    notifyAgency(transaction, agency, 'delivery', `delivery-answered_${occasion}`, {
      kind: 'delivery-answered',
      params: { name: agency?.publicName ?? '', uid: null, deliveryId: id, answer },
    });
};
