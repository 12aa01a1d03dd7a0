import { messageId, text } from '../messages/yup.ts';

const isWebAddress = (value: string): boolean => {
  try {
    return new URL(value).protocol === 'https:';
  } catch {
    return false;
  }
};

/** An address of a web page, by https alone: it becomes a link that people press. Empty: none. */
export const webAddress = () =>
  text()
    .max(300)
    .test('https', messageId('validation.webAddress'), (value) => !value || isWebAddress(value));
