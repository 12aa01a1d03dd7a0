import type { Transaction } from 'firebase-admin/firestore';
import type { Membership } from '@domain/access/memberships.ts';
import { toRosterEntry, type RosterSources } from '@domain/roster/roster-entry.ts';
import { rosterId, rosterTraits } from '@domain/roster/roster-traits.ts';
import type { RosterEntry } from '@domain/roster/roster.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { collection } from '../firestore/collection.ts';
import { toRecord } from '../firestore/db.ts';
import { readConnectionSession } from './connection-sessions.ts';
import { findTalentDemos } from './demos.ts';
import { readMemberships } from './memberships.ts';
import { readRates } from './talent-rates.ts';
import { readScore } from './talent-scores.ts';
import { readTerms } from './talent-terms.ts';
import { findVacations } from './vacations.ts';

export const roster = collection<RosterEntry>('roster');

type OfAgency = Pick<RosterSources, 'terms' | 'score' | 'isBlocked'>;
type Shared = Omit<RosterSources, keyof OfAgency>;

/** A transaction's changes of the sources; omitted fields are as read. */
interface RosterChange extends Partial<Shared> {
  readonly inAgencies?: Readonly<Record<string, Partial<OfAgency>>>;
}

const readForAgency = async (
  agencyId: string,
  talentId: string,
  all: readonly Membership[],
  transaction: Transaction,
): Promise<OfAgency> => ({
  terms: await readTerms(agencyId, talentId, transaction),
  score: await readScore(agencyId, talentId, transaction),
  isBlocked: all.some((one) => one.agencyId === agencyId && one.role === 'talent' && one.blocked),
});

const readShared = async (talent: Talent, transaction: Transaction): Promise<Shared> => ({
  talent,
  demos: await findTalentDemos(talent.id, transaction),
  rates: await readRates(talent.id, transaction),
  connection: await readConnectionSession(talent.id, transaction),
  vacations: await findVacations(talent.id, transaction),
});

/** Writes a talent's roster entries after a change, in current and joining agencies. A rename changes their sort position. */
export const updateRoster = async (
  transaction: Transaction,
  talent: Talent,
  { inAgencies = {}, ...change }: RosterChange,
  joining: readonly string[] = [],
): Promise<void> => {
  const shared = await readShared(talent, transaction);
  const all = await readMemberships(talent.id, transaction);
  const write = async (agencyId: string): Promise<void> => {
    const ofAgency = await readForAgency(agencyId, talent.id, all, transaction);
    const entry = toRosterEntry(agencyId, { ...shared, ...ofAgency, ...change, ...inAgencies[agencyId] });
    const before = rosterId(agencyId, talent.fullName, talent.id);
    if (before !== entry.id) roster.delete(transaction, before);
    roster.set(transaction, entry);
  };
  await Promise.all([...new Set([...talent.agencyIds, ...joining])].map(write));
};

export const createEntry = (transaction: Transaction, agencyId: string, talent: Talent): void => {
  const unsaid = { rates: undefined, connection: undefined, terms: undefined, score: undefined };
  const nothing = { ...unsaid, demos: [], vacations: [] };
  const entry = toRosterEntry(agencyId, { ...nothing, talent, isBlocked: false });
  roster.set(transaction, entry);
};

export const removeEntry = (transaction: Transaction, agencyId: string, { id, fullName }: Talent): void => {
  roster.delete(transaction, rosterId(agencyId, fullName, id));
};

/** An agency's entries of some talents, in order; undefined for missing ones. */
export const readEntries = async (
  agencyId: string,
  talents: readonly Talent[],
  transaction: Transaction,
): Promise<readonly (RosterEntry | undefined)[]> => {
  if (talents.length === 0) return [];
  const refs = talents.map(({ id, fullName }) => roster.doc(rosterId(agencyId, fullName, id)));
  return (await transaction.getAll(...refs)).map((snapshot) => toRecord<RosterEntry>(snapshot));
};

/** Writes an entry's tags without its other sources. */
export const writeTags = (transaction: Transaction, entry: RosterEntry, tags: readonly string[]): void => {
  roster.update(transaction, entry.id, { tags, is: rosterTraits({ ...entry, tags }) });
};
