import { randomBytes } from 'node:crypto';
import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { Talent } from '@domain/talents/talents.ts';
import { makeAccount, type Account } from './account.ts';
import { firestore } from './admin.ts';

/** A talent's record, whole and complete: the API trusts what is stored to be. */
export const talentRecord = (
  agencyIds: readonly string[],
  change: Partial<Omit<Talent, 'id'>> = {},
): Omit<Talent, 'id'> => {
  const now = Timestamp.now();
  const { name = 'Vera', lastName = 'Lund' } = change;
  return {
    agencyIds,
    name,
    lastName,
    fullName: `${name} ${lastName}`,
    publicName: `${name} ${lastName.slice(0, 1)}.`,
    email: 'vera.lund@talents.example',
    phone: '+34 600 111 222',
    dateOfBirth: null,
    gender: 'FEM',
    ethnic: null,
    countryOfResidence: 'ESP',
    cityOfResidence: 'Madrid',
    voiceAges: ['ADU'],
    languages: [{ alpha3: 'eng', main: true, type: 'native' }],
    communicationLanguage: 'en',
    tone: null,
    doesDubbing: false,
    homeStudio: false,
    microphone: null,
    otherMicrophone: null,
    booth: null,
    homeRecording: false,
    ableToConnect: false,
    sourceConnectStPro: false,
    sourceConnectUser: null,
    ipConnectionSessionLinkPro: false,
    dawLocalRecording: false,
    speedTest: null,
    onlineSupervision: false,
    availableForProjectOnCreationTime: false,
    acceptRates: true,
    freelanceDisclaimerAccepted: true,
    emailVerified: true,
    isBasicInformationStepReady: true,
    isInformationComplete: true,
    createdAt: now,
    updatedAt: now,
    ...change,
  };
};

/** Both halves of a talent. */
export const setTalent = (batch: WriteBatch, id: string, record: Omit<Talent, 'id'>): void => {
  const { agencyIds, publicName, gender, languages, homeStudio } = record;
  batch.set(firestore().collection('talents').doc(id), record);
  batch.set(firestore().collection('talentCache').doc(id), {
    agencyIds,
    publicName,
    gender,
    languages: languages.map(({ alpha3 }) => alpha3),
    homeStudio: homeStudio === true,
  });
};

/** A talent of some agencies who can sign in. */
export const makeTalentAccount = async (
  agencyIds: readonly string[],
  change: Partial<Omit<Talent, 'id'>> = {},
): Promise<Account> => {
  const uid = `talent-${randomBytes(5).toString('hex')}`;
  const email = `${uid}@talents.example`;
  const record = talentRecord(agencyIds, { email, ...change });
  const batch = firestore().batch();
  setTalent(batch, uid, record);
  await batch.commit();
  return makeAccount({ uid, email, held: { talent: agencyIds }, user: { displayName: record.fullName } });
};
