import type { FieldErrorCode } from '../messages/field-errors.en.ts';
import { messageId, text } from '../messages/yup.ts';

/** Longest part before the @ that a mail server takes. */
const LOCAL_MAX = 64;

/** What mail can be sent to across the internet: words between single dots, at a domain below a top-level one. */
const isDeliverable = (address: string): boolean => {
  const [local = '', domain = ''] = address.split('@');
  const isLocal = local.length <= LOCAL_MAX && local.split('.').every((word) => word !== '');
  return isLocal && /\.(?:\p{L}{2,}|xn--[\p{L}\p{N}-]+)$/u.test(domain);
};

/**
 * An address to send mail to. Stricter than one for lookup: an undeliverable address would create an
 * account nobody can confirm, and a host without a domain is in our own network.
 */
export const mailAddress = (fault: FieldErrorCode) =>
  text()
    // As it is pasted from a link or a document.
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
