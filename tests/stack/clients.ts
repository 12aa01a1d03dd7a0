import { Timestamp } from 'firebase-admin/firestore';

const FACTS = {
  name: 'Ana',
  lastName: 'Costa',
  roleInCompany: 'PRODUCER',
  countryOfResidence: 'ESP',
  cityOfResidence: 'Vigo',
};

export const makeClientRecord = (
  email: string,
  agencyIds: readonly string[],
  companyId: string,
  change: object = {},
) => {
  const now = Timestamp.now();
  return { ...FACTS, email, agencyIds, companyId, createdAt: now, updatedAt: now, ...change };
};

export const makeClientValues = (change: object) => ({
  ...FACTS,
  company: { name: 'Studio', companyType: 'STUDIO' },
  ...change,
});

export const makeClientSignUp = (change: object) =>
  makeClientValues({
    password: 'a long password',
    termsAndConditions: true,
    acceptPrivacyPolicy: true,
    ...change,
  });
