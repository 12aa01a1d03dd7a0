import { byRole, roleFees, type RoleFees } from './candidates.ts';
import type { PriceInput } from './price-input.ts';
import type {
  LicencePayment,
  LicencePrice,
  MissingPart,
  OnRequest,
  PriceLine,
  ProjectPrice,
  RateSource,
} from './pricing.ts';
import { WHOLE } from './rate-tables.ts';
import { priceRole, type Role, type RolePrice, type Terms } from './role-price.ts';
import { split } from './split.ts';
import { usageOf, type Usage } from './usage.ts';
import { exact, inOrder, shareOf, sumOf } from './whole-numbers.ts';

const byName = (one: { readonly name: string; readonly id: string }, other: typeof one): number =>
  inOrder(one.name, other.name) || inOrder(one.id, other.id);

/** Characters with what is recorded of them, and languages, all in one order. */
const sorted = ({ table, characters, languages, assets }: PriceInput) => ({
  languages: [...new Set(languages)].sort(inOrder),
  characters: [...characters].sort(byName).map(({ id, name }) => {
    const own = assets.filter(({ voiceId }) => voiceId === id).sort(byName);
    const usages = own.flatMap((asset) =>
      [...asset.licences]
        .sort((one, other) => inOrder(one.id, other.id))
        .map((licence) => usageOf(table, asset, licence)),
    );
    return { id, name, assets: own, usages };
  }),
});

type Sorted = ReturnType<typeof sorted>;

const missingIn = ({ languages, characters }: Sorted): readonly MissingPart[] => [
  ...(characters.length === 0 ? [{ kind: 'characters' } as const] : []),
  ...(languages.length === 0 ? [{ kind: 'languages' } as const] : []),
  ...characters
    .filter(({ assets }) => assets.length === 0)
    .map(({ id }) => ({ kind: 'assets', id }) as const),
  ...characters
    .flatMap(({ assets }) => assets)
    .filter(({ licences }) => licences.length === 0)
    .map(({ id }) => ({ kind: 'licences', id }) as const),
];

/** What a project has to cast: every character of which something is licensed, in every language. */
const rolesOf = ({ languages, characters }: Sorted): readonly Role[] =>
  characters
    .filter(({ usages }) => usages.length > 0)
    .flatMap(({ id, name, usages }) =>
      languages.map((language) => ({ voiceId: id, character: name, language, usages })),
    );

/** Basis points that a kind of project pays more. */
const surchargeOf = ({ type, table }: PriceInput): number =>
  type === 'express' ? table.expressSurcharge : 0;

/** A whole price at one of its bounds. */
interface Bound {
  readonly talent: number;
  readonly client: number;
  readonly express: readonly PriceLine[];
  /** By licence. */
  readonly parts: ReadonlyMap<string, { readonly talent: number; readonly client: number }>;
}

/** A role with its price at one of the bounds. */
interface PricedRole {
  readonly role: Role;
  readonly price: RolePrice;
}

const boundOf = (roles: readonly PricedRole[], surcharge: number): Bound => {
  const parts = new Map<string, { talent: number; client: number }>();
  for (const { role, price } of roles) {
    role.usages.forEach(({ licence: { id } }, at) => {
      const so = parts.get(id) ?? { talent: 0, client: 0 };
      so.talent = exact(so.talent + (price.talentParts[at] ?? 0));
      so.client = exact(so.client + (price.clientParts[at] ?? 0));
      parts.set(id, so);
    });
  }
  const talent = sumOf(roles.map(({ price }) => price.talent));
  const before = sumOf(roles.map(({ price }) => price.client));
  const more = shareOf(before, surcharge, WHOLE);
  // By licence id, so that the order of characters does not decide who gets the last unit.
  const all = [...parts.entries()].sort(([one], [other]) => inOrder(one, other)).map(([, part]) => part);
  const shares = split(
    more,
    all.map(({ client }) => client),
  );
  all.forEach((part, at) => (part.client = exact(part.client + (shares[at] ?? 0))));
  const line = (): PriceLine => ({
    kind: 'express',
    bound: 'both',
    base: before,
    factors: [{ kind: 'express', code: '', label: '', factor: surcharge }],
    amount: more,
  });
  return { talent, client: exact(before + more), express: surcharge > 0 ? [line()] : [], parts };
};

const breakdownOf = (lowest: Bound, highest: Bound): readonly LicencePrice[] => {
  const told = (bound: Bound, id: string) => {
    const { talent = 0, client = 0 } = bound.parts.get(id) ?? {};
    return { talentTotalPayment: talent, clientTotal: client };
  };
  return [...lowest.parts.keys()].sort(inOrder).map((licenseId) => ({
    licenseId,
    ...told(lowest, licenseId),
    ...(highest === lowest ? {} : { highest: told(highest, licenseId) }),
  }));
};

/** Lines of both bounds: once where they are the same, and by the bound that they are in where not. */
const together = <Line extends PriceLine>(
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

const onRequestIn = (usages: readonly Usage[], fees: readonly RoleFees[]): readonly OnRequest[] => [
  ...usages.flatMap(({ onRequest }) => onRequest),
  ...fees.flatMap(({ onRequest }) => onRequest),
];

/**
 * What a project costs: for every role the session and the usage of each licence in that language by the fees of its voice,
 * at least that voice's minimum; engineer and studio; the client's commission on the talent's part; and for express
 * projects a surcharge on all of it, which the client pays and talents' fees do not change by. The same input gives the
 * same price, whatever the order of its lists. Throws `PriceTooLarge` where numbers cannot hold an amount.
 */
export const priceOf = (input: PriceInput): ProjectPrice => {
  const { table, sessionMinutes } = input;
  const terms: Terms = { table, sessionMinutes, commission: input.commission ?? table.commission };
  const project = sorted(input);
  const roles = rolesOf(project);
  const candidates = byRole(input.candidates);
  const priced = roles.map((role) => {
    const fees = roleFees(terms, role, candidates);
    const lowest = priceRole(terms, role, fees.lowest, fees.source);
    return {
      role,
      fees,
      lowest,
      highest: fees.highest ? priceRole(terms, role, fees.highest, fees.source) : lowest,
    };
  });
  const fees = priced.map((one) => one.fees);
  const told = {
    currency: table.currency,
    rateTableVersion: table.version,
    missing: missingIn(project),
    onRequest: onRequestIn(
      project.characters.flatMap(({ usages }) => usages),
      fees,
    ),
    roles: countSources(fees),
  };
  if (roles.length === 0) return { ...told, licensePriceBreakdown: [], lines: [] };

  const at = (bound: 'lowest' | 'highest') => priced.map(({ role, [bound]: price }) => ({ role, price }));
  const surcharge = surchargeOf(input);
  const lowest = boundOf(at('lowest'), surcharge);
  const isExact = fees.every(({ highest }) => !highest);
  const highest = isExact ? lowest : boundOf(at('highest'), surcharge);
  return {
    ...told,
    ...(isExact ? { total: lowest.client } : { lowest: lowest.client, highest: highest.client }),
    licensePriceBreakdown: breakdownOf(lowest, highest),
    lines: [
      ...priced.flatMap((role) => together(role.lowest.lines, role.highest.lines)),
      ...together(lowest.express, highest.express),
    ],
  };
};

type TalentInput = Omit<PriceInput, 'candidates' | 'commission' | 'type'>;

/** What somebody earns in those roles for each licence. Empty while none of their characters has a licence. */
export const talentPaymentsOf = (
  input: TalentInput,
  fees: RoleFees['lowest'],
  isTheirs: (role: Role) => boolean,
): readonly LicencePayment[] => {
  const terms: Terms = { table: input.table, sessionMinutes: input.sessionMinutes, commission: 0 };
  const earned = new Map<string, number>();
  for (const role of rolesOf(sorted({ ...input, candidates: [], commission: 0, type: 'regular' }))) {
    if (!isTheirs(role)) continue;
    const { talentParts } = priceRole(terms, role, fees, 'chosen');
    role.usages.forEach(({ licence: { id } }, at) => {
      earned.set(id, exact((earned.get(id) ?? 0) + (talentParts[at] ?? 0)));
    });
  }
  return [...earned].map(([licenseId, talentTotalPayment]) => ({ licenseId, talentTotalPayment }));
};

/** What somebody earns in those roles altogether; null while none of their characters has a licence. */
export const talentPriceOf = (
  input: TalentInput,
  fees: RoleFees['lowest'],
  isTheirs: (role: Role) => boolean,
): number | null => {
  const payments = talentPaymentsOf(input, fees, isTheirs);
  if (payments.length === 0) return null;
  return sumOf(payments.map(({ talentTotalPayment }) => talentTotalPayment));
};
