import { computeFees, getUsualFees, type Fees } from './fees.ts';
import type { Candidate, PriceInput } from './price-input.ts';
import type { OnRequestItem, RateSource } from './pricing.ts';
import { getParts, type RoleTerms, type RoleParts, type Terms } from './role-price.ts';
import { compareText } from './whole-numbers.ts';

export interface RoleFees {
  readonly source: RateSource;
  readonly lowest: Fees;
  /** Absent: the role's price is exact. */
  readonly highest?: Fees;
  /** The role's parts per possible set of fees; one when exact. */
  readonly parts: readonly RoleParts[];
  readonly onRequest: readonly OnRequestItem[];
}

export const getRoleKey = ({ voiceId, language }: Pick<Candidate, 'voiceId' | 'language'>): string =>
  `${voiceId} ${language}`;

export const groupByRole = (
  candidates: PriceInput['candidates'],
): ReadonlyMap<string, readonly Candidate[]> => {
  const found = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const group = found.get(getRoleKey(candidate));
    if (group) group.push(candidate);
    else found.set(getRoleKey(candidate), [candidate]);
  }
  return found;
};

const getKey = ({ fees, agreed }: Candidate): string =>
  JSON.stringify([fees && [fees.currency, fees.sessionFee, fees.usageFee, fees.minimumFee], agreed]);

/** Returns distinct sets of fees, in an order independent of the candidates'. */
const dedupe = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.length < 2
    ? candidates
    : [...new Map(candidates.map((candidate) => [getKey(candidate), candidate])).entries()]
        .sort(([a], [b]) => compareText(a, b))
        .map(([, candidate]) => candidate);

/** Returns a role's fees: the chosen voice's, else the shortlisted ones', else the table's. */
export const getRoleFees = (
  terms: Terms,
  role: RoleTerms,
  candidates: ReadonlyMap<string, readonly Candidate[]>,
): RoleFees => {
  const all = candidates.get(getRoleKey(role)) ?? [];
  const chosen = all.filter(({ isChosen }) => isChosen);
  const source = chosen.length > 0 ? 'chosen' : 'shortlisted';
  const requests = dedupe(chosen.length > 0 ? chosen : all).map(({ fees, agreed }) => ({
    fees,
    paid: computeFees(terms.table, fees, agreed),
  }));
  const [only] = requests;

  const exactly = (of: RateSource, paid: Fees, onRequest: readonly OnRequestItem[]): RoleFees => ({
    source: of,
    lowest: paid,
    parts: [getParts(terms, role, paid)],
    onRequest,
  });

  // Nothing to compare, as in most roles once voices are chosen.
  if (requests.length === 1 && only?.paid) return exactly(source, only.paid, []);

  const { voiceId, language } = role;

  const onRequest = requests
    .filter(({ paid }) => !paid)
    .map(({ fees }): OnRequestItem => ({
      reason: 'noExchangeRate',
      voiceId,
      language,
      ...(fees ? { currency: fees.currency } : {}),
    }));

  const chargedFor = ({ talent, commission }: RoleParts): number => talent + commission;
  const priced = requests
    .flatMap(({ paid }) => (paid ? [{ paid, parts: getParts(terms, role, paid) }] : []))
    .sort((a, b) => chargedFor(a.parts) - chargedFor(b.parts));
  const [first, last] = [priced[0], priced.at(-1)];
  if (!first || !last) return exactly('table', getUsualFees(terms.table), onRequest);
  if (chargedFor(first.parts) === chargedFor(last.parts)) return exactly(source, first.paid, onRequest);

  return {
    source,
    lowest: first.paid,
    highest: last.paid,
    parts: priced.map(({ parts }) => parts),
    onRequest,
  };
};
