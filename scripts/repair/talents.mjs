import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { loadTs } from '../load-ts.mjs';
import { recordOf, withoutId } from './compare.mjs';

const { rosterEntryOf } = await loadTs('domain/src/roster/roster-entry.ts');
const { UNTOLD } = await loadTs('domain/src/talents/talent-record.ts');
const { publicHalfOf, shownIn } = await loadTs('domain/src/talents/public-half.ts');
const { AGENCIES_NAMING_TALENT, AGENCIES_OF_TALENT } = await loadTs('domain/src/talents/with-agencies.ts');
const { isWithdrawnFrom, knownOfPublicDemo, publicDemoOf } = await loadTs('domain/src/demos/public-demo.ts');
const { principalsOf } = await loadTs('domain/src/demos/principal.ts');
const { rehearsalOf } = await loadTs('domain/src/connection/rehearsals.ts');
const { testedVoiceOf, testersAmong } = await loadTs('domain/src/demos/tested-voices.ts');
const { rateCardOf } = await loadTs('domain/src/rates/rate-card.ts');

/** Why the public half of a demo whose new version waits cannot be made: nobody has heard that version yet. */
const WAITS = 'the version that clients found is not kept elsewhere. It comes back with the next approval';

/** One document for each talent, or none. */
const OF_TALENT = [...AGENCIES_OF_TALENT, 'talentCache'];

const byId = (records) => new Map(records.map((record) => [record.id, record]));

/** Documents that are there and those that should be, each once. */
const either = (stored, wanted) => [...new Set([...stored.keys(), ...wanted.keys()])];

/** All that the copies of a talent are made of, and the copies, at one moment. */
const read = async (firestore, transaction, talent) => {
  const { id } = talent;
  const naming = async (collection, field = 'talentId') =>
    (await transaction.get(firestore.collection(collection).where(field, '==', id))).docs.map(recordOf);
  const [memberships, demos, halves, cards, rehearsals, tested, entries, places, auditions, vacations] =
    await Promise.all([
      naming('memberships', 'userId'),
      naming('demos'),
      naming('demoCache'),
      naming('talentRateCards'),
      naming('rehearsals'),
      naming('testedVoices'),
      naming('roster'),
      naming('castingDemos'),
      naming('auditionEntries'),
      naming('vacations'),
    ]);
  const strayed = demos.filter((demo) => demo.approved && !halves.some((half) => half.id === demo.id));
  const wanted = {
    ...Object.fromEntries(OF_TALENT.map((collection) => [collection, [id]])),
    talentTerms: talent.agencyIds.map((agencyId) => `${agencyId}_${id}`),
    talentScores: talent.agencyIds.map((agencyId) => `${agencyId}_${id}`),
    demoDossiers: demos.map((demo) => demo.id),
    // A public half that names somebody else is found by its own name alone.
    demoCache: strayed.map((demo) => demo.id),
  };
  const paths = Object.entries(wanted).flatMap(([collection, ids]) =>
    ids.map((name) => `${collection}/${name}`),
  );
  const found = await transaction.getAll(...paths.map((path) => firestore.doc(path)));
  const named = (collection) =>
    found.filter((snapshot) => snapshot.exists && snapshot.ref.parent.id === collection).map(recordOf);
  return {
    talent,
    memberships,
    demos,
    cards,
    rehearsals,
    tested,
    entries,
    places,
    auditions,
    vacations,
    dossiers: named('demoDossiers'),
    terms: byId(named('talentTerms')),
    scores: byId(named('talentScores')),
    own: Object.fromEntries(OF_TALENT.map((collection) => [collection, named(collection)[0]])),
    halves: byId([...halves, ...named('demoCache')]),
  };
};

const publicHalf = (doc, { talent, own }, shownBy) => ({
  ref: doc('talentCache', talent.id),
  stored: own.talentCache && withoutId(own.talentCache),
  wanted: withoutId(publicHalfOf(talent, shownBy)),
  besides: [],
});

/** Public halves: one of each demo that clients find, and of no other. */
const publicDemos = (doc, { talent, demos, halves }, shownBy) => {
  const shown = {
    publicName: talent.publicName,
    agencyIds: shownBy,
    homeStudio: talent.homeStudio,
    voiceSpecs: talent.voiceSpecs,
  };
  const wanted = byId(demos.filter(({ approved }) => approved));
  // While a version waits, the language that clients find is the one of the version before.
  const languages = [...wanted.values()].flatMap(({ id, reviewStatus, language }) =>
    reviewStatus === 'approved' ? [language] : (halves.get(id)?.language ?? []),
  );
  return either(halves, wanted).map((id) => {
    const demo = wanted.get(id);
    const stored = halves.get(id);
    const isHeard = demo?.reviewStatus === 'approved';
    const made = isHeard ? publicDemoOf(demo, shown, demo.reviewedAt ?? demo.updatedAt, languages) : null;
    return {
      ref: doc('demoCache', id),
      stored: stored && withoutId(stored),
      wanted: demo ? withoutId(knownOfPublicDemo(demo, shown, languages)) : null,
      made: made && withoutId(made),
      why: WAITS,
      // While a version waits, what clients have of the one before is theirs alone.
      besides: isHeard ? ['approvedAt'] : undefined,
    };
  });
};

/** What each agency has of a talent, a document each: those that there are, and those that there should be. */
const ofAgencies = (doc, collection, storedRecords, wantedRecords) => {
  const [stored, wanted] = [byId(storedRecords), byId(wantedRecords)];
  return either(stored, wanted).map((id) => ({
    ref: doc(collection, id),
    stored: stored.has(id) ? withoutId(stored.get(id)) : undefined,
    wanted: wanted.has(id) ? withoutId(wanted.get(id)) : null,
    besides: [],
  }));
};

const rateCards = (doc, { talent, own: { talentRates: rates }, cards }) => {
  const wanted = (rates ? talent.agencyIds : []).map((agencyId) => rateCardOf(agencyId, rates));
  return ofAgencies(doc, 'talentRateCards', cards, wanted);
};

/** What the clients of each agency may know of a connection that it tested. */
const rehearsed = (doc, { talent, own: { connectionSessions: checks }, rehearsals }) => {
  const wanted = (checks ? talent.agencyIds : []).flatMap((agencyId) => rehearsalOf(agencyId, checks) ?? []);
  return ofAgencies(doc, 'rehearsals', rehearsals, wanted);
};

/** The public halves once more, as they should be, for each agency that shows the talent and tested their connection. */
const testedVoices = (doc, { own: { connectionSessions: check }, tested }, shownBy, halves) => {
  const shown = halves.flatMap(({ ref, stored, wanted, made }) => {
    const half = stored ?? made;
    if (!wanted || !half) return [];
    // While a version waits, what is copied is the one before.
    return [{ ...(made ? { approvedAt: half.approvedAt } : half), ...wanted, id: ref.id }];
  });
  const wanted = testersAmong(shownBy, check).flatMap((agencyId) =>
    shown.map((half) => testedVoiceOf(agencyId, half)),
  );
  return ofAgencies(doc, 'testedVoices', tested, wanted);
};

const rosterEntries = (doc, { talent, demos, own, terms, scores, entries, memberships, vacations }) => {
  const wanted = talent.agencyIds.map((agencyId) =>
    rosterEntryOf(agencyId, {
      talent,
      demos,
      rates: own.talentRates,
      connection: own.connectionSessions,
      vacations,
      terms: terms.get(`${agencyId}_${talent.id}`),
      score: scores.get(`${agencyId}_${talent.id}`),
      isBlocked: memberships.some((one) => one.agencyId === agencyId && one.role === 'talent' && one.blocked),
    }),
  );
  return ofAgencies(doc, 'roster', entries, wanted);
};

/** Agencies as the talent's other records repeat them, for the rules; and which demos stand for their category. */
const repeated = (doc, { talent: { agencyIds }, own, demos, vacations, dossiers }) => {
  const naming = { demos, vacations };
  const principals = principalsOf(demos);
  const records = [
    ...AGENCIES_OF_TALENT.map((collection) => [collection, own[collection]]),
    ...AGENCIES_NAMING_TALENT.flatMap((collection) => naming[collection].map((one) => [collection, one])),
    ...dossiers.map((one) => ['demoDossiers', one]),
  ];
  return records.flatMap(([collection, record]) =>
    record
      ? {
          ref: doc(collection, record.id),
          stored: record,
          wanted: {
            agencyIds,
            ...(collection === 'demos' ? { principalInCategory: principals.has(record.id) } : {}),
          },
        }
      : [],
  );
};

const CONSENT = 'demo.syntheticVoiceConsent';
const NAME = 'demo.talentPublicName';

/**
 * Whether clients may still cast what is listed, whether a synthetic voice may be made of it, and whose it is. The casting counts those
 * that they may not cast. Of a demo that is gone nothing is known.
 */
const listedPlaces = (doc, { talent, places, demos }, wantedHalves) =>
  places.map((place) => {
    const isWithdrawn = isWithdrawnFrom(place.agencyId, wantedHalves.get(place.demoId));
    const wasWithdrawn = place.isWithdrawn ?? false;
    const demo = demos.find(({ id }) => id === place.demoId);
    return {
      ref: doc('castingDemos', place.id),
      stored: {
        isWithdrawn: wasWithdrawn,
        [CONSENT]: place.demo?.syntheticVoiceConsent ?? false,
        [NAME]: place.demo?.talentPublicName,
      },
      wanted: {
        isWithdrawn,
        [NAME]: talent.publicName,
        ...(demo ? { [CONSENT]: demo.syntheticVoiceConsent } : {}),
      },
      follow: (transaction) => {
        if (isWithdrawn !== wasWithdrawn)
          transaction.update(
            doc('castings', place.castingId),
            new FieldPath('withdrawn', place.voiceId),
            FieldValue.increment(isWithdrawn ? 1 : -1),
          );
      },
    };
  });

/** By which name a talent is asked to auditions. */
const auditioned = (doc, { talent, auditions }) =>
  auditions.map((entry) => ({
    ref: doc('auditionEntries', entry.id),
    stored: { talentPublicName: entry.talentPublicName },
    wanted: { talentPublicName: talent.publicName },
  }));

/**
 * Every copy of what a talent's records say, as it is and as it should be, all at one moment. Of somebody who is gone
 * meanwhile there is none here, and of somebody whose data is being deleted nothing is made anew.
 */
export const copiesOfTalent = async (firestore, transaction, id) => {
  const doc = (collection, name) => firestore.doc(`${collection}/${name}`);
  const [snapshot, request] = await transaction.getAll(doc('talents', id), doc('deletionRequests', id));
  if (!snapshot.exists || request.get('state') === 'erasing') return [];
  const sources = await read(firestore, transaction, { ...UNTOLD, ...recordOf(snapshot) });
  // What is made of these is made of what they should say.
  const principals = principalsOf(sources.demos);
  const demos = sources.demos.map((demo) => ({ ...demo, principalInCategory: principals.has(demo.id) }));
  const shownBy = shownIn(sources.talent, sources.memberships);
  const halves = publicDemos(doc, { ...sources, demos }, shownBy);
  const wantedHalves = new Map(
    halves.flatMap(({ ref, stored, wanted, made }) => (wanted && (stored || made) ? [[ref.id, wanted]] : [])),
  );
  return [
    ...repeated(doc, sources),
    publicHalf(doc, sources, shownBy),
    ...halves,
    ...rateCards(doc, sources),
    ...rehearsed(doc, sources),
    ...testedVoices(doc, sources, shownBy, halves),
    ...rosterEntries(doc, sources),
    ...listedPlaces(doc, sources, wantedHalves),
    ...auditioned(doc, sources),
  ];
};
