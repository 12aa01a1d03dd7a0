import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { loadTs } from '../load-ts.mjs';

const { getSoldUses } = await loadTs('domain/src/ledger/sold-uses.ts');
const { toLiveOrder } = await loadTs('domain/src/ledger/live-licences.ts');
const { getWordPrefixes } = await loadTs('domain/src/values/fold-text.ts');

/** The demo order, and a project with older licences. */
const ORDERED = 'project-olive-grove';
const OLDER = 'project-paper-boats';

const makeItem = (code, label, labelEs) => ({ code, label, labelEs });
const YEAR = makeItem('1Y', '1 year', '1 año');
const SPAIN = makeItem('ESP', 'Spain', 'España');

/**
 * Code, labels and days of licences sold of the talent with an account: ending soon, running, and ended.
 * @type {[string, string, string, { from: number, to: number }][]}
 */
const OLDER_MEDIA = [
  ['CINEMA', 'Cinema', 'Cine', { from: -345, to: 19 }],
  ['INTERNET', 'Internet', 'Internet', { from: -100, to: 264 }],
  ['RADIO', 'Radio', 'Radio', { from: -500, to: -136 }],
];
const OLDER_USES = OLDER_MEDIA.map(([code, label, labelEs, days]) => ({
  days,
  use: {
    talentId: 'talent-01',
    voiceId: 'voice-boats-guide',
    character: 'Guide',
    language: 'spa',
    assetName: `${label} spot`,
    licenceId: `licence-boats-${code.toLowerCase()}`,
    duration: YEAR,
    format: makeItem(code, label, labelEs),
    territoryCover: SPAIN,
    prices: { currency: 'EUR', earned: 30_000, renewal: 34_500, renewalEarned: 30_000 },
  },
}));

const makeId = (orderId, { voiceId, language, talentId, licenceId }) => {
  const what = JSON.stringify([voiceId, language, talentId, licenceId]);
  return `${orderId}_${createHash('sha256').update(what).digest('hex').slice(0, 24)}`;
};

const toDay = (days) => `@calendar${days}`;

/** Sent and next reminders of a licence ending in some days. */
const makeReminders = (to) => {
  if (to === undefined || to < 0)
    return { remindedThrough: to === undefined ? null : toDay(to), remindAt: null };
  const [next, last] = to > 30 ? [to - 30, null] : [to - 7, toDay(to - 30)];
  return { remindedThrough: last, remindAt: `@day${next}` };
};

/** The talent's use reports on two of these: one open, one answered. */
const makeReports = (soldLicences) => {
  const report = (media, id, rest) => {
    const [[licenceId, { agencyId, talentId }]] = Object.entries(soldLicences).filter(
      ([, { orderId, format }]) => orderId === OLDER && format.code === media,
    );
    return { [id]: { agencyId, licenceId, talentId, settledAt: null, answer: null, state: 'open', ...rest } };
  };

  return {
    ...report('INTERNET', 'use-report-abroad', {
      text: 'A friend saw the spot before a film in Portugal last week; the licence is for Spain.',
      link: 'https://video.example/paper-boats',
      reportedAt: '@day-2',
    }),
    ...report('RADIO', 'use-report-radio', {
      text: 'The radio spot was still on the air in March, after its last day.',
      link: null,
      state: 'settled',
      answer: 'The station stopped it on the same day; the extra weeks will be paid to you.',
      reportedAt: '@day-40',
      settledAt: '@day-38',
    }),
  };
};

/** Seeded days are relative, so the calendar can't count from them: a year is 365 days. */
const withKnownEnd = (sold) => ({
  ...sold,
  duration: makeItem('CUSTOM'),
  agreedEnd: sold.expiresOn ?? toDay(Number(sold.soldOn.slice('@calendar'.length)) + 364),
});

/** Sold licences, and the resulting live licences of voices. */
export const makeLedgerRecords = ({ projects, orderRevisions, talentCache, voiceAssets }) => {
  const soldLicences = {};

  const sell = (projectId, use, soldOn, days) => {
    const asset = voiceAssets[use.licenceId.replace(/_\d+$/, '')];
    const identifiers = asset?.identifiers ?? [];
    const { agencyId, companyId, companyName, name: projectName, brand, brandCategory } = projects[projectId];
    const talentName = talentCache[use.talentId].publicName;

    soldLicences[makeId(projectId, use)] = {
      ...use,
      ...(identifiers.length > 0 ? { identifiers } : {}),
      agencyId,
      companyId,
      companyName,
      projectId,
      projectName,
      orderId: projectId,
      revision: 1,
      talentName,
      brand,
      brandCategory: brandCategory ?? null,
      soldOn: toDay(soldOn),
      firstAirOn: days ? toDay(days.from) : null,
      expiresOn: days ? toDay(days.to) : null,
      liveThrough: days ? toDay(days.to) : null,
      agreedEnd: null,
      renewedTerms: 0,
      renewals: 0,
      ...makeReminders(days?.to),
      renewal: null,
      words: getWordPrefixes(projectName, talentName, use.character),
      state: 'live',
      updatedAt: '@day-3',
    };
  };

  const packed = Buffer.from(orderRevisions[`${ORDERED}_1`].input, 'base64');
  for (const use of getSoldUses(JSON.parse(gunzipSync(packed).toString()))) sell(ORDERED, use, -10);
  for (const { use, days } of OLDER_USES) sell(OLDER, use, days.from - 20, days);

  const liveLicences = {};
  for (const { talentId, orderId } of Object.values(soldLicences)) {
    const sales = Object.values(soldLicences).filter(
      (soldLicence) => soldLicence.talentId === talentId && soldLicence.orderId === orderId,
    );
    liveLicences[talentId] = {
      orders: { ...liveLicences[talentId]?.orders, [orderId]: toLiveOrder(sales.map(withKnownEnd)) },
    };
  }

  const { agencyId, companyId } = projects[ORDERED];

  const ledgerOrders = {
    [ORDERED]: {
      agencyId,
      companyId,
      projectId: ORDERED,
      revision: 1,
      isCancelled: false,
      soldOn: toDay(-10),
      dueAt: null,
    },
  };

  return { soldLicences, useReports: makeReports(soldLicences), liveLicences, ledgerOrders };
};
