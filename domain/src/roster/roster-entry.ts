import type { ConnectionSession } from '../connection/connection.ts';
import type { Demo, ReviewStatus } from '../demos/demos.ts';
import type { TalentRates } from '../rates/rates.ts';
import type { Days } from '../rates/vacations.ts';
import type { TalentScore } from '../scores/scores.ts';
import type { Talent } from '../talents/talents.ts';
import { LISTED_TERMS, NO_TERMS, type ListedTerms } from '../talents/talent-terms.ts';
import { pickFields } from '../values/fields.ts';
import { toRosterId, getRosterTraits } from './roster-traits.ts';
import { ROSTER_FIELDS, type RosterEntry } from './roster.ts';

/** Sources of a talent's roster entry in one agency; undefined: no such record. */
interface RosterSources {
  readonly talent: Talent;
  readonly demos: readonly Pick<Demo, 'reviewStatus'>[];
  readonly rates: Pick<TalentRates, 'currency' | 'sessionFee'> | undefined;
  readonly connection: Pick<ConnectionSession, 'status'> | undefined;
  readonly vacations: readonly Days[];
  readonly terms: ListedTerms | undefined;
  readonly score: Pick<TalentScore, 'total'> | undefined;
  /** Whether the agency keeps them out. */
  readonly isBlocked: boolean;
}

const sortMainFirst = ({ languages }: Talent): readonly string[] =>
  [...languages].sort((a, b) => Number(b.main) - Number(a.main)).map(({ alpha3 }) => alpha3);

const countDemos = (demos: RosterSources['demos']): Readonly<Record<ReviewStatus, number>> => {
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const { reviewStatus } of demos) counts[reviewStatus] += 1;
  return counts;
};

const sortByStart = (vacations: readonly Days[]): readonly Days[] =>
  vacations.map(({ from, to }) => ({ from, to })).sort((a, b) => (a.from < b.from ? -1 : 1));

/** A talent as one agency lists them, without what the entry is found by. */
export const toRosterFacts = (agencyId: string, sources: RosterSources): Omit<RosterEntry, 'is'> => {
  const { talent, rates, terms, score, connection } = sources;

  return {
    ...pickFields(talent, ROSTER_FIELDS),
    id: toRosterId(agencyId, talent.fullName, talent.id),
    agencyId,
    talentId: talent.id,
    languages: sortMainFirst(talent),
    ...pickFields(terms ?? NO_TERMS, LISTED_TERMS),
    status: sources.isBlocked ? 'blocked' : 'active',
    score: score?.total ?? null,
    demos: countDemos(sources.demos),
    connection: connection?.status ?? null,
    currency: rates?.currency ?? null,
    sessionFee: rates?.sessionFee ?? null,
    daysOff: sortByStart(sources.vacations),
    updatedAt: talent.updatedAt,
  };
};

/** A talent as one agency lists and finds them. */
export const toRosterEntry = (agencyId: string, sources: RosterSources): RosterEntry => {
  const facts = toRosterFacts(agencyId, sources);
  return { ...facts, is: getRosterTraits(facts) };
};
