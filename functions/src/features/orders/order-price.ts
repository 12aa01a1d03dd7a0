import { createHash } from 'node:crypto';
import { namedPrice } from '@domain/orders/named-price.ts';
import type { HeardCandidate } from '@domain/pricing/voice-prices.ts';
import type { OrderObstacle } from '@domain/orders/orders.api.ts';
import type { Order, OrderExtra } from '@domain/orders/orders.ts';
import { priceOf } from '@domain/pricing/price.ts';
import type { ProjectPrice } from '@domain/pricing/pricing.ts';
import type { ClientSees, RateTable } from '@domain/pricing/rate-tables.ts';
import type { Project } from '@domain/projects/projects.ts';
import { readFacts } from '../../pricing/price-input.ts';
import { computed, currentTable } from '../../pricing/present-price.ts';
import type { AcceptedPrice, OrderedInput } from '../../records/order-revisions.ts';

/** What something would be ordered at. */
export interface Offer {
  readonly input: OrderedInput;
  readonly price: ProjectPrice;
  readonly extras: readonly OrderExtra[];
  /** How much of it the agency shows its clients, on paper as well. */
  readonly clientSees: ClientSees;
  /** Before VAT; what has no price yet is not in it. */
  readonly net: number;
  /** Names the price to the last line, and the voices: whoever accepts it says which one they saw. */
  readonly key: string;
}

/** A price with what the agency asks for beyond its rate table. */
export const offerOf = ({ input, extras, clientSees }: AcceptedPrice): Offer => {
  const price = computed(() => priceOf(input));
  const net = extras.reduce((sum, { amount }) => sum + amount, price.total ?? price.lowest ?? 0);
  const named = namedPrice({ price, extras, candidates: input.candidates });
  const key = createHash('sha256').update(named).digest('hex').slice(0, 32);
  return { input, price, extras, clientSees, net, key };
};

/** The part of a table that is kept with what it priced. */
const tableTerms = ({
  createdAt: _createdAt,
  createdBy: _createdBy,
  id: _id,
  agencyId: _agencyId,
  validFrom: _validFrom,
  clientSees: _clientSees,
  ...terms
}: RateTable): OrderedInput['table'] => terms;

/** What is kept of what a talent asks for: the fees alone. */
const feesOf = ({ fees }: HeardCandidate): HeardCandidate['fees'] => {
  if (!fees) return null;
  const { currency, sessionFee, usageFee, minimumFee } = fees;
  return { currency, sessionFee, usageFee, minimumFee };
};

/** What something is priced by: what was agreed on, else what counts today. */
const termsFor = async (
  { agencyId }: Project,
  accepted: AcceptedPrice | undefined,
): Promise<Pick<OrderedInput, 'table'> & Pick<Offer, 'clientSees'>> => {
  if (accepted) return { table: accepted.input.table, clientSees: accepted.clientSees };
  const table = await currentTable(agencyId);
  return { table: tableTerms(table), clientSees: table.clientSees };
};

const isSame = (one: HeardCandidate, other: HeardCandidate): boolean =>
  one.voiceId === other.voiceId && one.language === other.language && one.talentId === other.talentId;

/**
 * What a project would be ordered at now. What was ordered once keeps its rate table, its commission and the fees of the voices
 * that are in it already; only what is new in the project costs what it costs today.
 */
export const offerFor = async (
  project: Project,
  extras: readonly OrderExtra[],
  accepted?: AcceptedPrice,
): Promise<Offer> => {
  const [facts, { table, clientSees }] = await Promise.all([readFacts(project), termsFor(project, accepted)]);
  const candidates = facts.candidates.map((candidate) => {
    const before = accepted?.input.candidates.find((one) => isSame(one, candidate));
    return { ...candidate, fees: before ? before.fees : feesOf(candidate) };
  });
  const commission = accepted ? accepted.input.commission : facts.commission;
  return offerOf({ input: { ...facts, candidates, commission, table }, extras, clientSees });
};

/** What keeps something from being ordered at this price. */
export const obstaclesTo = (
  { price, extras }: Pick<Offer, 'price' | 'extras'>,
  hasBilling: boolean,
): readonly OrderObstacle[] => [
  ...(price.missing.length > 0 || (price.total ?? price.lowest) === undefined
    ? (['incomplete'] as const)
    : []),
  ...(price.roles.shortlisted + price.roles.table > 0 ? (['unchosen'] as const) : []),
  ...(price.onRequest.length > 0 && extras.length === 0 ? (['onRequest'] as const) : []),
  ...(hasBilling ? [] : (['billing'] as const)),
];

/** Sums of an order at an offer. */
export const sumsOf = (
  { net, key, price, extras }: Offer,
  vat: Order['vat'],
): Pick<Order, 'net' | 'vat' | 'total' | 'priceKey' | 'currency' | 'rateTableVersion' | 'extras'> => ({
  net,
  vat,
  total: net + (vat?.amount ?? 0),
  priceKey: key,
  currency: price.currency,
  rateTableVersion: price.rateTableVersion,
  extras,
});
