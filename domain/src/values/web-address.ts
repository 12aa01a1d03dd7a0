import { messageId, text } from '../messages/yup.ts';

const isWebAddress = (value: string): boolean => {
  try {
    return new URL(value).protocol === 'https:';
  } catch {
    return false;
  }
};

/** Matches an address that was typed without its scheme, such as `meet.google.com/abc`. */
const WITHOUT_SCHEME = /^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/iu;

/** Returns a typed address with its scheme. */
export const completeWebAddress = (value: string): string =>
  WITHOUT_SCHEME.test(value.trim()) ? `https://${value.trim()}` : value;

export const WEB_ADDRESS_MAX = 300;

/** An https address, whose scheme may be left out: it becomes a clickable link. Empty: none. */
export const webAddress = () =>
  text()
    .transform((value: unknown) => (typeof value === 'string' ? completeWebAddress(value) : value))
    .max(WEB_ADDRESS_MAX)
    .test('https', messageId('validation.webAddress'), (value) => !value || isWebAddress(value));
