import { setTimeout as sleep } from 'node:timers/promises';
import { firestore, INBOX } from './admin.ts';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly messageId: string;
  /** Names in lower case. */
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly attachments: readonly { readonly fileName: string; readonly sha256: string }[];
  readonly calendar?: string;
}

/** Newest first. */
export const listMails = async (address: string): Promise<readonly ReceivedMail[]> =>
  (await (await fetch(`${INBOX}/mails?to=${encodeURIComponent(address)}`)).json()) as ReceivedMail[];

/** An address's number of emails, once none is in transit. */
export const countMails = async (address: string): Promise<number> => {
  const onTheWay = firestore()
    .collection('mail')
    .where('to', '==', address)
    .where('state', 'in', ['queued', 'sending']);
  while (!(await onTheWay.get()).empty) await sleep(20);
  return (await listMails(address)).length;
};

/** The newest email to an address, once `count` have arrived: a trigger sends it after the call. */
export const waitForMail = async (
  address: string,
  count = 1,
  isWanted: (mail: ReceivedMail) => boolean = () => true,
): Promise<ReceivedMail> => {
  // Far longer than usual: late delivery on a busy machine is no failure.
  const giveUpAt = Date.now() + 10_000;
  for (;;) {
    const mails = (await listMails(address)).filter(isWanted);
    if (mails.length >= count && mails[0]) return mails[0];
    if (Date.now() > giveUpAt) throw new Error(`${address} has ${mails.length} mails, not ${count}`);
    await sleep(20);
  }
};

/** The first app link in an email's text. */
export const findLink = (mail: ReceivedMail): URL => {
  const found = /https?:\/\/\S+/.exec(mail.text);
  if (!found) throw new Error(`No link in: ${mail.text}`);
  return new URL(found[0]);
};
