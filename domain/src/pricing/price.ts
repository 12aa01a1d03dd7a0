import { getRoleKey, groupByRole, getRoleFees, type RoleFees } from './candidates.ts';
import { coversLanguage } from './licences.ts';
import type { PriceInput } from './price-input.ts';
import type {
  LicencePayment,
  MissingPart,
  OnRequestItem,
  PriceLine,
  ProjectPrice,
  RateSource,
} from './pricing.ts';
import { FULL_BASIS_POINTS } from './rate-tables.ts';
import { computeBreakdown, type PricedRole } from './price-parts.ts';
import { computeRows } from './price-rows.ts';
import { getParts, priceRole, type RoleTerms, type RolePrice, type Terms } from './role-price.ts';
import { computeUsage, type Usage } from './usage.ts';
import { requireExact, compareText, takeShare, sumAmounts } from './whole-numbers.ts';

const compareNames = (a: { readonly name: string; readonly id: string }, b: typeof a): number =>
  compareText(a.name, b.name) || compareText(a.id, b.id);

const sortInput = ({ table, characters, languages, assets }: PriceInput) => ({
  languages: [...new Set(languages)].sort(compareText),
  characters: [...characters].sort(compareNames).map(({ id, name }) => {
    const pricedAssets = assets.filter(({ voiceId }) => voiceId === id).sort(compareNames);
    const usages = pricedAssets.flatMap((asset) =>
      [...asset.licences]
        .sort((a, b) => compareText(a.id, b.id))
        .map((licence) => computeUsage(table, asset, licence)),
    );
    return { id, name, assets: pricedAssets, usages };
  }),
});

type Sorted = ReturnType<typeof sortInput>;

/** Returns the usages in a language: the same list while no licence is limited to some, so that equal roles share it. */
const getUsagesIn = (usages: readonly Usage[], language: string): readonly Usage[] =>
  usages.every(({ licence }) => licence.languages === undefined)
    ? usages
    : usages.filter(({ licence }) => coversLanguage(licence, language));

const listMissing = ({ languages, characters }: Sorted): readonly MissingPart[] => [
  ...(characters.length === 0 ? [{ kind: 'characters' } as const] : []),
  ...(languages.length === 0 ? [{ kind: 'languages' } as const] : []),
  ...characters
    .filter(({ assets }) => assets.length === 0)
    .map(({ id }) => ({ kind: 'assets', id }) as const),
  ...characters
    .flatMap(({ assets }) => assets)
    .filter(({ licences }) => licences.length === 0)
    .map(({ id }) => ({ kind: 'licences', id }) as const),
  ...characters.flatMap(({ assets: [first], usages }) =>
    languages
      .filter((language) => usages.length > 0 && getUsagesIn(usages, language).length === 0)
      .map((language) => ({ kind: 'licences', language, ...(first && { id: first.id }) }) as const),
  ),
];

/** Returns every character per language. */
const getAllRoles = ({ languages, characters }: Sorted): readonly RoleTerms[] =>
  characters.flatMap(({ id, name, usages }) =>
    languages.map((language) => ({
      voiceId: id,
      character: name,
      language,
      usages: getUsagesIn(usages, language),
    })),
  );

/** Returns the roles to cast: every character with a licence, per language. */
const getRoles = (sorted: Sorted): readonly RoleTerms[] =>
  getAllRoles(sorted).filter(({ usages }) => usages.length > 0);

export const projectRoles = (input: PriceInput): readonly RoleTerms[] => getRoles(sortInput(input));

/** Returns the roles of a project, also those without a licence yet. */
export const projectAllRoles = (input: PriceInput): readonly RoleTerms[] => getAllRoles(sortInput(input));

export const getTerms = ({ table, sessionMinutes, commission, exclusivity }: PriceInput): Terms => ({
  table,
  sessionMinutes,
  exclusivity,
  commission: commission ?? table.commission,
});

/** Returns the surcharge of a project's type, in basis points: the agreed one, or the rate table's. */
export const computeSurcharge = ({
  type,
  surcharge,
  table,
}: Pick<PriceInput, 'type' | 'surcharge' | 'table'>): number =>
  type === 'express' ? (surcharge ?? table.expressSurcharge) : 0;

interface Bound {
  readonly client: number;
  readonly express: readonly PriceLine[];
}

/** Returns what the client is bound to by ordering: the prices of the roles and the express amount on top of them. */
const computeBound = (prices: readonly RolePrice[], surcharge: number): Bound => {
  const before = sumAmounts(prices.map(({ client }) => client));
  const amount = takeShare(before, surcharge, FULL_BASIS_POINTS);

  const line: PriceLine = {
    kind: 'express',
    bound: 'both',
    base: before,
    factors: [{ kind: 'express', code: '', label: '', factor: surcharge }],
    amount,
  };

  return { client: requireExact(before + amount), express: surcharge > 0 ? [line] : [] };
};

/** Merges both bounds' lines: equal ones once, others marked by bound. */
const mergeBounds = <Line extends PriceLine>(
  lowest: readonly Line[],
  highest: readonly Line[],
): readonly PriceLine[] =>
  lowest === highest
    ? lowest
    : [
        ...lowest.map((line) => ({ ...line, bound: 'lowest' as const })),
        ...highest.map((line) => ({ ...line, bound: 'highest' as const })),
      ];

const countSources = (fees: readonly RoleFees[]): Readonly<Record<RateSource, number>> => {
  const roles = { chosen: 0, shortlisted: 0, table: 0 };
  for (const { source } of fees) roles[source] += 1;
  return roles;
};

const listOnRequest = (usages: readonly Usage[], fees: readonly RoleFees[]): readonly OnRequestItem[] => [
  ...usages.flatMap(({ onRequest }) => onRequest),
  ...fees.flatMap(({ onRequest }) => onRequest),
];

/**
 * Returns a project's price: per role the session and usage of each licence by the voice's fees (at least
 * their minimum), engineer and studio, and the client's commission on the talent's part.
 * Express adds a surcharge on everything, without changing talents' fees. Independent of list order. Throws `PriceTooLarge` beyond exact numbers.
 */
export const computePrice = (input: PriceInput): ProjectPrice => {
  const { table } = input;
  const terms = getTerms(input);
  const project = sortInput(input);
  const roles = getRoles(project);
  const candidates = groupByRole(input.candidates);

  const priced = roles.map((role) => {
    const fees = getRoleFees(terms, role, candidates);
    const lowest = priceRole(terms, role, fees.lowest, fees.source);
    return {
      role,
      fees,
      lowest,
      highest: fees.highest ? priceRole(terms, role, fees.highest, fees.source) : lowest,
    };
  });

  const fees = priced.map((item) => item.fees);

  const view = {
    currency: table.currency,
    rateTableVersion: table.version,
    missing: listMissing(project),
    onRequest: listOnRequest(
      project.characters.flatMap(({ usages }) => usages),
      fees,
    ),
    roles: countSources(fees),
    unchosen: roles
      .filter((role) => !candidates.get(getRoleKey(role))?.some(({ isChosen }) => isChosen))
      .map(({ voiceId, character, language }) => ({ voiceId, character, language })),
  };
  if (roles.length === 0) return { ...view, licensePriceBreakdown: [], rows: [], lines: [] };

  const surcharge = computeSurcharge(input);
  const isExact = fees.every(({ highest }) => !highest);
  const lowest = computeBound(
    priced.map((role) => role.lowest),
    surcharge,
  );
  const highest = isExact
    ? lowest
    : computeBound(
        priced.map((role) => role.highest),
        surcharge,
      );
  const parts: readonly PricedRole[] = priced.map(({ role, fees: { parts: roleParts } }) => ({
    role,
    parts: roleParts,
  }));
  const expressCost = { lowest: lowest.express[0]?.amount ?? 0, highest: highest.express[0]?.amount ?? 0 };

  return {
    ...view,
    ...(isExact ? { total: lowest.client } : { lowest: lowest.client, highest: highest.client }),
    licensePriceBreakdown: computeBreakdown(parts, isExact),
    rows: computeRows(terms, priced, expressCost, isExact),
    lines: [
      ...priced.flatMap((role) => mergeBounds(role.lowest.lines, role.highest.lines)),
      ...mergeBounds(lowest.express, highest.express),
    ],
  };
};

type TalentInput = Omit<PriceInput, 'candidates' | 'commission' | 'type'>;

/** A talent's pay: per priced licence, for sessions, the supplement up to their minimum, and for exclusivity. */
interface TalentPayments {
  readonly licences: readonly LicencePayment[];
  readonly session: number;
  readonly minimum: number;
  readonly exclusivity: number;
}

/** Returns a talent's pay for those roles; null while no character has a licence. */
export const computeTalentPayments = (
  input: TalentInput,
  fees: RoleFees['lowest'],
  isTheirs: (role: RoleTerms) => boolean,
): TalentPayments | null => {
  const { table, sessionMinutes, exclusivity } = input;
  const terms: Terms = { table, sessionMinutes, exclusivity, commission: 0 };
  const all = getRoles(sortInput({ ...input, candidates: [], commission: 0, type: 'regular' }));
  const talentLines = all
    .filter(isTheirs)
    .map((role): PricedRole => ({ role, parts: [getParts(terms, role, fees)] }));
  if (talentLines.length === 0) return null;

  const paid = talentLines.flatMap(({ parts }) => parts);

  return {
    licences: computeBreakdown(talentLines, true).map(({ licenseId, talentTotalPayment = 0 }) => ({
      licenseId,
      talentTotalPayment,
    })),
    session: sumAmounts(paid.map(({ session }) => session)),
    minimum: sumAmounts(paid.map(({ topUp }) => topUp)),
    exclusivity: sumAmounts(paid.map((part) => part.exclusivity)),
  };
};

/** Returns what a client pays for a talent in those roles, with commission and without studio; null while no character has a licence. */
export const computeVoicePart = (
  input: TalentInput & Pick<Terms, 'commission'>,
  fees: RoleFees['lowest'],
  isTheirs: (role: RoleTerms) => boolean,
): number | null => {
  const all = getRoles(sortInput({ ...input, candidates: [], type: 'regular' })).filter(isTheirs);
  const parts = all.map((role) => getParts(input, role, fees));
  return parts.length === 0
    ? null
    : sumAmounts(parts.flatMap(({ talent, commission }) => [talent, commission]));
};

/** Returns a talent's total pay for those roles; null while no character has a licence. */
export const computeTalentPrice = (...of: Parameters<typeof computeTalentPayments>): number | null => {
  const paid = computeTalentPayments(...of);
  if (!paid) return null;
  const usage = paid.licences.map(({ talentTotalPayment }) => talentTotalPayment);
  return sumAmounts([...usage, paid.session, paid.minimum, paid.exclusivity]);
};
