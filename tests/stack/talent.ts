import { randomBytes } from 'node:crypto';
import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { Demo } from '@domain/demos/demos.ts';
import { toRosterEntry } from '@domain/roster/roster-entry.ts';
import { toPublicCopy } from '@domain/talents/public-copy.ts';
import { EMPTY_PROFILE } from '@domain/talents/talent-record.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { makeAccount, type Account } from './account.ts';
import { firestore } from './admin.ts';

/** A complete talent record: the API trusts stored records. */
export const makeTalentRecord = (
  agencyIds: readonly string[],
  change: Partial<Omit<Talent, 'id'>> = {},
): Omit<Talent, 'id'> => {
  const now = Timestamp.now();
  const { name = 'Vera', lastName = 'Lund' } = change;

  return {
    ...EMPTY_PROFILE,
    agencyIds,
    name,
    lastName,
    fullName: `${name} ${lastName}`,
    publicName: `${name} ${lastName.slice(0, 1)}.`,
    email: 'vera.lund@talents.example',
    phone: '+34 600 111 222',
    gender: 'FEM',
    countryOfResidence: 'ESP',
    cityOfResidence: 'Madrid',
    voiceAges: ['ADU'],
    languages: [{ alpha3: 'eng', main: true, type: 'native' }],
    communicationLanguage: 'en',
    homeStudio: false,
    ableToConnect: false,
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

/** A talent, their public copy and roster entries. */
export const setTalent = (
  batch: WriteBatch,
  id: string,
  record: Omit<Talent, 'id'>,
  demos: readonly Pick<Demo, 'reviewStatus'>[] = [],
): void => {
  const { agencyIds } = record;
  const { id: _id, ...copy } = toPublicCopy({ ...record, id }, agencyIds);
  batch.set(firestore().collection('talents').doc(id), record);
  batch.set(firestore().collection('talentCache').doc(id), copy);

  const unsaid = { rates: undefined, connection: undefined, terms: undefined, score: undefined };
  const nothing = { ...unsaid, vacations: [] };
  for (const agencyId of agencyIds) {
    const talent = { ...record, id };
    const entry = toRosterEntry(agencyId, { ...nothing, talent, demos, isBlocked: false });
    const { id: name, ...fields } = entry;
    batch.set(firestore().collection('roster').doc(name), fields);
  }
};

export const makeTalentAccount = async (
  agencyIds: readonly string[],
  change: Partial<Omit<Talent, 'id'>> = {},
): Promise<Account> => {
  const uid = `talent-${randomBytes(5).toString('hex')}`;
  const email = `${uid}@talents.example`;
  const record = makeTalentRecord(agencyIds, { email, ...change });
  const batch = firestore().batch();
  setTalent(batch, uid, record);
  await batch.commit();
  return makeAccount({ uid, email, held: { talent: agencyIds }, user: { displayName: record.fullName } });
};
