import type { OnRequestItem, PartPrice, PriceLine, ProjectPrice } from './pricing.ts';
import type { ClientSees } from './rate-tables.ts';

/** The price details that an agency shows a client. */
interface ClientSight {
  readonly clientSees: ClientSees;
  readonly seesRates: boolean;
}

type Bound = PriceLine['bound'];

const sum = (lines: readonly PriceLine[]): number => lines.reduce((line, { amount }) => line + amount, 0);

/** Groups lines by role, in order, without project-wide lines. */
const groupByRole = (lines: readonly PriceLine[]): readonly (readonly PriceLine[])[] => {
  const found = new Map<string, PriceLine[]>();
  for (const line of lines) {
    if (!line.voiceId) continue;
    const key = `${line.voiceId} ${line.language ?? ''}`;
    const group = found.get(key);
    if (group) group.push(line);
    else found.set(key, [line]);
  }
  return [...found.values()];
};

/** Returns one line that sums these. */
const sumUp = (kind: 'agency' | 'role', bound: Bound, lines: readonly PriceLine[]): readonly PriceLine[] => {
  const [{ voiceId, character, language } = {}] = lines;
  if (lines.length === 0) return [];

  return [
    {
      kind,
      bound,
      ...(voiceId !== undefined && character !== undefined && language !== undefined
        ? { voiceId, character, language }
        : {}),
      factors: [],
      amount: sum(lines),
    },
  ];
};

/** Returns the bounds of a role's lines: one when exact, otherwise both. */
const getBounds = (lines: readonly PriceLine[]): readonly Bound[] => [
  ...new Set(lines.map(({ bound }) => bound)),
];

const OURS: readonly PriceLine['kind'][] = ['engineer', 'studio', 'commission'];

/** Removes a talent line's formula: usage fees and factors are the agency's. */
const omitFormula = (line: PriceLine): PriceLine => {
  const { base: _base, exchange: _exchange, ...view } = line;
  return line.kind === 'session' ? { ...line, factors: [] } : { ...view, factors: [] };
};

const toRoleLines = (lines: readonly PriceLine[], { seesRates }: ClientSight): readonly PriceLine[] =>
  getBounds(lines).flatMap((bound) => {
    const priceLines = lines.filter((line) => line.bound === bound);
    if (!seesRates) return sumUp('role', bound, priceLines);
    const agencyLines = priceLines.filter(({ kind }) => OURS.includes(kind));
    const talentLines = priceLines.filter(({ kind }) => !OURS.includes(kind));
    return [...talentLines.map(omitFormula), ...sumUp('agency', bound, agencyLines)];
  });

const toPartPrice =
  (seesPayments: boolean) =>
  <Part extends PartPrice>(part: Part): Part => {
    if (seesPayments) return part;
    const { talentTotalPayment: _paid, highest, ...shown } = part;
    return { ...shown, ...(highest ? { highest: { clientTotal: highest.clientTotal } } : {}) } as Part;
  };

const omitCurrency = ({ currency: _currency, ...request }: OnRequestItem): OnRequestItem => request;

/**
 * Returns a price as a client may see it. Without access to rates, no talent's fee and no parts that
 * reveal one; where the agency shows only totals, no lines or payments either.
 */
export const presentPriceToClient = (price: ProjectPrice, sight: ClientSight): ProjectPrice => {
  const { lines = [], onRequest, licensePriceBreakdown, rows, ...view } = price;
  const { clientSees, seesRates } = sight;
  const seesLines = clientSees === 'lines';
  const shown: readonly PriceLine[] = [
    ...groupByRole(lines).flatMap((priceLines) => toRoleLines(priceLines, sight)),
    ...lines.filter(({ kind }) => kind === 'express'),
  ];

  return {
    ...view,
    onRequest: seesRates ? onRequest : onRequest.map(omitCurrency),
    licensePriceBreakdown: licensePriceBreakdown.map(toPartPrice(seesLines && seesRates)),
    rows: rows.map(toPartPrice(seesLines && seesRates)),
    ...(seesLines ? { lines: shown } : {}),
  };
};
