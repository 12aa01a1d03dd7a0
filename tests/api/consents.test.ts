import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeClientSignUp } from '../stack/clients.ts';

const findConsents = async (userId: string) => {
  const found = await firestore().collection('consents').where('userId', '==', userId).get();
  return found.docs.map((document): Record<string, unknown> => ({ id: document.id, ...document.data() }));
};
const makeAddress = () => `consent.${randomBytes(4).toString('hex')}@studio.example`;
const inSpanish = { 'Accept-Language': 'es' };

const signUpClient = (change: object = {}) =>
  call<{ id: string }>('POST', '/client', {
    headers: inSpanish,
    body: makeClientSignUp({ email: makeAddress(), agencySlug: 'agency-two', ...change }),
  });

const signUpTalent = (answers: object) =>
  call<{ id: string }>('POST', '/talent', {
    body: {
      name: 'Ana',
      lastName: 'Costa',
      email: makeAddress(),
      password: 'a long password',
      repeatPassword: 'a long password',
      language: { alpha3: 'por', main: true, type: 'native' },
      freelanceDisclaimerAccepted: true,
      ...answers,
      agencySlug: 'agency-one',
    },
  });

const signUpEngineer = async (answers: object) => {
  const email = makeAddress();
  const inviteId = `consent-${randomBytes(8).toString('hex')}`;
  const invited = { agencyId: 'agency-two', name: 'Eva', lastName: 'Roig', email, language: 'spa' };
  await firestore()
    .doc(`engineerInvites/${inviteId}`)
    .set({ ...invited, usedBy: null });

  return call<{ id: string }>('POST', '/engineer', {
    body: {
      name: 'Eva',
      lastName: 'Roig',
      email,
      password: 'a long password',
      repeatPassword: 'a long password',
      language: { alpha3: 'spa', main: true, type: 'native' },
      freelanceDisclaimerAccepted: true,
      inviteId,
      ...answers,
    },
  });
};

describe('consents at sign-up', () => {
  it('are stored for a client: text, wording, language, person and time', async () => {
    const { collection } = await signUpClient();
    const consents = await findConsents(collection.id);
    const consent = { userId: collection.id, version: '2026-01-01', locale: 'es', agencyId: 'agency-two' };

    expect(consents).toEqual([
      {
        ...consent,
        id: `${collection.id}_privacy_2026-01-01`,
        kind: 'privacy',
        document: 'https://agency-two.example/privacy',
        at: expect.anything() as unknown,
      },
      {
        ...consent,
        id: `${collection.id}_terms_2026-01-01`,
        kind: 'terms',
        document: 'https://agency-two.example/terms',
        at: expect.anything() as unknown,
      },
    ]);
  });

  it.each([
    [{ acceptRates: true }, ['freelance', 'rates']],
    [{ acceptRates: false }, ['freelance']],
    [
      { acceptRates: true, termsAndConditions: true, acceptPrivacyPolicy: true },
      ['freelance', 'privacy', 'rates', 'terms'],
    ],
  ] as const)('are stored for a talent, without what wasn’t agreed to: %j', async (answers, kinds) => {
    const { collection } = await signUpTalent(answers);
    const consents = await findConsents(collection.id);
    expect(consents.map(({ kind }) => kind)).toEqual(kinds);
    expect(consents[0]).toMatchObject({ document: 'sign-up', locale: 'en', agencyId: 'agency-one' });
    expect(consents.find(({ kind }) => kind === 'terms')?.['document']).toBe(
      kinds.length === 4 ? 'https://agency-one.example/terms' : undefined,
    );
  });

  it('are stored for an engineer, in the wording of the inviting agency', async () => {
    const { collection } = await signUpEngineer({ termsAndConditions: true, acceptPrivacyPolicy: true });
    const consents = await findConsents(collection.id);
    expect(consents.map(({ kind, document }) => [kind, document])).toEqual([
      ['privacy', 'https://agency-two.example/privacy'],
      ['terms', 'https://agency-two.example/terms'],
    ]);
  });

  it('are refused for an unticked box', async () => {
    for (const box of ['termsAndConditions', 'acceptPrivacyPolicy']) {
      for (const register of [signUpTalent, signUpEngineer]) {
        const { status, error } = await register({ [box]: false });
        expect([status, error.property]).toEqual([422, box]);
      }
    }
  });

  it('aren’t stored for unregistered people', async () => {
    const before = (await firestore().collection('consents').count().get()).data().count;
    expect((await signUpClient({ termsAndConditions: false })).status).toBe(422);
    expect((await signUpClient({ email: 'client@agency-one.example' })).status).toBe(409);
    expect((await firestore().collection('consents').count().get()).data().count).toBe(before);
  });
});
