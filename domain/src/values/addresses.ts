import type { FieldErrorCode } from '../messages/field-errors.en.ts';
import { messageId, text } from '../messages/yup.ts';

/** Longest part before the @ that a mail server takes. */
const LOCAL_MAX = 64;

/** Whether mail can be sent there over the internet: words between single dots, in a domain below a top-level one. */
const isDeliverable = (address: string): boolean => {
  const [local = '', domain = ''] = address.split('@');
  const isLocal = local.length <= LOCAL_MAX && local.split('.').every((word) => word !== '');
  return isLocal && /\.(?:\p{L}{2,}|xn--[\p{L}\p{N}-]+)$/u.test(domain);
};

/**
 * An address for sending mail. Stricter than for lookup: an undeliverable address creates an
 * account that can't be confirmed, and a host without a domain is in our own network.
 */
export const emailAddress = (fault: FieldErrorCode) =>
  text()
    // As pasted from a link or document.
    .transform((value: unknown) =>
      typeof value === 'string'
        ? value
            .replace(/^mailto:/iu, '')
            .replace(/\p{Cf}/gu, '')
            .trim()
        : value,
    )
    .max(254)
    .email(messageId(fault))
    .test('deliverable', messageId(fault), (value) => !value || isDeliverable(value));
