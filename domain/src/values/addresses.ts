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
 * An address that somebody is to be written to. Stricter than the one to look somebody up by: what no mail server takes
 * would make an account that nobody can ever confirm, and a host without a domain is a machine of our own network.
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
