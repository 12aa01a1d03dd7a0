import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { loadTs } from '../load-ts.mjs';
import { getAppProof } from '../stack/app-proof.mjs';
import { APP_ADDRESS, PROJECT_ID } from '../stack/fixed-points.mjs';
import { countReads, getToken } from './emulated.mjs';
import { AGENCY } from './roster/many.mjs';
import { STAFF } from './roster/reads.mjs';

const { toLiveOrder } = await loadTs('domain/src/ledger/live-licences.ts');
const { withTerm } = await loadTs('domain/src/ledger/sold-licences.ts');
const { addDays } = await loadTs('domain/src/values/add-days.ts');
const { getWordPrefixes } = await loadTs('domain/src/values/fold-text.ts');

const TODAY = new Date().toISOString().slice(0, 10);

const TALENTS = 1_000;
const TALENTS_SMALL = 20;
/** Orders with licences per talent. */
const ORDERS = 10;
const LICENCES = 10;
/** Maximum reads of a conflict check per voice. */
const READS_MAX = 20;
/** Licences per page, and maximum additional reads. */
const LISTED = 50;
const BESIDES_MAX = 2;
/** A project of the seed with a brand category. */
const PROJECT = 'project-harbour-light';

const CATEGORIES = ['BANKING', 'CARS', 'FOOD', 'TRAVEL', 'ENERGY'];
const MEDIA = ['TV', 'RADIO', 'INTERNET', 'CINEMA'];
const TERRITORIES = ['ESP', 'GBR', 'EU', 'WORLD', 'LATAM'];

const makeItem = (code) => ({ code, label: code, labelEs: code });

const makeSold = (talentId, talent, order) =>
  Array.from({ length: LICENCES }, (_, index) => ({
    id: `many-${talent}-${order}_${index}`,
    agencyId: order % 4 ? `agency-${order % 4}` : AGENCY,
    companyId: `company-${order}`,
    projectId: `many-${talent}-${order}`,
    orderId: `many-${talent}-${order}`,
    revision: 1,
    talentId,
    talentName: `Voice ${talent}`,
    voiceId: `voice-${index}`,
    character: 'Narrator',
    language: 'spa',
    assetName: `Spot ${index}`,
    licenceId: `licence-${index}`,
    brand: `Brand ${order}`,
    brandCategory: CATEGORIES[(talent + order) % CATEGORIES.length],
    format: makeItem(MEDIA[index % MEDIA.length]),
    territoryCover: makeItem(TERRITORIES[(index + order) % TERRITORIES.length]),
    soldOn: addDays(TODAY, -talent),
    ...withTerm(
      { duration: makeItem('2Y') },
      { firstAirOn: index % 2 ? addDays(TODAY, -index * 90) : null, renewedTerms: 0 },
    ),
    companyName: `Company ${order}`,
    projectName: `Campaign ${talent} ${order}`,
    renewals: 0,
    remindedThrough: null,
    remindAt: null,
    renewal: null,
    words: getWordPrefixes(`Campaign ${talent} ${order}`, `Voice ${talent}`, 'Narrator'),
    prices: { currency: 'EUR', earned: 30_000, renewal: 33_000, renewalEarned: 30_000 },
    state: 'live',
    updatedAt: new Date(),
  }));

/** Writes a ledger for seeded and new voices; returns the number of licences. */
const load = async (firestore, talentIds, talents) => {
  const writer = firestore.bulkWriter({ throttling: false });
  let licences = 0;

  for (let talent = 0; talent < talents; talent += 1) {
    const talentId = talentIds[talent] ?? `many-talent-${talent}`;
    const orders = Array.from({ length: ORDERS }, (_, order) => makeSold(talentId, talent, order));
    for (const { id, ...sold } of orders.flat()) {
      licences += 1;
      void writer.set(firestore.doc(`soldLicences/${id}`), sold);
    }
    const live = Object.fromEntries(orders.map((sold) => [sold[0].orderId, toLiveOrder(sold)]));
    void writer.set(firestore.doc(`liveLicences/${talentId}`), { orders: live });
    if (talent % 50 === 49) await writer.flush();
  }

  await writer.close();

  return licences;
};

/** Measures the reads of a conflict check with a large ledger. */
export const benchLedger = async ({ isSmall }) => {
  const firestore = getFirestore(initializeApp({ projectId: PROJECT_ID }, 'ledger'));
  const shown = await firestore
    .collection('talentCache')
    .where('agencyIds', 'array-contains', AGENCY)
    .limit(20)
    .get();
  const shownIds = shown.docs.map(({ id }) => id);
  const licences = (await load(firestore, shownIds, isSmall ? TALENTS_SMALL : TALENTS)).toLocaleString('en');
  const authorization = `Bearer ${await getToken(STAFF)}`;
  const headers = { ...(await getAppProof()), Authorization: authorization, 'X-Agency-Id': AGENCY };

  const check = async (talentIds) => {
    const path = `/project/${PROJECT}/licenceConflicts?talentIds=${talentIds.join()}`;

    const ask = async () => {
      const response = await fetch(`${APP_ADDRESS}/api${path}`, { headers });
      const { collection, message } = await response.json();
      if (!response.ok) throw new Error(`${path} answers ${response.status}: ${message}`);
      return collection.voices.length;
    };

    const found = await ask();
    const before = performance.now();
    const reads = await countReads(ask);

    return { found, reads, took: Math.round(performance.now() - before) };
  };

  const list = async (query) => {
    const ask = async () => {
      const response = await fetch(`${APP_ADDRESS}/api/soldLicence?pageSize=${LISTED}${query}`, {
        headers,
      });
      const { collection, message } = await response.json();
      if (!response.ok) throw new Error(`The list answers ${response.status}: ${message}`);
      return collection.items.length;
    };

    const found = await ask();
    const before = performance.now();
    const reads = await countReads(ask);
    const isDear = reads > found + BESIDES_MAX;

    return [
      `A page of the ledger${query}`,
      `${reads} read, ${Math.round(performance.now() - before)} ms`,
      `its ${found} licences and ${BESIDES_MAX} at most${isDear ? ' !' : ''}`,
    ];
  };

  const lists = [];
  for (const query of ['', '&stage=live', '&stage=ended', '&stage=upcoming&search=camp'])
    lists.push(await list(query));

  const [single, page] = [await check(shownIds.slice(0, 1)), await check(shownIds)];

  return [
    [
      `One voice compared with ${licences} licences`,
      `${single.reads} read, ${single.took} ms`,
      `${READS_MAX} at most${single.reads > READS_MAX ? ' !' : ''}; ${single.found} returned`,
    ],
    [
      `${shownIds.length} voices of a page`,
      `${page.reads} read, ${page.took} ms`,
      `two a voice; ${page.found} returned`,
    ],
    ...lists,
  ];
};
