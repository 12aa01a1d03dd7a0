import { loadTs } from '../load-ts.mjs';
import { getCodes } from './catalogue.mjs';
import { TALENTS } from './people.mjs';

const { toPublicCopy } = await loadTs('domain/src/talents/public-copy.ts');
const { EMPTY_PROFILE } = await loadTs('domain/src/talents/talent-record.ts');

const COUNTRY = {
  spa: 'ESP',
  eng: 'GBR',
  fra: 'FRA',
  deu: 'DEU',
  ita: 'ITA',
  por: 'PRT',
  cat: 'ESP',
  nld: 'NLD',
  pol: 'POL',
  jpn: 'JPN',
  cmn: 'CHN',
  arb: 'EGY',
};
const CITY = {
  spa: 'Madrid',
  eng: 'London',
  fra: 'Paris',
  deu: 'Berlin',
  ita: 'Milan',
  por: 'Lisbon',
  cat: 'Barcelona',
  nld: 'Utrecht',
  pol: 'Warsaw',
  jpn: 'Osaka',
  cmn: 'Shanghai',
  arb: 'Cairo',
};

const ACCENTS = {
  spa: ['Castilian', 'Mexican'],
  eng: ['RP', 'Estuary'],
  fra: ['Parisian', 'Québécois'],
  por: ['Lisbon', 'Carioca'],
};

const toSlug = (text) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L} ]/gu, '')
    .toLowerCase()
    .replace(/ /g, '');
const pad = (number) => String(number).padStart(2, '0');

/** Two thirds work with agency one, one third with agency two, every tenth with both. */
const getAgencies = (number) =>
  number % 10 === 0
    ? ['agency-one', 'agency-two']
    : number > 2 && number % 3 === 1
      ? ['agency-two']
      : ['agency-one'];

/** Sign-in addresses; all others derive from names. */
const EMAILS = {
  'talent-01': 'talent@agency-one.example',
  'talent-02': 'talent2@agency-one.example',
  'talent-31': 'talent@agency-two.example',
};

const SPECS = getCodes('SPECIAL_NATURAL_VO_SPECS');

/** A talent with derived data, from their row and number (from 1). */
export const pickTalent = ([name, lastName, gender, language, age], number) => {
  const id = `talent-${pad(number)}`;

  return {
    id,
    name,
    lastName,
    gender,
    language,
    age,
    number,
    email: EMAILS[id] ?? `${toSlug(name)}.${toSlug(lastName)}@talents.example`,
    homeStudio: number % 3 !== 0,
    voiceSpecs: number % 3 === 0 ? [SPECS[number % SPECS.length]] : [],
    publicName: `${name} ${lastName[0]}.`,
    agencyIds: getAgencies(number),
    country: COUNTRY[language],
    city: CITY[language],
    demoCount: 1 + ((number * 7) % 4),
  };
};

export const listTalents = () => TALENTS.map((row, index) => pickTalent(row, index + 1));

/** Demos in a language other than the talent's: clients find the talent in both. */
const OTHER_LANGUAGE = { 'demo-30-3': 'eng' };

/** A talent's demos; the last one of every ninth talent waits, of every eleventh is rejected, unless `isApproved`. */
export const getDemos = (talent) => {
  const categories = getCodes('DEMO_CATEGORY');
  const tones = getCodes('TONE');

  return Array.from({ length: talent.demoCount }, (_, index) => {
    const isLast = !talent.isApproved && index === talent.demoCount - 1;
    const reviewStatus =
      isLast && talent.number % 9 === 0
        ? 'pending'
        : isLast && talent.number % 11 === 0
          ? 'rejected'
          : 'approved';
    const category = categories[(talent.number * 3 + index * 5) % categories.length];
    const id = `demo-${talent.id.slice(7)}-${index + 1}`;

    return {
      id,
      language: OTHER_LANGUAGE[id] ?? talent.language,
      category,
      tone: tones[(talent.number + index) % tones.length],
      reviewStatus,
      dayOffset: -(talent.number * 3 + index),
    };
  });
};

/** The talents and their public copies. */
export const makeTalentRecords = (all = listTalents()) => {
  const records = { talents: {}, talentCache: {} };
  const tones = getCodes('TONE');
  const soundings = getCodes('VOICE_SOUNDING');

  for (const talent of all) {
    const { id, name, lastName, publicName, gender, language, agencyIds, homeStudio, number } = talent;
    records.talents[id] = {
      ...EMPTY_PROFILE,
      agencyIds,
      name,
      lastName,
      fullName: `${name} ${lastName}`,
      publicName,
      email: talent.email,
      phone: `+34 600 000 ${String(number).padStart(3, '0')}`,
      dateOfBirth: `${1960 + ((number * 7) % 40)}-${pad(1 + (number % 12))}-${pad(1 + ((number * 5) % 28))}`,
      gender,
      ethnic: 'UNDISCLOSED',
      countryOfResidence: talent.country,
      cityOfResidence: talent.city,
      voiceAges: [talent.age],
      languages: [{ alpha3: language, main: true, type: 'native' }],
      communicationLanguage: language === 'spa' || language === 'cat' ? 'es' : 'en',
      tone: tones[number % tones.length],
      doesDubbing: number % 5 === 0,
      categories: [...new Set(getDemos(talent).map(({ category }) => category))],
      accents: ACCENTS[language]?.slice(number % 2, 1 + (number % 2)) ?? [],
      voiceSounding: [soundings[number % soundings.length]],
      voiceSpecs: talent.voiceSpecs,
      homeStudio,
      microphone: homeStudio ? 'NEUMANN_TLM103' : null,
      booth: homeStudio ? 'TREATED' : null,
      soundCard: homeStudio ? 'Universal Audio Apollo Solo' : '',
      homeRecording: homeStudio,
      ableToConnect: homeStudio,
      sourceConnectStPro: number % 4 === 1,
      sourceConnectUser: number % 4 === 1 ? `${toSlug(name)}.${toSlug(lastName)}` : null,
      ipConnectionSessionLinkPro: number % 4 === 2,
      dawLocalRecording: homeStudio,
      speedTest: homeStudio
        ? { download: 100 + number, upload: 20 + (number % 30), measuredAt: '@day-60' }
        : null,
      onlineSupervision: homeStudio,
      cooperativePartner: number % 8 === 0,
      availableForProjectOnCreationTime: number % 2 === 0,
      acceptRates: true,
      freelanceDisclaimerAccepted: true,
      emailVerified: true,
      isBasicInformationStepReady: true,
      isInformationComplete: true,
      createdAt: `@day${-200 + number}`,
      updatedAt: '@day-30',
    };

    const { id: _id, ...copy } = toPublicCopy({ ...records.talents[id], id }, agencyIds);
    records.talentCache[id] = copy;
  }

  return records;
};
