import { describe, expect, it } from 'vitest';
import { forgotPasswordSchema, resetPasswordSchema } from './accounts.schema.ts';

describe('forgotPasswordSchema', () => {
  it('requires an address, trimmed', async () => {
    await expect(forgotPasswordSchema.validate({ email: ' ' })).rejects.toThrow('password.emailRequired');
    await expect(forgotPasswordSchema.validate({ email: 'ana' })).rejects.toThrow('signIn.emailInvalid');
    await expect(forgotPasswordSchema.validate({ email: ' ana@studio.example ' })).resolves.toEqual({
      email: 'ana@studio.example',
    });
  });
});

describe('resetPasswordSchema', () => {
  const reset = (newPassword: string, repeatPassword: string) =>
    resetPasswordSchema.validate({ newPassword, repeatPassword });

  it('requires a password', async () => {
    await expect(resetPasswordSchema.validateAt('newPassword', { newPassword: '' })).rejects.toThrow(
      'password.newRequired',
    );
    await expect(resetPasswordSchema.validateAt('newPassword', { newPassword: 'seven77' })).rejects.toThrow(
      'validation.tooShort',
    );
  });

  it('requires the password twice', async () => {
    await expect(reset('long enough', 'long enougH')).rejects.toThrow('password.mismatch');
    await expect(
      resetPasswordSchema.validateAt('repeatPassword', { newPassword: 'long enough', repeatPassword: '' }),
    ).rejects.toThrow('password.mismatch');
  });

  it('accepts spaces inside, but not at the ends, which sign-in would trim', async () => {
    await expect(reset('with  blanks', 'with  blanks')).resolves.toMatchObject({
      newPassword: 'with  blanks',
    });
    for (const typed of [' in front', 'at the end ', '\u00a0of another kind']) {
      await expect(reset(typed, typed)).rejects.toThrow('password.blankEnds');
    }
  });
});
