import { getNameValues, NO_NAME } from '@domain/people/names.ts';

export const EMPTY_PERSON = {
  ...NO_NAME,
  email: '',
  password: '',
  repeatPassword: '',
  language: { alpha3: '' },
  termsAndConditions: false,
  acceptPrivacyPolicy: false,
};

interface Invited {
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  /** alpha3. */
  readonly language: string;
}

/** Initial values from an invitation. */
export const toPersonValues = (invited: Invited | undefined): typeof EMPTY_PERSON => {
  if (!invited) return EMPTY_PERSON;
  const { email, language } = invited;
  return { ...EMPTY_PERSON, ...getNameValues(invited), email, language: { alpha3: language } };
};
