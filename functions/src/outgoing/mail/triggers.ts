import { sendDueMails, sendMail } from './send.ts';

export const onMailQueued = async (id: string): Promise<void> => {
  await sendMail(id);
};

export const onMailRetry = (): Promise<void> => sendDueMails({ limit: 100 });
