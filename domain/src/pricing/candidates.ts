import { feesOf, usualFees, type Fees } from './fees.ts';
import type { Candidate, PriceInput } from './price-input.ts';
import type { OnRequest, RateSource } from './pricing.ts';
import { talentPart, type Role, type Terms } from './role-price.ts';
import { inOrder } from './whole-numbers.ts';

/** Whose fees a role is priced by, at the least and at the most. */
export interface RoleFees {
  readonly source: RateSource;
  readonly lowest: Fees;
  /** Absent: the price of the role is exact. */
  readonly highest?: Fees;
  readonly onRequest: readonly OnRequest[];
}

const roleKey = ({ voiceId, language }: Pick<Candidate, 'voiceId' | 'language'>): string =>
  `${voiceId} ${language}`;

/** Candidates by the role that they may be heard in. */
export const byRole = (candidates: PriceInput['candidates']): ReadonlyMap<string, readonly Candidate[]> => {
  const found = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const known = found.get(roleKey(candidate));
    if (known) known.push(candidate);
    else found.set(roleKey(candidate), [candidate]);
  }
  return found;
};

const keyOf = ({ fees }: Candidate): string =>
  fees ? JSON.stringify([fees.currency, fees.sessionFee, fees.usageFee, fees.minimumFee]) : '';

/** Each set of fees once, in an order that does not depend on theirs. */
const distinct = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.length < 2
    ? candidates
    : [...new Map(candidates.map((candidate) => [keyOf(candidate), candidate])).entries()]
        .sort(([one], [other]) => inOrder(one, other))
        .map(([, candidate]) => candidate);

/** The chosen voice decides; without one all that are shortlisted do, and without these the table. */
export const roleFees = (
  terms: Terms,
  role: Role,
  candidates: ReadonlyMap<string, readonly Candidate[]>,
): RoleFees => {
  const all = candidates.get(roleKey(role)) ?? [];
  const chosen = all.filter(({ isChosen }) => isChosen);
  const source = chosen.length > 0 ? 'chosen' : 'shortlisted';
  const asked = distinct(chosen.length > 0 ? chosen : all).map(({ fees }) => ({
    fees,
    paid: feesOf(terms.table, fees),
  }));
  const [only] = asked;
  // Nothing is to be compared, as in most roles once voices are chosen.
  if (asked.length === 1 && only?.paid) return { source, lowest: only.paid, onRequest: [] };
  const { voiceId, language } = role;
  const onRequest = asked
    .filter(({ paid }) => !paid)
    .map(({ fees }): OnRequest => ({
      reason: 'noExchangeRate',
      voiceId,
      language,
      ...(fees ? { currency: fees.currency } : {}),
    }));
  const priced = asked
    .flatMap(({ paid }) => (paid ? [{ paid, part: talentPart(terms, role, paid) }] : []))
    .sort((one, other) => one.part - other.part);
  const [first, last] = [priced[0], priced.at(-1)];
  if (!first || !last) return { source: 'table', lowest: usualFees(terms.table), onRequest };
  return {
    source,
    lowest: first.paid,
    ...(last.part > first.part ? { highest: last.paid } : {}),
    onRequest,
  };
};
