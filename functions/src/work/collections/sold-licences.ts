import { createHash } from 'node:crypto';
import { FieldPath, Timestamp, type Query } from 'firebase-admin/firestore';
import { getNextEndReminder } from '@domain/ledger/ending-reminders.ts';
import { addDays } from '@domain/values/add-days.ts';
import { ENDING_DAYS, type LicenceFilter } from '@domain/ledger/licence-stage.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { getSearchPrefixes } from '@domain/values/fold-text.ts';
import { AGENDA_MAX } from '@domain/work/agenda.ts';
import { collection } from '../../platform/firestore/collection.ts';
import {
  findUpTo,
  limitToOwner,
  tally,
  type Tally,
  type Waiting,
  countWaiting,
  type RecordOwner,
  limitToAgency,
} from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

const DECIDING = ['state', 'expiresOn', 'renewal', 'remindedThrough'] as const;

/** Returns when the next reminder of a licence's end is due. A change of other fields keeps a reminder postponed. */
const getDue = (licence: SoldLicence, change: Partial<SoldLicence>): Partial<SoldLicence> => {
  if (DECIDING.every((field) => change[field] === undefined)) return {};
  const next = getNextEndReminder(licence);
  return { remindAt: next === null ? null : Timestamp.fromMillis(next) };
};

export const soldLicences = collection<SoldLicence>('soldLicences', getDue);

/** Equal for repeated confirmations of an order. */
export const toSoldLicenceId = (
  orderId: string,
  {
    voiceId,
    language,
    talentId,
    licenceId,
  }: Pick<SoldLicence, 'voiceId' | 'language' | 'talentId' | 'licenceId'>,
): string => {
  const what = JSON.stringify([voiceId, language, talentId, licenceId]);
  return `${orderId}_${createHash('sha256').update(what).digest('hex').slice(0, 24)}`;
};

export const readSoldLicence = (id: string, work: Work): Promise<SoldLicence | undefined> =>
  work.read(soldLicences, id);

/** Returns talents with licences sold by an order, in any state. */
export const findSoldTalents = async (orderId: string): Promise<readonly string[]> => {
  const { docs } = await soldLicences.ref.where('orderId', '==', orderId).select('talentId').get();
  return [...new Set(docs.map((snapshot) => snapshot.get('talentId') as string))];
};

/** Returns licences sold by up to thirty orders, in any state. */
export const findSoldByOrders = async (
  orderIds: readonly string[],
  limit: number,
): Promise<readonly SoldLicence[]> =>
  orderIds.length === 0
    ? []
    : soldLicences.find(soldLicences.ref.where('orderId', 'in', [...orderIds]).limit(limit));

/** Returns a character's licences in force, earliest sale first. */
export const findLicencesInForce = async (voiceId: string): Promise<readonly SoldLicence[]> => {
  return (
    await soldLicences.find(soldLicences.ref.where('voiceId', '==', voiceId).where('state', '==', 'live'))
  ).toSorted((a, b) => a.soldOn.localeCompare(b.soldOn) || a.id.localeCompare(b.id));
};

/** Returns all licences of a talent sold by an order, in any state. */
export const findOrderLicences = async (
  { orderId, talentId }: Pick<SoldLicence, 'orderId' | 'talentId'>,
  work: Work,
): Promise<readonly SoldLicence[]> => {
  const query = soldLicences.ref.where('orderId', '==', orderId).where('talentId', '==', talentId);
  return await work.findStored(soldLicences, query);
};

/** Returns an order's licences in force. */
export const findLicencesOfOrder = (orderId: string, work: Work): Promise<readonly SoldLicence[]> =>
  work.findStored(
    soldLicences,
    soldLicences.ref.where('orderId', '==', orderId).where('state', '==', 'live'),
  );

/** Returns an agency's licences in force of a talent. */
export const findTalentLicences = (
  agencyId: string,
  talentId: string,
  work: Work,
): Promise<readonly SoldLicence[]> =>
  work.findStored(
    soldLicences,
    soldLicences.ref
      .where('agencyId', '==', agencyId)
      .where('talentId', '==', talentId)
      .where('state', '==', 'live'),
  );

/** Returns licences in force that were live through a past day. */
export const findLicencesLiveThrough = (day: string): Promise<readonly SoldLicence[]> =>
  soldLicences.find(soldLicences.ref.where('state', '==', 'live').where('liveThrough', '==', day));

/** Companies in an agency with licences due for a reminder by a moment, longest waiting first. */
export const findCompaniesToRemind = async (
  by: Timestamp,
  limit: number,
  agencyId?: string,
): Promise<readonly Pick<SoldLicence, 'agencyId' | 'companyId'>[]> => {
  const due = limitToAgency(soldLicences.ref, agencyId)
    .where('remindAt', '<=', by)
    .orderBy('remindAt')
    .limit(limit);
  const { docs } = await due.select('agencyId', 'companyId').get();
  const companies = new Map(
    docs.map((snapshot) => {
      const { agencyId, companyId } = snapshot.data() as Pick<SoldLicence, 'agencyId' | 'companyId'>;
      return [JSON.stringify([agencyId, companyId]), { agencyId, companyId }];
    }),
  );
  return [...companies.values()];
};

export const tallyOverdueEnds = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  countWaiting(limitToAgency(soldLicences.ref, agencyId).where('remindAt', '<=', by), 'remindAt');

export const findLicencesToRemind = async (
  { agencyId, companyId }: Pick<SoldLicence, 'agencyId' | 'companyId'>,
  by: Timestamp,
  limit: number,
  work: Work,
): Promise<readonly SoldLicence[]> => {
  const due = soldLicences.ref
    .where('agencyId', '==', agencyId)
    .where('companyId', '==', companyId)
    .where('remindAt', '<=', by)
    .orderBy('remindAt')
    .limit(limit);
  return await work.findStored(soldLicences, due);
};

export const readSoldLicences = (ids: readonly string[]): Promise<readonly SoldLicence[]> =>
  soldLicences.getAll(ids);

export interface LicenceFilters {
  readonly agencyId: string;
  readonly companyId?: string | undefined;
  readonly talentId?: string | undefined;
  readonly stage?: LicenceFilter | undefined;
  readonly search?: string | undefined;
}

/** Parts of the complete list in order: next to end first. `waiting`: without a first day. */
const PARTS_OF_ALL = ['live', 'waiting', 'ended', 'gone'] as const;
type LicencePart = LicenceFilter | (typeof PARTS_OF_ALL)[number];

/** A list's parts in order; a stage is one part. */
export const getLicenceParts = (stage: LicenceFilter | undefined): readonly LicencePart[] =>
  stage === undefined ? PARTS_OF_ALL : [stage];

/** A part's licences in order, on a day (`YYYY-MM-DD`, in the agency's zone). */
const filterByPart = (query: Query, part: LicencePart, today: string): Query => {
  if (part === 'gone') return query.where('state', 'in', ['replaced', 'cancelled']).orderBy('soldOn', 'desc');
  const live = query.where('state', '==', 'live');
  if (part === 'waiting') return live.where('liveThrough', '==', null).orderBy('soldOn', 'desc');
  // No query matches both future and missing first days: lists filter the rest.
  if (part === 'upcoming') return live.orderBy('soldOn', 'desc');
  if (part === 'ended') return live.where('liveThrough', '<', today).orderBy('liveThrough', 'desc');
  const notOver = live.where('liveThrough', '>=', today);
  const shown = part === 'ending' ? notOver.where('liveThrough', '<=', addDays(today, ENDING_DAYS)) : notOver;
  return shown.orderBy('liveThrough');
};

const getOrderField = (part: LicencePart): 'soldOn' | 'liveThrough' =>
  part === 'upcoming' || part === 'waiting' || part === 'gone' ? 'soldOn' : 'liveThrough';

/** A page's start: a part of the list, or after a licence in it. */
export interface LicenceStart {
  readonly part: LicencePart;
  readonly day: string;
  readonly id: string;
}

const findPartLicences = async (
  { search = '', stage: _stage, ...fields }: LicenceFilters,
  part: LicencePart,
  today: string,
  after: LicenceStart | undefined,
  limit: number,
): Promise<readonly SoldLicence[]> => {
  let query: Query = soldLicences.ref.limit(limit);
  for (const [field, value] of Object.entries(fields))
    if (value !== undefined) query = query.where(field, '==', value);
  const [first] = getSearchPrefixes(search);
  if (first) query = query.where('words', 'array-contains', first);
  const isRising = part === 'live' || part === 'ending';
  const ordered = filterByPart(query, part, today).orderBy(FieldPath.documentId(), isRising ? 'asc' : 'desc');
  return soldLicences.find(after ? ordered.startAfter(after.day, after.id) : ordered);
};

export const findListedLicences = async (
  filters: LicenceFilters,
  today: string,
  after: LicenceStart | undefined,
  limit: number,
): Promise<{ readonly found: readonly SoldLicence[]; readonly next?: LicenceStart }> => {
  const parts = getLicenceParts(filters.stage);
  const found: SoldLicence[] = [];

  for (const part of after ? parts.slice(parts.indexOf(after.part)) : parts) {
    const start = after?.part === part ? after : undefined;
    found.push(...(await findPartLicences(filters, part, today, start, limit - found.length)));
    const last = found.at(-1);
    if (last && found.length === limit)
      return { found, next: { part, day: last[getOrderField(part)] ?? '', id: last.id } };
  }

  return { found };
};

export const findVoiceLicences = async (
  talentId: string,
  after: { readonly day: string; readonly id: string } | undefined,
  limit: number,
): Promise<readonly SoldLicence[]> => {
  const query = soldLicences.ref
    .where('talentId', '==', talentId)
    .orderBy('soldOn', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  return soldLicences.find(after ? query.startAfter(after.day, after.id) : query);
};

export const tallyEnding = (recordOwner: RecordOwner, today: string): Promise<Tally<SoldLicence>> =>
  tally(filterByPart(limitToOwner(soldLicences.ref, recordOwner), 'ending', today));

/** Counts licences offered to a company for a renewal, first offered first. */
export const tallyOffered = (recordOwner: RecordOwner): Promise<Tally<SoldLicence>> =>
  tally(
    limitToOwner(soldLicences.ref, recordOwner)
      .where('state', '==', 'live')
      .where('offeredAt', '>', Timestamp.fromMillis(0))
      .orderBy('offeredAt'),
  );

/** Licences that end between two days (`YYYY-MM-DD`), first to end first. */
export const findEndingLicences = (
  recordOwner: RecordOwner,
  from: string,
  through: string,
): Promise<readonly SoldLicence[]> =>
  findUpTo(
    limitToOwner(soldLicences.ref, recordOwner)
      .where('state', '==', 'live')
      .where('liveThrough', '>=', from)
      .where('liveThrough', '<=', through)
      .orderBy('liveThrough'),
    AGENDA_MAX,
  );
