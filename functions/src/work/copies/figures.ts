import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { KEPT_MONTHS, KEPT_WEEKS, toFigureId, type AuditionWeek } from '@domain/figures/figures.ts';
import { getBounds, listMonthsUntil, listWeeksUntil } from '@domain/figures/spans.ts';
import { getAuditionWeeks, getRevenueMonths } from '@domain/figures/sums.ts';
import { addParts, getParts, toWeeks } from '@domain/figures/week-counts.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import type { Copy } from './compare.ts';
import { getCollectionRef, findRecords, getRef, type CopiesOf } from './moment.ts';

const COUNTED = [
  'agencyId',
  'projectId',
  'castingId',
  'status',
  'answeredAt',
  'isFormer',
  'isApproved',
  'createdAt',
  'uploadedAt',
];
/** The first time zone in which a month begins. */
const FIRST_CLOCK = 'Pacific/Kiritimati';
const BILLED = ['agencyId', 'issuedOn', 'currency', 'kind', 'net'];

/** Drops zero counters, which equal absent ones. */
const omitZeros = (stored: object): object => {
  const auditionWeek = stored as AuditionWeek;
  return { ...auditionWeek, parts: toWeeks(addParts(getParts([auditionWeek])))[auditionWeek.week] ?? {} };
};

interface Span {
  readonly agencyId: string;
  readonly ref: DocumentReference;
  readonly stored: object | undefined;
  readonly wanted: object | undefined;
  readonly nothing: object;
  readonly sound?: (stored: object) => object;
  readonly besides?: readonly string[];
}

/** Returns a span's copy; without events it may be missing or zero. */
const toCopy = ({ agencyId, ref, stored, wanted, nothing, sound, besides }: Span): readonly Copy[] => {
  if (!stored && !wanted) return [];

  return [
    {
      ref,
      agencyIds: [agencyId],
      stored: stored && sound ? sound(stored) : stored,
      wanted: wanted ?? nothing,
      besides,
    },
  ];
};

/**
 * Returns an agency's audition and paper counters per week and month shown in any time zone, keyed by agency id; older ones are unchanged.
 * Reads auditions since the first of these weeks and papers since the first of these months.
 */
export const getFiguresCopies: CopiesOf = async (moment, agencyId) => {
  const now = Date.now();
  const [weeks, months] = [
    listWeeksUntil(now, KEPT_WEEKS, 'UTC'),
    listMonthsUntil(now, KEPT_MONTHS, FIRST_CLOCK),
  ];
  const findOwn = (collection: 'auditionEntries' | 'auditionWeeks' | 'invoices') =>
    getCollectionRef(moment, collection).where('agencyId', '==', agencyId);
  const since = Timestamp.fromMillis(getBounds(weeks[0] ?? '', 'UTC').from);

  const findEntriesBy = (field: 'createdAt' | 'uploadedAt') =>
    findRecords<AuditionEntry>(
      moment,
      findOwn('auditionEntries')
        .where(field, '>=', since)
        .select(...COUNTED),
    );

  const papers = findOwn('invoices').where('issuedOn', '>=', `${months[0] ?? ''}-01`);

  const [keptWeeks, keptMonths, auditionEntries, came, issued] = await Promise.all([
    moment.transaction.get(findOwn('auditionWeeks').where('week', 'in', weeks)),
    moment.transaction.getAll(
      ...months.map((month) => getRef(moment, 'revenueMonths', toFigureId(agencyId, month))),
    ),
    findEntriesBy('createdAt'),
    findEntriesBy('uploadedAt'),
    findRecords<Invoice>(moment, papers.select(...BILLED)),
  ]);

  const entries = new Map([...auditionEntries, ...came].map((entry) => [entry.id, entry]));
  const shownWeeks = new Set(weeks);
  const wantedShards = Object.fromEntries(
    Object.entries(getAuditionWeeks([...entries.values()])).filter(([, { week }]) => shownWeeks.has(week)),
  );
  const storedShards = new Map(keptWeeks.docs.map((snapshot) => [snapshot.id, snapshot.data()]));
  const shards = new Set([...storedShards.keys(), ...Object.keys(wantedShards)]);
  const wantedMonths = getRevenueMonths(issued);

  return [
    ...[...shards].flatMap((id) =>
      toCopy({
        agencyId,
        ref: getRef(moment, 'auditionWeeks', id),
        stored: storedShards.get(id),
        wanted: wantedShards[id],
        nothing: { ...storedShards.get(id), parts: {} },
        sound: omitZeros,
        besides: [],
      }),
    ),
    ...keptMonths.flatMap((snapshot, index) =>
      toCopy({
        agencyId,
        ref: snapshot.ref,
        stored: snapshot.data(),
        wanted: wantedMonths[snapshot.id],
        nothing: { agencyId, month: months[index], currencies: {} },
      }),
    ),
  ];
};
