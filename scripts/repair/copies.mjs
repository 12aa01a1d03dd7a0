import { loadTs } from '../load-ts.mjs';

const { rosterEntryOf } = await loadTs('domain/src/roster/roster-entry.ts');
const { UNTOLD } = await loadTs('domain/src/talents/talent-record.ts');
const { isOpen } = await loadTs('domain/src/access/memberships.ts');

const dataOf = (snapshot) => (snapshot.exists ? snapshot.data() : undefined);
const recordOf = (snapshot) => (snapshot.exists ? { ...snapshot.data(), id: snapshot.id } : undefined);

const withoutId = ({ id: _id, ...fields }) => fields;

/** Documents of a collection that name a talent. */
const naming = async (firestore, collection, talentId) =>
  (await firestore.collection(collection).where('talentId', '==', talentId).get()).docs;

/** What clients may know of the talent, in the agencies that show them. */
const publicHalf = async (firestore, talent, shownIn) => ({
  path: `talentCache/${talent.id}`,
  stored: dataOf(await firestore.doc(`talentCache/${talent.id}`).get()),
  wanted: {
    agencyIds: shownIn,
    publicName: talent.publicName,
    gender: talent.gender,
    languages: talent.languages.map(({ alpha3 }) => alpha3),
    homeStudio: talent.homeStudio === true,
  },
  whole: true,
});

/** The public half of a demo that clients find: whose it is, and in which agencies. Of one that they do not find, none. */
const publicDemos = async (firestore, talent, demos, shownIn) => {
  const found = await naming(firestore, 'demoCache', talent.id);
  const approved = new Map(demos.filter((demo) => demo.approved).map((demo) => [demo.id, demo]));
  return found.map((snapshot) => ({
    path: `demoCache/${snapshot.id}`,
    stored: snapshot.data(),
    wanted: approved.has(snapshot.id)
      ? {
          talentPublicName: talent.publicName,
          agencyIds: shownIn,
          principalInCategory: approved.get(snapshot.id).principalInCategory,
          syntheticVoiceConsent: approved.get(snapshot.id).syntheticVoiceConsent,
        }
      : null,
    whole: false,
  }));
};

const rateCards = async (firestore, talent, rates) => {
  const known = await naming(firestore, 'talentRateCards', talent.id);
  const stored = new Map(known.map((snapshot) => [snapshot.id, snapshot.data()]));
  const wanted = new Map(
    (rates ? talent.agencyIds : []).map((agencyId) => [
      `${agencyId}_${talent.id}`,
      { agencyId, talentId: talent.id, currency: rates.currency, sessionFee: rates.sessionFee },
    ]),
  );
  return [...new Set([...stored.keys(), ...wanted.keys()])].map((id) => ({
    path: `talentRateCards/${id}`,
    stored: stored.get(id),
    wanted: wanted.get(id) ?? null,
    whole: true,
  }));
};

const rosterEntries = async (firestore, talent, shared, blockedIn) => {
  const known = await naming(firestore, 'roster', talent.id);
  const stored = new Map(known.map((snapshot) => [snapshot.id, snapshot.data()]));
  const wanted = new Map();
  for (const agencyId of talent.agencyIds) {
    const name = `${agencyId}_${talent.id}`;
    const [terms, score] = await firestore.getAll(
      firestore.doc(`talentTerms/${name}`),
      firestore.doc(`talentScores/${name}`),
    );
    const entry = rosterEntryOf(agencyId, {
      ...shared,
      terms: recordOf(terms),
      score: recordOf(score),
      isBlocked: blockedIn.includes(agencyId),
    });
    wanted.set(entry.id, withoutId(entry));
  }
  return [...new Set([...stored.keys(), ...wanted.keys()])].map((id) => ({
    path: `roster/${id}`,
    stored: stored.get(id),
    wanted: wanted.get(id) ?? null,
    whole: true,
  }));
};

/** Every copy of what a talent's records say, as it is stored and as it should be. */
export const copiesOf = async (firestore, snapshot) => {
  const talent = { ...UNTOLD, ...recordOf(snapshot) };
  const own = firestore
    .collection('memberships')
    .where('userId', '==', talent.id)
    .where('role', '==', 'talent');
  const memberships = (await own.get()).docs.map((membership) => membership.data());
  const closedIn = memberships.filter((membership) => !isOpen(membership)).map(({ agencyId }) => agencyId);
  const blockedIn = memberships.filter(({ blocked }) => blocked).map(({ agencyId }) => agencyId);
  const shownIn = talent.agencyIds.filter((agencyId) => !closedIn.includes(agencyId));
  const demos = (await naming(firestore, 'demos', talent.id)).map(recordOf);
  const [rates, connection] = (
    await firestore.getAll(
      firestore.doc(`talentRates/${talent.id}`),
      firestore.doc(`connectionSessions/${talent.id}`),
    )
  ).map(recordOf);
  return [
    await publicHalf(firestore, talent, shownIn),
    ...(await publicDemos(firestore, talent, demos, shownIn)),
    ...(await rateCards(firestore, talent, rates)),
    ...(await rosterEntries(firestore, talent, { talent, demos, rates, connection }, blockedIn)),
  ];
};

/** What an open ticket counts; a closed one stays as it was. */
export const ticketCopies = async (firestore, snapshot) => {
  const stored = snapshot.data();
  const path = `curationTickets/${snapshot.id}`;
  if (stored.status !== 'open') return { path, stored, wanted: {}, whole: false };
  const on = await firestore.collection('demos').where('curationTicketId', '==', snapshot.id).get();
  const waiting = on.docs.filter((demo) => demo.get('reviewStatus') === 'pending');
  return {
    path,
    stored,
    wanted: { totalAudioDemos: on.size, waitingDemos: waiting.length },
    whole: false,
  };
};
