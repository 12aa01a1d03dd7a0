import { describe, expect, it } from 'vitest';
import { getMessage } from '../messages/message-text.ts';
import { getErrorText, isErrorCode } from '../messages/messages.ts';
import {
  engineerSignUpFormSchema,
  engineerSignUpSchema,
  talentSignUpFormSchema,
  talentSignUpSchema,
} from './sign-up.schema.ts';

const typed = {
  name: 'Ana',
  lastName: 'Costa',
  email: 'ana@home.example',
  password: 'long  enough',
  repeatPassword: 'long  enough',
  language: { alpha3: 'por', main: true, type: 'native' },
  freelanceDisclaimerAccepted: true,
};
const ticked = { ...typed, termsAndConditions: true, acceptPrivacyPolicy: true };

/** Returns each field's first error, as the form shows it. */
const getShownError = async (schema: typeof talentSignUpFormSchema, values: object, path: string) => {
  try {
    await schema.validate(values, { abortEarly: false });
    return undefined;
  } catch (error) {
    const { inner } = error as { inner: readonly { path: string; message: string }[] };
    const fault = inner.find((item) => item.path === path)?.message;
    const message = getMessage(fault ?? '', isErrorCode);
    return message ? getErrorText(message.code, 'en', message.values) : fault;
  }
};

const forms = [
  ['talent', talentSignUpFormSchema, 'You need to accept to continue'],
  ['engineer', engineerSignUpFormSchema as unknown as typeof talentSignUpFormSchema, 'Accept to continue'],
] as const;

describe.each(forms)('the sign-up form of a %s', (_, schema, termsText) => {
  it('accepts complete values', async () => {
    await expect(schema.validate(ticked)).resolves.toMatchObject(ticked);
  });

  it.each<[string, object, string]>([
    ['name', { name: ' ' }, 'Cannot be empty!'],
    ['lastName', { lastName: undefined }, 'Cannot be empty!'],
    ['email', { email: '' }, 'Cannot be empty!'],
    ['email', { email: 'ana' }, 'Must be a valid email!'],
    ['password', { password: '' }, 'Cannot be empty!'],
    ['password', { password: 'short' }, 'Min length of 8!'],
    ['password', { password: ' long enough' }, 'A password cannot begin or end with a space.'],
    ['repeatPassword', { repeatPassword: '' }, 'Please confirm your password!'],
    ['repeatPassword', { repeatPassword: undefined }, 'Please confirm your password!'],
    ['repeatPassword', { repeatPassword: 'long enough' }, 'The two passwords that you entered do not match!'],
    ['language.alpha3', { language: { alpha3: '', main: true, type: 'native' } }, 'Cannot be empty!'],
    ['language.alpha3', { language: undefined }, 'Cannot be empty!'],
    ['termsAndConditions', { termsAndConditions: false }, termsText],
    ['termsAndConditions', { termsAndConditions: undefined }, termsText],
    ['acceptPrivacyPolicy', { acceptPrivacyPolicy: false }, 'You need to accept to continue'],
    ['freelanceDisclaimerAccepted', { freelanceDisclaimerAccepted: false }, 'You need to accept to continue'],
  ])('answers %s %j with its text', async (path, change, text) => {
    expect(await getShownError(schema, { ...ticked, ...change }, path)).toBe(text);
  });
});

describe('a sign-up in the API', () => {
  it.each([
    ['talent', talentSignUpSchema, {}],
    ['engineer', engineerSignUpSchema, { inviteId: 'invite-1' }],
  ] as const)(
    'of a %s has the fields of the form, whose boxes may be absent but not unticked',
    async (_, schema, more) => {
      for (const sound of [typed, ticked])
        await expect(schema.validate({ ...sound, ...more })).resolves.toMatchObject(sound);
      for (const box of ['termsAndConditions', 'acceptPrivacyPolicy'])
        await expect(schema.validate({ ...ticked, ...more, [box]: false })).rejects.toThrow(
          'registration.accept',
        );
    },
  );

  it('of an engineer needs an invitation, with a clear message', async () => {
    const fault = await engineerSignUpSchema.validate(typed).catch((error: Error) => error.message);
    expect(fault).toBe('invitation.failed');
    expect(getErrorText('invitation.failed')).toBe('Invite error, try again later!');
    await expect(engineerSignUpSchema.validate({ ...typed, inviteId: 'a/b' })).rejects.toThrow(
      'invitation.failed',
    );
    await expect(engineerSignUpSchema.isValid({ ...typed, inviteId: 'invite-1' })).resolves.toBe(true);
  });
});
