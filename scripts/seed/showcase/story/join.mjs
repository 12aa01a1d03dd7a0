import { DEMO_PASSWORD } from '../../password.mjs';
import { pickBetween, isHit, pickOne } from '../random.mjs';
import { ADMIN, TEAM } from './data.mjs';

const AGENCY = 'agency-one';

const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** An address at the domains of the seed. */
const getAddress = (name, lastName, domain, localPart = `${fold(name)}.${fold(lastName)}`) =>
  `${localPart}@${domain}.example`;

/** Registrations through the pages' calls. */
export const createJoinSteps = ({ call, firestore, signToken, auth }, { uploadDemo }) => {
  const accounts = [];

  /** Stores an account for loading the showcase. */
  const keepAccount = async (uid) => {
    const { email, displayName } = await auth.getUser(uid);
    accounts.push({ uid, email, displayName: displayName ?? '', emailVerified: true });
  };

  const proveAddress = async (uid) => {
    const version = (await firestore.doc(`users/${uid}`).get()).get('emailVersion') ?? 0;
    const oobCode = await signToken({ kind: 'email-proof', subject: uid, version }, Date.now() + 3_600_000);
    await call('POST', '/user/confirmEmail', { body: { oobCode } });
    await keepAccount(uid);
  };

  const joinTalent = async (person) => {
    const { name, lastName, publicName, languages, timeZone } = person;
    const email = getAddress(name, lastName, 'talents', person.email);

    const { id } = await call('POST', '/talent', {
      body: {
        name,
        lastName,
        email,
        password: DEMO_PASSWORD,
        repeatPassword: DEMO_PASSWORD,
        timeZone,
        language: { alpha3: languages[0], main: true, type: 'native' },
        termsAndConditions: true,
        acceptPrivacyPolicy: true,
        acceptRates: true,
        freelanceDisclaimerAccepted: true,
        agencySlug: AGENCY,
        availableForProjectOnCreationTime: true,
      },
    });

    await proveAddress(id);

    await call('PATCH', `/talent/${id}`, {
      as: email,
      body: {
        publicName,
        phone: `+34 600 200 ${pickBetween(100, 999)}`,
        dateOfBirth: `${pickBetween(1962, 1998)}-0${pickBetween(1, 9)}-${pickBetween(10, 28)}`,
        gender: person.gender,
        cityOfResidence: person.city,
        countryOfResidence: person.country,
        voiceAges: [person.age],
        languages: languages.map((alpha3, index) => ({
          alpha3,
          main: index === 0,
          type: index === 0 ? 'native' : 'fluent',
        })),
        categories: [...new Set(person.demos.map(({ category }) => category))],
        accents: person.demos.flatMap(({ accent }) => accent ?? []).slice(0, 1),
        voiceSounding: [pickOne(['NATURAL', 'FRIENDLY', 'ELEGANT', 'AUTHORITATIVE'])],
        voiceSpecs: person.specs ?? [],
        homeStudio: true,
        microphone: pickOne(['NEUMANN_U87', 'NEUMANN_TLM103', 'SENNHEISER_MKH416']),
        booth: pickOne(['PROFESSIONAL', 'TREATED']),
        soundCard: 'RME Babyface Pro',
        homeRecording: true,
        ableToConnect: true,
        dawLocalRecording: true,
        onlineSupervision: isHit(0.6),
        speedTest: { download: pickBetween(120, 600), upload: pickBetween(30, 120) },
      },
    });

    const fee = pickBetween(30, 52) * 500;
    await call('PATCH', `/talent/${id}/rates`, {
      as: email,
      body: { currency: 'EUR', sessionFee: fee, usageFee: fee * 2, minimumFee: fee },
    });

    const [first] = person.demos;
    const demos = [await uploadDemo(email, id, first, person)];

    return { id, email, demos, languages };
  };

  const scoreTalent = (talentId, languages) =>
    call('POST', '/score/talent', {
      as: TEAM,
      body: {
        talent: talentId,
        speedScore: pickBetween(7, 10),
        punctualityScore: pickBetween(7, 10),
        professionalismScore: pickBetween(8, 10),
        languageScores: languages.map((language) => ({
          language,
          languageScore: pickBetween(7, 10),
          dictionScore: pickBetween(7, 10),
          voiceScore: pickBetween(8, 10),
          interpretationScore: pickBetween(7, 10),
          versatilityScore: pickBetween(6, 10),
        })),
      },
    });

  const joinEngineer = async ([name, lastName, languages]) => {
    const email = getAddress(name, lastName, 'engineers');
    const invite = await call('POST', '/engineer/invite', {
      as: ADMIN,
      agency: AGENCY,
      body: { name, lastName, email, language: languages[0] },
    });

    const { id } = await call('POST', '/engineer', {
      body: {
        name,
        lastName,
        email,
        password: DEMO_PASSWORD,
        repeatPassword: DEMO_PASSWORD,
        language: { alpha3: languages[0], main: true, type: 'native' },
        termsAndConditions: true,
        acceptPrivacyPolicy: true,
        freelanceDisclaimerAccepted: true,
        inviteId: invite.id,
      },
    });

    await proveAddress(id);

    await call('PATCH', `/engineer/${id}`, {
      as: ADMIN,
      agency: AGENCY,
      body: { languageTags: languages, status: 'active' },
    });

    return { id, email, name: `${name} ${lastName}` };
  };

  const joinClient = async ([
    name,
    lastName,
    roleInCompany,
    company,
    companyType,
    country,
    city,
    billing,
  ]) => {
    const email = getAddress(name, lastName, 'studio');

    const { id } = await call('POST', '/client', {
      body: {
        name,
        lastName,
        email,
        password: DEMO_PASSWORD,
        roleInCompany,
        agencySlug: AGENCY,
        company: { name: company, companyType },
        countryOfResidence: country,
        cityOfResidence: city,
        termsAndConditions: true,
        acceptPrivacyPolicy: true,
      },
    });

    await proveAddress(id);

    await call('PATCH', `/client/${id}`, {
      as: ADMIN,
      agency: AGENCY,
      body: { accountValidationStatus: 'ACCEPTED' },
    });

    const [legalName, address, zip, vatTaxId = ''] = billing;
    await call('POST', '/billing', { as: email, body: { legalName, address, zip, city, country, vatTaxId } });

    return { id, email, name: `${name} ${lastName}` };
  };

  return { accounts, joinClient, joinEngineer, joinTalent, scoreTalent };
};
