import { createTransport, type Transporter } from 'nodemailer';
import type { Mail, StuckReason } from '@domain/mail/mail.ts';
import { MAIL_FROM, SMTP_URL, SUPPORT_EMAIL } from '../config.ts';
import type { RenderedMail } from './templates/layout.ts';

/** Waits for the server, in milliseconds: together they stay below the lease, so no mail has two senders. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

let known: { readonly url: string; readonly transport: Transporter } | undefined;

const smtp = (): Transporter => {
  const url = SMTP_URL.value();
  if (known?.url !== url) known = { url, transport: createTransport({ url, ...PATIENCE } as object) };
  return known.transport;
};

/** Where every mail comes from, whoever it names: mail servers vouch for this address alone. */
const fromAddress = (): string =>
  MAIL_FROM.value()
    .replace(/^.*<|>.*$/g, '')
    .trim();

/** The same for every attempt: a receiver that got the mail from a sender that died knows it again. */
export const messageIdOf = (id: string): string => `<${id}@${MAIL_FROM.value().replace(/^.*@|>$/g, '')}>`;

/**
 * Hands a mail to the server. What answers somebody's action carries no unsubscribe; all ask not to be answered by
 * machines, and go to exactly one address: the object form keeps a comma from making two of it.
 */
export const deliver = async ({ id, to }: Mail, content: RenderedMail): Promise<void> => {
  await smtp().sendMail({
    from:
      content.fromName === undefined ? MAIL_FROM.value() : { name: content.fromName, address: fromAddress() },
    replyTo: content.replyTo ?? SUPPORT_EMAIL.value(),
    to: { name: '', address: to },
    subject: content.subject,
    text: content.text,
    html: content.html,
    ...(content.calendar ? { icalEvent: { ...content.calendar, filename: 'booking.ics' } } : {}),
    ...(content.attachment
      ? {
          attachments: [
            {
              filename: content.attachment.fileName,
              content: content.attachment.bytes,
              contentType: 'application/pdf',
            },
          ],
        }
      : {}),
    messageId: messageIdOf(id),
    date: new Date(),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': content.locale,
      ...(content.oneClick === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${content.oneClick}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  });
};

/** The server was there and let us in, and would not take this recipient or this content. */
const REFUSALS = ['EENVELOPE', 'EMESSAGE'];

/** What a server answers when a recipient will never get anything: there is no such mailbox, or it takes no mail. */
const NO_MAILBOX = [550, 551, 553, 554];

/** What the transport says of a failure: of which command, and the server's answer to it. */
interface Refusal {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Whether the recipient's mailbox refuses for good, the server said no to this mail, or could not be used at all. */
export const reasonOf = (error: unknown): StuckReason => {
  const { code = '', command, responseCode = 0 } = error as Refusal;
  if (code === 'EENVELOPE' && command === 'RCPT TO' && NO_MAILBOX.includes(responseCode))
    return 'undeliverable';
  return REFUSALS.includes(code) ? 'refused' : 'unreachable';
};
