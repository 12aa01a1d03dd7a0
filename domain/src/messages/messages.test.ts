import { describe, expect, it } from 'vitest';
import { getMessage, withValues } from './message-text.ts';
import { getErrorText, isErrorCode } from './messages.ts';
import { text } from './yup.ts';

describe('a message id with its values', () => {
  it('survives a round trip', () => {
    expect(getMessage(withValues('validation.tooLong', { max: 120 }), isErrorCode)).toEqual({
      code: 'validation.tooLong',
      values: { max: 120 },
    });
    expect(getMessage('validation.required', isErrorCode)).toEqual({
      code: 'validation.required',
      values: {},
    });
  });

  it.each(['Cannot be empty!', '', 'validation.unheard', 'validation.required, it says'])(
    'is not %j',
    (sentence) => expect(getMessage(sentence, isErrorCode)).toBeUndefined(),
  );

  it('shows numbers in the reader’s format', () => {
    const values = { min: 0.0001, max: 1_000_000 };
    expect([
      getErrorText('validation.range', 'en', values),
      getErrorText('validation.range', 'es', values),
    ]).toEqual(['Enter a number from 0.0001 to 1,000,000.', 'Introduce un número del 0,0001 al 1.000.000.']);
  });

  it('is the message of a schema’s limit', async () => {
    const fault: unknown = await text()
      .max(3)
      .validate('four')
      .catch((error: unknown) => error);
    const message = getMessage((fault as Error).message, isErrorCode);
    expect(message && getErrorText(message.code, 'es', message.values)).toBe('Máximo 3 caracteres.');
  });
});
