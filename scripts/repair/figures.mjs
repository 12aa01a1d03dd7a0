import { Timestamp } from 'firebase-admin/firestore';
import { loadTs } from '../load-ts.mjs';
import { auditionWeeksOf, revenueMonthsOf } from '../seed/figures.mjs';
import { recordOf } from './compare.mjs';

const { FIGURE_MONTHS, FIGURE_WEEKS, figureIdOf } = await loadTs('domain/src/figures/figures.ts');
const { boundsOf, monthsUntil, weeksUntil } = await loadTs('domain/src/figures/spans.ts');
const { addWeeks } = await loadTs('domain/src/figures/week-counts.ts');

/** The weeks and months that are shown, of one agency. */
export const figuresOf = (agencyId, now = Date.now()) => [
  ...weeksUntil(now, FIGURE_WEEKS).map((week) => ({ agencyId, week })),
  ...monthsUntil(now, FIGURE_MONTHS).map((month) => ({ agencyId, month })),
];

const COUNTED = ['agencyId', 'projectId', 'castingId', 'status', 'isApproved', 'createdAt', 'uploadedAt'];

/** The copy of a span; where nothing happened there may be none, or one that counts nothing. */
const copyOf = (ref, snapshot, wanted, nothing, sound) => {
  if (!snapshot.exists && !wanted) return [];
  return [{ ref, stored: snapshot.exists ? sound(snapshot.data()) : undefined, wanted: wanted ?? nothing }];
};

/** What the auditions of an agency in one week add up to: those that were asked for in it, and those that came in. */
export const copyOfWeek = async (firestore, transaction, { agencyId, week }) => {
  const id = figureIdOf(agencyId, week);
  const ref = firestore.doc(`auditionWeeks/${id}`);
  const { from, until } = boundsOf(week);
  const within = (field) =>
    firestore
      .collection('auditionEntries')
      .where('agencyId', '==', agencyId)
      .where(field, '>=', Timestamp.fromMillis(from))
      .where(field, '<', Timestamp.fromMillis(until))
      .select(...COUNTED);
  const [snapshot, asked, came] = await Promise.all([
    transaction.get(ref),
    transaction.get(within('createdAt')),
    transaction.get(within('uploadedAt')),
  ]);
  const entries = new Map([...asked.docs, ...came.docs].map((entry) => [entry.id, recordOf(entry)]));
  const wanted = auditionWeeksOf([...entries.values()])[id];
  // What was counted up and down again leaves noughts, which say the same as nothing.
  const sound = ({ languages, hours, ...kept }) => ({
    ...kept,
    languages: {},
    hours: {},
    ...addWeeks({ [week]: { languages, hours } })[week],
  });
  return copyOf(ref, snapshot, wanted, { agencyId, week, languages: {}, hours: {} }, sound);
};

/** What an agency's papers of one month add up to. */
export const copyOfMonth = async (firestore, transaction, { agencyId, month }) => {
  const id = figureIdOf(agencyId, month);
  const ref = firestore.doc(`revenueMonths/${id}`);
  const papers = firestore
    .collection('invoices')
    .where('agencyId', '==', agencyId)
    .where('issuedOn', '>=', `${month}-01`)
    .where('issuedOn', '<=', `${month}-31`);
  const [snapshot, found] = await Promise.all([
    transaction.get(ref),
    transaction.get(papers.select('agencyId', 'issuedOn', 'currency', 'kind', 'net')),
  ]);
  const wanted = revenueMonthsOf(found.docs.map(recordOf))[id];
  return copyOf(ref, snapshot, wanted, { agencyId, month, currencies: {} }, (kept) => kept);
};
