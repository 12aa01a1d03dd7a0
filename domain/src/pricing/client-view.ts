import type { OnRequest, PartPrice, PriceLine, ProjectPrice } from './pricing.ts';
import type { ClientSees } from './rate-tables.ts';

/** What an agency lets one of its clients know of a price. */
export interface ClientSight {
  readonly clientSees: ClientSees;
  /** Whether this client was granted to see what talents ask for. */
  readonly seesRates: boolean;
}

type Bound = PriceLine['bound'];

const sum = (lines: readonly PriceLine[]): number => lines.reduce((so, { amount }) => so + amount, 0);

/** Lines by the role that they are of, in their order; those of the whole project are left out. */
const linesByRole = (lines: readonly PriceLine[]): readonly (readonly PriceLine[])[] => {
  const found = new Map<string, PriceLine[]>();
  for (const line of lines) {
    if (!line.voiceId) continue;
    const key = `${line.voiceId} ${line.language ?? ''}`;
    const known = found.get(key);
    if (known) known.push(line);
    else found.set(key, [line]);
  }
  return [...found.values()];
};

/** One line that stands for all of these. */
const summedUp = (
  kind: 'agency' | 'role',
  bound: Bound,
  lines: readonly PriceLine[],
): readonly PriceLine[] => {
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

/** The bounds that lines of a role are of: it is exact as a whole, or has all its lines once for each. */
const boundsOf = (lines: readonly PriceLine[]): readonly Bound[] => [
  ...new Set(lines.map(({ bound }) => bound)),
];

const OURS: readonly PriceLine['kind'][] = ['engineer', 'studio', 'commission'];

/** A line of the talent's part without what it was multiplied by: fees for usage and factors are the agency's to know. */
const withoutFormula = (line: PriceLine): PriceLine => {
  const { base: _base, exchange: _exchange, ...told } = line;
  return line.kind === 'session' ? { ...line, factors: [] } : { ...told, factors: [] };
};

const roleLines = (lines: readonly PriceLine[], { seesRates }: ClientSight): readonly PriceLine[] =>
  boundsOf(lines).flatMap((bound) => {
    const own = lines.filter((line) => line.bound === bound);
    if (!seesRates) return summedUp('role', bound, own);
    const ours = own.filter(({ kind }) => OURS.includes(kind));
    const theirs = own.filter(({ kind }) => !OURS.includes(kind));
    return [...theirs.map(withoutFormula), ...summedUp('agency', bound, ours)];
  });

const partPrice =
  (seesPayments: boolean) =>
  <Part extends PartPrice>(part: Part): Part => {
    if (seesPayments) return part;
    const { talentTotalPayment: _paid, highest, ...own } = part;
    return { ...own, ...(highest ? { highest: { clientTotal: highest.clientTotal } } : {}) } as Part;
  };

const withoutCurrency = ({ currency: _currency, ...request }: OnRequest): OnRequest => request;

/**
 * A price as a client of the agency may know it. Without the grant to see rates it holds no talent's fee, nor parts that
 * one could be told from; where the agency shows totals alone, no lines and no payments either.
 */
export const priceForClient = (price: ProjectPrice, sight: ClientSight): ProjectPrice => {
  const { lines = [], onRequest, licensePriceBreakdown, otherCosts, ...told } = price;
  const { clientSees, seesRates } = sight;
  const seesLines = clientSees === 'lines';
  const shown: readonly PriceLine[] = [
    ...linesByRole(lines).flatMap((own) => roleLines(own, sight)),
    ...lines.filter(({ kind }) => kind === 'express'),
  ];
  return {
    ...told,
    onRequest: seesRates ? onRequest : onRequest.map(withoutCurrency),
    licensePriceBreakdown: licensePriceBreakdown.map(partPrice(seesLines && seesRates)),
    otherCosts: otherCosts.map(partPrice(seesLines && seesRates)),
    ...(seesLines ? { lines: shown } : {}),
  };
};
