import { describe, expect, it } from 'vitest';
import { clientSignUpFormSchema } from './clients.schema.ts';

const valid = {
  name: 'Ana',
  lastName: 'Costa',
  email: 'ana@studio.example',
  password: 'long enough',
  verifyPassword: 'long enough',
  roleInCompany: 'PRODUCER',
  company: { name: 'Studio', companyType: 'AGENCY' },
  countryOfResidence: 'PRT',
  cityOfResidence: 'Lisboa',
  termsAndConditions: true,
  acceptPrivacyPolicy: true,
};

const getFault = (change: object, path: string) =>
  clientSignUpFormSchema.validateAt(path, { ...valid, ...change }).then(
    () => undefined,
    (error: Error) => error.message,
  );

describe('the client form in creation mode', () => {
  it('accepts complete values', async () => {
    await expect(clientSignUpFormSchema.isValid(valid)).resolves.toBe(true);
  });

  it.each([
    ['name', { name: ' ' }],
    ['lastName', { lastName: undefined }],
    ['password', { password: '' }],
    ['countryOfResidence', { countryOfResidence: undefined }],
    ['cityOfResidence', { cityOfResidence: '' }],
    ['roleInCompany', { roleInCompany: undefined }],
    ['company.name', { company: { name: '', companyType: 'AGENCY' } }],
    ['company.companyType', { company: { name: 'Studio' } }],
    ['termsAndConditions', { termsAndConditions: false }],
    ['acceptPrivacyPolicy', { acceptPrivacyPolicy: false }],
  ])('requires %s', async (path, change) => {
    expect(await getFault(change, path)).toBe('validation.required');
  });

  it.each([
    ['', 'client.emailNotCorporate'],
    ['ana.studio.example', 'client.emailNotCorporate'],
    ['ana@gmail.com', 'client.emailFreeMail'],
    ['ana@yahoo.co.uk', 'client.emailFreeMail'],
    ['ana@mail.outlook.example', 'client.emailFreeMail'],
    ['ana@gmailers.example', undefined],
  ])('reports %s as %s', async (email, fault) => {
    expect(await getFault({ email }, 'email')).toBe(fault);
  });

  it('requires the password twice', async () => {
    expect(await getFault({ verifyPassword: 'long enougH' }, 'verifyPassword')).toBe(
      'client.passwordMismatch',
    );
    expect(await getFault({ verifyPassword: '' }, 'verifyPassword')).toBe('client.passwordMismatch');
  });
});
