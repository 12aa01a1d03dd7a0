import type { Membership } from '@domain/access/memberships.ts';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { ConnectionSession } from '@domain/connection/connection.ts';
import type { Rehearsal } from '@domain/connection/rehearsals.ts';
import type { Demo, DemoCache } from '@domain/demos/demos.ts';
import type { TestedVoice } from '@domain/demos/tested-voices.ts';
import type { TalentRateCard, TalentRates, Vacation } from '@domain/rates/rates.ts';
import type { RosterEntry } from '@domain/roster/roster.ts';
import type { TalentScore } from '@domain/scores/scores.ts';
import { EMPTY_PROFILE } from '@domain/talents/talent-record.ts';
import type { TalentTerms } from '@domain/talents/talent-terms.ts';
import type { Talent, TalentCache } from '@domain/talents/talents.ts';
import { AGENCIES_OF_TALENT } from '@domain/talents/with-agencies.ts';
import { toRecord } from '../firestore/db.ts';
import { inside, findRecords, refTo, type Moment } from './moment.ts';

interface Repeating {
  readonly id: string;
  readonly agencyIds: readonly string[];
}

export interface TalentSources {
  readonly talent: Talent;
  readonly memberships: readonly Membership[];
  readonly demos: readonly Demo[];
  readonly cards: readonly TalentRateCard[];
  readonly rehearsals: readonly Rehearsal[];
  readonly tested: readonly TestedVoice[];
  readonly entries: readonly RosterEntry[];
  readonly places: readonly CastingDemo[];
  readonly auditions: readonly AuditionEntry[];
  readonly vacations: readonly Vacation[];
  readonly dossiers: readonly Repeating[];
  readonly terms: ReadonlyMap<string, TalentTerms>;
  readonly scores: ReadonlyMap<string, TalentScore>;
  readonly halves: ReadonlyMap<string, DemoCache>;
  readonly publicHalf: TalentCache | undefined;
  readonly rates: TalentRates | undefined;
  readonly connection: ConnectionSession | undefined;
  readonly own: readonly (readonly [CollectionName, Repeating])[];
}

export const byId = <Record extends { readonly id: string }>(
  records: readonly Record[],
): ReadonlyMap<string, Record> => new Map(records.map((record) => [record.id, record]));

const named = async (
  moment: Moment,
  wanted: readonly (readonly [CollectionName, readonly string[]])[],
): Promise<<Record extends { readonly id: string }>(collection: CollectionName) => readonly Record[]> => {
  const refs = wanted.flatMap(([collection, ids]) => ids.map((id) => refTo(moment, collection, id)));
  const found = await moment.transaction.getAll(...refs);
  return <Record extends { readonly id: string }>(collection: CollectionName) =>
    found
      .filter(({ ref }) => ref.parent.id === collection)
      .flatMap((snapshot) => toRecord<Record>(snapshot) ?? []);
};

/** Reads all sources of a talent. Undefined when erased or being erased, so nothing is rebuilt. */
export const findTalentSources = async (moment: Moment, id: string): Promise<TalentSources | undefined> => {
  const [snapshot, request] = await moment.transaction.getAll(
    refTo(moment, 'talents', id),
    refTo(moment, 'deletionRequests', id),
  );
  const stored = snapshot && toRecord<Talent>(snapshot);
  if (!stored || request?.get('state') === 'erasing') return undefined;
  const talent: Talent = { ...EMPTY_PROFILE, ...stored };
  const naming = <Record extends { readonly id: string }>(collection: CollectionName, field = 'talentId') =>
    findRecords<Record>(moment, inside(moment, collection).where(field, '==', id));
  const [memberships, demos, halves, cards, rehearsals, tested, entries, places, auditions, vacations] =
    await Promise.all([
      naming<Membership>('memberships', 'userId'),
      naming<Demo>('demos'),
      naming<DemoCache>('demoCache'),
      naming<TalentRateCard>('talentRateCards'),
      naming<Rehearsal>('rehearsals'),
      naming<TestedVoice>('testedVoices'),
      naming<RosterEntry>('roster'),
      naming<CastingDemo>('castingDemos'),
      naming<AuditionEntry>('auditionEntries'),
      naming<Vacation>('vacations'),
    ]);
  const ofAgencies = talent.agencyIds.map((agencyId) => `${agencyId}_${id}`);
  const known = new Set(halves.map((half) => half.id));
  const found = await named(moment, [
    ...AGENCIES_OF_TALENT.map((collection) => [collection, [id]] as const),
    ['talentCache', [id]],
    ['talentTerms', ofAgencies],
    ['talentScores', ofAgencies],
    ['demoDossiers', demos.map((demo) => demo.id)],
    // A public half that names another talent is found by its own id only.
    ['demoCache', demos.filter((demo) => demo.approved && !known.has(demo.id)).map((demo) => demo.id)],
  ]);
  return {
    ...{ talent, memberships, demos, cards, rehearsals, tested, entries, places, auditions, vacations },
    dossiers: found<Repeating>('demoDossiers'),
    terms: byId(found<TalentTerms>('talentTerms')),
    scores: byId(found<TalentScore>('talentScores')),
    halves: byId([...halves, ...found<DemoCache>('demoCache')]),
    publicHalf: found<TalentCache>('talentCache')[0],
    rates: found<TalentRates>('talentRates')[0],
    connection: found<ConnectionSession>('connectionSessions')[0],
    own: AGENCIES_OF_TALENT.flatMap((collection) =>
      found<Repeating>(collection).map((record) => [collection, record] as const),
    ),
  };
};
