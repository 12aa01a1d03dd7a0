import { createTransport, type Transporter } from 'nodemailer';
import type { Mail, StuckReason } from '@domain/mail/mail.ts';
import { MAIL_FROM, SMTP_URL, SUPPORT_EMAIL } from '../../config.ts';
import type { RenderedMail } from './layout.ts';

/** Server timeouts in milliseconds: together below the lease, so no mail has two senders. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

let connection: { readonly url: string; readonly transport: Transporter } | undefined;

const getTransport = (): Transporter => {
  const url = SMTP_URL.value();
  if (connection?.url !== url)
    connection = { url, transport: createTransport({ url, ...PATIENCE } as object) };
  return connection.transport;
};

/** The platform's address. It is the return path of every mail, so bounces and SPF are ours whichever agency sends. */
export const getPlatformAddress = (): string =>
  MAIL_FROM.value()
    .replace(/^.*<|>.*$/g, '')
    .trim();

const getFrom = ({ fromName, fromAddress }: RenderedMail): string | { name: string; address: string } =>
  fromName === undefined
    ? MAIL_FROM.value()
    : { name: fromName, address: fromAddress ?? getPlatformAddress() };

/** Constant across attempts, so receivers detect duplicates. */
const toMessageId = (id: string): string => `<${id}@${MAIL_FROM.value().replace(/^.*@|>$/g, '')}>`;

/** Sends a mail and suppresses automatic replies; transactional mails can't be unsubscribed. The object form keeps commas from splitting the address. */
export const deliver = async ({ id, to }: Mail, content: RenderedMail): Promise<void> => {
  const recipient = { name: '', address: to };
  await getTransport().sendMail({
    from: getFrom(content),
    ...(content.fromAddress ? { sender: MAIL_FROM.value() } : {}),
    envelope: { from: getPlatformAddress(), to: [recipient] },
    replyTo: content.replyTo ?? SUPPORT_EMAIL.value(),
    to: recipient,
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
    messageId: toMessageId(id),
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

/** The server was reachable but rejected this recipient or content. */
const REFUSALS = ['EENVELOPE', 'EMESSAGE'];

/** Permanent failures of a mailbox: unknown, or not accepting mail. */
const NO_MAILBOX = [550, 551, 553, 554];

/** The transport's error: the command, and the server's reply. */
interface Refusal {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Returns whether the mailbox refuses permanently, the server rejected this mail, or the server was unusable. */
export const getReason = (error: unknown): StuckReason => {
  const { code = '', command, responseCode = 0 } = error as Refusal;
  if (code === 'EENVELOPE' && command === 'RCPT TO' && NO_MAILBOX.includes(responseCode))
    return 'undeliverable';
  return REFUSALS.includes(code) ? 'refused' : 'unreachable';
};
