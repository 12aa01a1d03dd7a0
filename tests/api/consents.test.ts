import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';

beforeEach(async () => {
  await firestore().recursiveDelete(firestore().collection('rateLimits'));
});

const consentsOf = async (userId: string) => {
  const found = await firestore().collection('consents').where('userId', '==', userId).get();
  return found.docs.map((document): Record<string, unknown> => ({ id: document.id, ...document.data() }));
};
const address = () => `consent.${randomBytes(4).toString('hex')}@studio.example`;
const inSpanish = { 'Accept-Language': 'es' };

const client = (change: object = {}) =>
  call<{ id: string }>('POST', '/client', {
    headers: inSpanish,
    body: {
      name: 'Ana',
      lastName: 'Costa',
      email: address(),
      password: 'a long password',
      roleInCompany: 'PRODUCER',
      company: { name: 'Studio', companyType: 'AGENCY' },
      countryOfResidence: 'PRT',
      cityOfResidence: 'Lisboa',
      agencySlug: 'agency-two',
      termsAndConditions: true,
      acceptPrivacyPolicy: true,
      ...change,
    },
  });

const talent = (acceptRates: boolean) =>
  call<{ id: string }>('POST', '/talent', {
    body: {
      name: 'Ana',
      lastName: 'Costa',
      email: address(),
      password: 'a long password',
      repeatPassword: 'a long password',
      language: { alpha3: 'por', main: true, type: 'native' },
      freelanceDisclaimerAccepted: true,
      acceptRates,
      agencySlug: 'agency-one',
    },
  });

describe('what somebody agrees to as they register', () => {
  it('is kept for a client: which text, in which wording and language, for whom and when', async () => {
    const { collection } = await client();
    const consents = await consentsOf(collection.id);
    const given = { userId: collection.id, version: '2026-01-01', locale: 'es', agencyId: 'agency-two' };
    expect(consents).toEqual([
      {
        ...given,
        id: `${collection.id}_privacy_2026-01-01`,
        kind: 'privacy',
        document: 'https://agency-two.example/privacy',
        at: expect.anything() as unknown,
      },
      {
        ...given,
        id: `${collection.id}_terms_2026-01-01`,
        kind: 'terms',
        document: 'https://agency-two.example/terms',
        at: expect.anything() as unknown,
      },
    ]);
  });

  it('is kept for a talent, and nothing that was not agreed to', async () => {
    for (const [acceptRates, kinds] of [
      [true, ['freelance', 'rates']],
      [false, ['freelance']],
    ] as const) {
      const { collection } = await talent(acceptRates);
      const consents = await consentsOf(collection.id);
      expect(consents.map(({ kind }) => kind)).toEqual(kinds);
      expect(consents[0]).toMatchObject({ document: 'sign-up', locale: 'en', agencyId: 'agency-one' });
    }
  });

  it('is kept for nobody who is not registered', async () => {
    const before = (await firestore().collection('consents').count().get()).data().count;
    expect((await client({ termsAndConditions: false })).status).toBe(422);
    expect((await client({ email: 'client@agency-one.example' })).status).toBe(409);
    expect((await firestore().collection('consents').count().get()).data().count).toBe(before);
  });
});
