import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { tallyOverdueMail } from '../../work/collections/mail.ts';
import { sendDueMails, sendMail } from './send.ts';

export const onMailQueued = async (id: string): Promise<void> => {
  await sendMail(id);
};

/** Sends due mails, and logs how long the oldest of those that are left has been due: an alert notices a full outbox. */
export const onMailRetry = async (): Promise<void> => {
  await sendDueMails({ limit: 100 });
  if (process.env['FUNCTIONS_EMULATOR']) return;

  const now = Timestamp.now();
  const { count, since = now } = await tallyOverdueMail(undefined, now);
  logger.info('Outbox', { overdue: count, oldestSeconds: now.seconds - since.seconds });
};
