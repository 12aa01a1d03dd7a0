import { messageId, text } from '../messages/yup.ts';

const isWebAddress = (value: string): boolean => {
  try {
    return new URL(value).protocol === 'https:';
  } catch {
    return false;
  }
};

export const WEB_ADDRESS_MAX = 300;

/** An https address: it becomes a clickable link. Empty: none. */
export const webAddress = () =>
  text()
    .max(WEB_ADDRESS_MAX)
    .test('https', messageId('validation.webAddress'), (value) => !value || isWebAddress(value));
