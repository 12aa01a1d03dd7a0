import { coversLanguage } from './licences.ts';
import type { OtherCost, PartPrice, PriceRow } from './pricing.ts';
import { getAgencyPart, type RoleTerms, type RoleParts, type Terms } from './role-price.ts';
import { requireExact, sumAmounts } from './whole-numbers.ts';

/** A role with its parts at both bounds of the price; equal ones when it is exact. */
export interface RowsOfRole {
  readonly role: RoleTerms;
  readonly lowest: { readonly parts: RoleParts };
  readonly highest: { readonly parts: RoleParts };
}

type Amounts = (parts: RoleParts, role: RoleTerms) => { readonly talent: number; readonly client: number };

const BOUNDS = ['lowest', 'highest'] as const;

const sumRoles = (roles: readonly RowsOfRole[], amounts: Amounts, isExact: boolean): PartPrice => {
  const [lowest, highest] = BOUNDS.map((bound) => {
    const parts = roles.map((role) => amounts(role[bound].parts, role.role));
    return {
      talentTotalPayment: sumAmounts(parts.map(({ talent }) => talent)),
      clientTotal: sumAmounts(parts.map(({ client }) => client)),
    };
  });
  return { ...lowest, clientTotal: lowest?.clientTotal ?? 0, ...(isExact || !highest ? {} : { highest }) };
};

/** Returns a row per priced licence, with the languages that it covers together. */
const listLicences = (roles: readonly RowsOfRole[], isExact: boolean): readonly PriceRow[] => {
  const characters = [...new Set(roles.map(({ role }) => role.voiceId))];

  return characters.flatMap((voiceId) => {
    const rolesOfCharacter = roles.filter(({ role }) => role.voiceId === voiceId);
    const usages = new Map(
      rolesOfCharacter.flatMap(({ role }) => role.usages.map((usage) => [usage.licence.id, usage])),
    );

    return [...usages.values()]
      .filter(({ product }) => product !== null)
      .map(({ asset, licence }): PriceRow => {
        const covered = rolesOfCharacter.filter(({ role }) => coversLanguage(licence, role.language));
        const getIndex = ({ usages: all }: RoleTerms) =>
          all.findIndex((usage) => usage.licence.id === licence.id);
        const getAmounts: Amounts = ({ usages: amounts, charged }, role) => {
          const index = getIndex(role);
          return { talent: amounts[index] ?? 0, client: charged.usages[index] ?? 0 };
        };

        return {
          kind: 'licence',
          voiceId,
          character: covered[0]?.role.character ?? '',
          languages: covered.map(({ role }) => role.language),
          asset: asset.name,
          licenseId: licence.id,
          ...sumRoles(covered, getAmounts, isExact),
        };
      });
  });
};

/**
 * Returns the rows of a price. At each bound they add up to the total exactly: a range runs from the least expensive voices to the
 * most expensive ones, in every row.
 */
export const computeRows = (
  terms: Terms,
  roles: readonly RowsOfRole[],
  express: { readonly lowest: number; readonly highest: number },
  isExact: boolean,
): readonly PriceRow[] => {
  const getAgencyRow = (kind: 'engineer' | 'studio'): PartPrice => {
    const clientTotal = requireExact(getAgencyPart(terms, kind) * roles.length);
    const part = { talentTotalPayment: 0, clientTotal };
    return isExact ? part : { ...part, highest: part };
  };

  const surcharge: PartPrice = {
    talentTotalPayment: 0,
    clientTotal: express.lowest,
    ...(isExact ? {} : { highest: { talentTotalPayment: 0, clientTotal: express.highest } }),
  };

  const costs: readonly (readonly [OtherCost, PartPrice])[] = [
    [
      'session',
      sumRoles(roles, ({ session, charged }) => ({ talent: session, client: charged.session }), isExact),
    ],
    [
      'minimum',
      sumRoles(roles, ({ topUp, charged }) => ({ talent: topUp, client: charged.minimum }), isExact),
    ],
    [
      'exclusivity',
      sumRoles(
        roles,
        ({ exclusivity, charged }) => ({ talent: exclusivity, client: charged.exclusivity }),
        isExact,
      ),
    ],
    ['engineer', getAgencyRow('engineer')],
    ['studio', getAgencyRow('studio')],
    ['express', surcharge],
  ];

  return [
    ...listLicences(roles, isExact),
    ...costs
      .filter(([, { clientTotal, highest }]) => clientTotal > 0 || (highest?.clientTotal ?? 0) > 0)
      .map(([kind, part]) => ({ kind, ...part })),
  ];
};

/** Sums rows, from the least to the most expensive voices. */
export const sumRows = (
  rows: readonly Pick<PriceRow, 'clientTotal' | 'highest'>[],
): { readonly lowest: number; readonly highest: number } => ({
  lowest: sumAmounts(rows.map(({ clientTotal }) => clientTotal)),
  highest: sumAmounts(rows.map(({ clientTotal, highest }) => highest?.clientTotal ?? clientTotal)),
});

/** Returns the rows of licences, and those of everything else. */
export const splitRows = (
  rows: readonly PriceRow[],
): {
  readonly licences: readonly PriceRow[];
  readonly others: readonly (PriceRow & { readonly kind: OtherCost })[];
} => ({
  licences: rows.filter(({ kind }) => kind === 'licence'),
  others: rows.flatMap((row) => {
    const { kind } = row;
    return kind === 'licence' ? [] : [{ ...row, kind }];
  }),
});
