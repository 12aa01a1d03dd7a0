import { loadTs } from '../load-ts.mjs';

const { toRosterFacts } = await loadTs('domain/src/roster/roster-entry.ts');
const { toRateCard } = await loadTs('domain/src/rates/rate-card.ts');
const { toTestedVoice } = await loadTs('domain/src/demos/tested-voices.ts');
const { toRehearsalId, toRehearsal, getRehearsalSummary } = await loadTs(
  'domain/src/connection/rehearsals.ts',
);
const { computeTalentScore } = await loadTs('domain/src/scores/scores.ts');

const TAGS = ['Warm', 'Fast turnaround', 'Brand voice', 'Character work', 'Medical'];
const CURRENCY = { GBR: 'GBP' };

const getNumber = (talentId) => Number(talentId.slice(7));
const makeId = (agencyId, talentId) => `${agencyId}_${talentId}`;

/** Returns talents' rates and their agencies' cards; every sixth talent has none. */
const makeRateRecords = (talents) => {
  const records = { talentRates: {}, talentRateCards: {} };
  for (const [id, { agencyIds, countryOfResidence }] of Object.entries(talents)) {
    const number = getNumber(id);
    if (number % 6 === 0) continue;

    const currency = CURRENCY[countryOfResidence] ?? 'EUR';
    const sessionFee = 18_000 + (number % 9) * 2_500;
    const usageFee = 9_000 + (number % 5) * 3_000;

    const rates = {
      agencyIds,
      currency,
      sessionFee,
      usageFee,
      minimumFee: 12_000,
      updatedAt: '@day-40',
    };

    records.talentRates[id] = rates;

    for (const agencyId of agencyIds) {
      const { id: name, ...card } = toRateCard(agencyId, { ...rates, id });
      records.talentRateCards[name] = card;
    }
  }

  return records;
};

const getScore = (agencyId, talentId, languages) => {
  const pickHour = (shift) => 5 + ((getNumber(talentId) * 3 + shift) % 6);

  const judged = {
    speedScore: pickHour(1),
    punctualityScore: pickHour(2),
    professionalismScore: pickHour(3),
    languageScores: languages.map(({ alpha3 }) => ({
      language: alpha3,
      languageScore: pickHour(0),
      dictionScore: pickHour(1),
      voiceScore: pickHour(4),
      interpretationScore: pickHour(2),
      versatilityScore: pickHour(5),
    })),
  };

  return {
    agencyId,
    talentId,
    talent: talentId,
    ...judged,
    total: computeTalentScore(judged),
    updatedAt: '@day-20',
  };
};

const NOTES = [
  'Quick with retakes, and good at keeping a pace. Prefers mornings.',
  'Warm on the phone as well. Ask for the script in large type.',
];

/** Agencies' ratings of and terms with some talents. */
const makeJudgementRecords = (talents) => {
  const records = { talentScores: {}, talentTerms: {}, talentDossiers: {} };
  for (const [id, { agencyIds, languages }] of Object.entries(talents)) {
    const number = getNumber(id);
    for (const agencyId of agencyIds) {
      if (number % 4 !== 0) records.talentScores[makeId(agencyId, id)] = getScore(agencyId, id, languages);

      if (number % 6 === 1) {
        const comment = NOTES[number % NOTES.length];
        const updatedBy = `user-team-${agencyId.split('-')[1]}`;
        const note = { agencyId, talentId: id, comment, updatedBy, updatedAt: '@day-20' };
        records.talentDossiers[makeId(agencyId, id)] = note;
      }

      if (number % 3 === 0) continue;

      records.talentTerms[makeId(agencyId, id)] = {
        agencyId,
        talentId: id,
        tags: [TAGS[number % TAGS.length], ...(number % 2 === 0 ? [TAGS[(number + 2) % TAGS.length]] : [])],
        shares: number % 5 === 0 ? [] : [{ rate: 1_500 + (number % 3) * 500, from: '2026-01-01' }],
        contractSigned: number % 4 !== 1,
        gdpr: number % 7 !== 0,
        updatedAt: '@day-20',
      };
    }
  }

  return records;
};

const PASSED = {
  status: 'passed',
  at: '@day-50',
  quality: 'GOOD',
  latencyMs: 12,
  sampleRateHz: 48_000,
  comment: '',
};

/** Returns connection checks: passed by the first agency for every seventh talent, requested for every tenth. */
const makeConnectionRecords = (talents, demoCache) => {
  const records = { connectionSessions: {}, rehearsals: {}, rehearsalSummaries: {}, testedVoices: {} };
  for (const [id, { agencyIds, ableToConnect }] of Object.entries(talents)) {
    const number = getNumber(id);
    if (!ableToConnect || (number % 7 !== 0 && number % 10 !== 0)) continue;

    const isHeld = number % 7 === 0;

    const session = {
      agencyIds,
      talentId: id,
      status: isHeld ? 'passed' : 'pending',
      schedulingLink: null,
      requestedAt: '@day-55',
      bookedFor: isHeld ? '@day-50' : null,
      timeZone: isHeld ? 'Europe/Madrid' : null,
      history: isHeld ? [PASSED] : [],
    };

    records.connectionSessions[id] = session;

    if (isHeld) {
      const { id: name, ...rehearsal } = toRehearsal({ agencyId: agencyIds[0], talentId: id }, PASSED);
      records.rehearsals[name] = rehearsal;
    }
  }

  const rehearsals = Object.values(records.rehearsals);
  for (const agencyId of new Set(rehearsals.map((item) => item.agencyId))) {
    const agencyRehearsals = rehearsals.filter((item) => item.agencyId === agencyId);
    const { id, ...summary } = getRehearsalSummary(agencyId, agencyRehearsals);
    records.rehearsalSummaries[id] = summary;
  }

  for (const [demoId, copy] of Object.entries(demoCache))
    for (const agencyId of copy.agencyIds) {
      if (!records.rehearsals[toRehearsalId(agencyId, copy.talentId)]) continue;
      const { id, ...voice } = toTestedVoice(agencyId, { ...copy, id: demoId });
      records.testedVoices[id] = voice;
    }

  return records;
};

/** Past and future vacations of some talents. */
const makeVacationRecords = (talents) => {
  const records = {};
  for (const [id, { agencyIds }] of Object.entries(talents)) {
    const number = getNumber(id);
    if (number % 5 === 1) {
      records[`vacation-${id}-1`] = { talentId: id, agencyIds, from: '@calendar-60', to: '@calendar-50' };
      records[`vacation-${id}-2`] = { talentId: id, agencyIds, from: '@calendar12', to: '@calendar19' };
    }
  }
  return records;
};

/** Payment details of the first talents. */
const makeBillingRecords = (talents) =>
  Object.fromEntries(
    Object.entries(talents)
      .filter(([id]) => getNumber(id) <= 4)
      .map(([id, { agencyIds, fullName, email, phone, cityOfResidence, countryOfResidence }]) => [
        id,
        {
          talent: id,
          agencyIds,
          legalName: fullName,
          vatTaxId: countryOfResidence === 'ESP' ? '54362315K' : 'GB980780684',
          country: countryOfResidence,
          address: '1 Harbour Street',
          address2: '',
          city: cityOfResidence,
          state: '',
          zip: '28013',
          phone,
          paypalEmail: email,
          noPaypal: false,
        },
      ]),
  );

/** Saved roster views, some by the team and some by an admin. */
const VIEWS = {
  'view-agency-one-1': {
    agencyId: 'agency-one',
    name: 'Spanish, ready to book',
    filters: 'language=spa&answered=contract',
    columns: ['fullName', 'languages', 'tags', 'demos', 'score', 'sessionFee'],
    createdBy: 'user-team-one',
    updatedAt: '@day-15',
  },
  'view-agency-two-1': {
    agencyId: 'agency-two',
    name: 'Not scored yet',
    filters: 'answered=unscored',
    columns: ['fullName', 'languages', 'email', 'demos'],
    createdBy: 'user-team-two',
    updatedAt: '@day-3',
  },
};

/** Rosters of all agencies with their sources besides talents and demos. Search keys are added on load, as they depend on the date. */
export const makeRosterRecords = (talents, demos, demoCache) => {
  const rates = makeRateRecords(talents);
  const judgements = makeJudgementRecords(talents);
  const connections = makeConnectionRecords(talents, demoCache);
  /** @type {Map<string, object[]>} */
  const demosBy = new Map(Object.keys(talents).map((id) => [id, []]));

  for (const demo of Object.values(demos)) demosBy.get(demo.talentId)?.push(demo);

  const vacations = makeVacationRecords(talents);
  const vacationsBy = new Map();

  for (const { talentId, from, to } of Object.values(vacations))
    vacationsBy.set(talentId, [...(vacationsBy.get(talentId) ?? []), { from, to }]);

  const roster = {};
  for (const [id, talent] of Object.entries(talents)) {
    const talentDemos = demosBy.get(id);
    for (const agencyId of talent.agencyIds) {
      const { id: name, ...entry } = toRosterFacts(agencyId, {
        talent: { ...talent, id },
        demos: talentDemos,
        rates: rates.talentRates[id],
        connection: connections.connectionSessions[id],
        vacations: vacationsBy.get(id) ?? [],
        terms: judgements.talentTerms[makeId(agencyId, id)],
        score: judgements.talentScores[makeId(agencyId, id)],
        isBlocked: false,
      });

      roster[name] = entry;
    }
  }

  return {
    ...rates,
    ...judgements,
    ...connections,
    vacations,
    billingInformation: makeBillingRecords(talents),
    roster,
    rosterViews: VIEWS,
  };
};
