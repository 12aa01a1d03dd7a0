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
  /** PDFs that it brings along. */
  readonly attachments: readonly { readonly fileName: string; readonly sha256: string }[];
  /** What it puts into the reader's calendar. */
  readonly calendar?: string;
}

/** Mails to one address, newest first. */
export const mailsTo = async (address: string): Promise<readonly ReceivedMail[]> =>
  (await (await fetch(`${INBOX}/mails?to=${encodeURIComponent(address)}`)).json()) as ReceivedMail[];

/** How many mails an address has, once none is on its way to it. */
export const countMails = async (address: string): Promise<number> => {
  const onTheWay = firestore()
    .collection('mail')
    .where('to', '==', address)
    .where('state', 'in', ['queued', 'sending']);
  while (!(await onTheWay.get()).empty) await sleep(20);
  return (await mailsTo(address)).length;
};

/** The newest mail to an address, once `count` that are wanted are there: a trigger sends it after the call that caused it. */
export const waitForMail = async (
  address: string,
  count = 1,
  isWanted: (mail: ReceivedMail) => boolean = () => true,
): Promise<ReceivedMail> => {
  // Far longer than it takes: a busy machine delivers late, and that is no failure.
  const giveUpAt = Date.now() + 10_000;
  for (;;) {
    const mails = (await mailsTo(address)).filter(isWanted);
    if (mails.length >= count && mails[0]) return mails[0];
    if (Date.now() > giveUpAt) throw new Error(`${address} has ${mails.length} mails, not ${count}`);
    await sleep(20);
  }
};

/** The first link of a mail's text into the app. */
export const linkIn = (mail: ReceivedMail): URL => {
  const found = /https?:\/\/\S+/.exec(mail.text);
  if (!found) throw new Error(`No link in: ${mail.text}`);
  return new URL(found[0]);
};
