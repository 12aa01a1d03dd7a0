import { Timestamp } from 'firebase-admin/firestore';
import { loadTs } from '../load-ts.mjs';
import { auditionWeeksOf, revenueMonthsOf } from '../seed/figures.mjs';
import { recordOf } from './compare.mjs';

const { FIGURE_MONTHS, FIGURE_WEEKS, figureIdOf } = await loadTs('domain/src/figures/figures.ts');
const { boundsOf, monthsUntil, weeksUntil } = await loadTs('domain/src/figures/spans.ts');
const { addWeeks } = await loadTs('domain/src/figures/week-counts.ts');

const COUNTED = ['agencyId', 'projectId', 'castingId', 'status', 'isApproved', 'createdAt', 'uploadedAt'];

/** What was counted up and down again leaves noughts, which say the same as nothing. */
const withoutNoughts = ({ week, languages = {}, hours = {}, ...kept }) => ({
  ...kept,
  week,
  languages: {},
  hours: {},
  ...addWeeks({ [week]: { languages, hours } })[week],
});

/** The copy of a span; where nothing happened there may be none, or one that counts nothing. */
const copyOf = (snapshot, wanted, nothing, sound) =>
  snapshot.exists || wanted
    ? [
        {
          ref: snapshot.ref,
          stored: snapshot.exists ? sound(snapshot.data()) : undefined,
          wanted: wanted ?? nothing,
        },
      ]
    : [];

/**
 * What the auditions and papers of an agency add up to, in the weeks and months that are shown; older ones stay as they are.
 * Reads what was asked for and what came in since the first of these weeks, and the papers since the first of these months.
 */
export const copiesOfFigures = async (firestore, transaction, agencyId) => {
  const now = Date.now();
  const [weeks, months] = [weeksUntil(now, FIGURE_WEEKS), monthsUntil(now, FIGURE_MONTHS)];
  const kept = (collection, spans) =>
    transaction.getAll(...spans.map((span) => firestore.doc(`${collection}/${figureIdOf(agencyId, span)}`)));
  const own = (collection) => firestore.collection(collection).where('agencyId', '==', agencyId);
  const since = Timestamp.fromMillis(boundsOf(weeks[0]).from);
  const entriesBy = (field) =>
    transaction.get(
      own('auditionEntries')
        .where(field, '>=', since)
        .select(...COUNTED),
    );
  const papers = own('invoices').where('issuedOn', '>=', `${months[0]}-01`);
  const [keptWeeks, keptMonths, asked, came, issued] = await Promise.all([
    kept('auditionWeeks', weeks),
    kept('revenueMonths', months),
    entriesBy('createdAt'),
    entriesBy('uploadedAt'),
    transaction.get(papers.select('agencyId', 'issuedOn', 'currency', 'kind', 'net')),
  ]);
  const entries = new Map([...asked.docs, ...came.docs].map((entry) => [entry.id, recordOf(entry)]));
  const wantedWeeks = auditionWeeksOf([...entries.values()]);
  const wantedMonths = revenueMonthsOf(issued.docs.map(recordOf));
  return [
    ...keptWeeks.flatMap((snapshot, at) => {
      const nothing = { agencyId, week: weeks[at], languages: {}, hours: {} };
      return copyOf(snapshot, wantedWeeks[snapshot.id], nothing, withoutNoughts);
    }),
    ...keptMonths.flatMap((snapshot, at) => {
      const nothing = { agencyId, month: months[at], currencies: {} };
      return copyOf(snapshot, wantedMonths[snapshot.id], nothing, (month) => month);
    }),
  ];
};
