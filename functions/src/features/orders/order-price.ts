import { isDiscount } from '@domain/orders/order-credits.ts';
import { createHash } from 'node:crypto';
import { hasVoice, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { getCastingLanguage } from '@domain/castings/castings.ts';
import { getPriceKey } from '@domain/orders/price-key.ts';
import type { HeardCandidate } from '@domain/pricing/voice-prices.ts';
import type { OrderObstacle } from '@domain/orders/orders.api.ts';
import type { OrderExtra } from '@domain/orders/billing-fields.ts';
import { sumCharges } from '@domain/orders/charges.ts';
import type { Order } from '@domain/orders/orders.ts';
import { computePrice, projectRoles } from '@domain/pricing/price.ts';
import type { PricedRoleName, ProjectPrice } from '@domain/pricing/pricing.ts';
import type { ClientSees, RateTable } from '@domain/pricing/rate-tables.ts';
import type { Project } from '@domain/projects/projects.ts';
import { readFacts } from '../../work/pricing/price-input.ts';
import { computeOrRefuse, requireCurrentTable } from '../../work/pricing/present-price.ts';
import type { AcceptedPrice, OrderedInput } from '../../work/collections/order-revisions.ts';

export interface Offer {
  readonly input: OrderedInput;
  readonly price: ProjectPrice;
  readonly extras: readonly OrderExtra[];
  readonly clientSees: ClientSees;
  /** Before VAT; excludes items without a price. */
  readonly net: number;
  /** Identifies the price and voices exactly; accepting a price sends the key of the one that was shown. */
  readonly key: string;
}

/** Returns the price with the agency's surcharges beyond its rate table. */
export const getOffer = ({ input, extras, clientSees }: AcceptedPrice): Offer => {
  const price = computeOrRefuse(() => computePrice(input));
  const { lowest: net } = sumCharges(price, extras);
  const named = getPriceKey({ price, extras, candidates: input.candidates });
  const key = createHash('sha256').update(named).digest('hex').slice(0, 32);
  return { input, price, extras, clientSees, net, key };
};

const toTerms = ({
  createdAt: _createdAt,
  createdBy: _createdBy,
  id: _id,
  agencyId: _agencyId,
  validFrom: _validFrom,
  clientSees: _clientSees,
  ...terms
}: RateTable): OrderedInput['table'] => terms;

const pickFees = ({ fees }: HeardCandidate): HeardCandidate['fees'] => {
  if (!fees) return null;
  const { currency, sessionFee, usageFee, minimumFee } = fees;
  return { currency, sessionFee, usageFee, minimumFee };
};

/** Returns the terms of a price: agreed ones, else today's. */
const readTerms = async (
  { agencyId }: Project,
  accepted: AcceptedPrice | undefined,
): Promise<Pick<OrderedInput, 'table'> & Pick<Offer, 'clientSees'>> => {
  if (accepted) return { table: accepted.input.table, clientSees: accepted.clientSees };
  const table = await requireCurrentTable(agencyId);
  return { table: toTerms(table), clientSees: table.clientSees };
};

const isSame = (a: HeardCandidate, b: HeardCandidate): boolean =>
  a.voiceId === b.voiceId && a.language === b.language && a.talentId === b.talentId;

/** Returns a project's offer. Ordered parts keep their rate table, commission and fees; only additions have today's prices. */
export const buildOffer = async (
  project: Project,
  extras: readonly OrderExtra[],
  accepted?: AcceptedPrice,
): Promise<Offer> => {
  const [facts, { table, clientSees }] = await Promise.all([
    readFacts(project),
    readTerms(project, accepted),
  ]);
  const candidates = facts.candidates.map((candidate) => {
    const before = accepted?.input.candidates.find((heardCandidate) => isSame(heardCandidate, candidate));
    return { ...candidate, fees: before ? before.fees : pickFees(candidate) };
  });
  const commission = accepted ? accepted.input.commission : facts.commission;

  return getOffer({ input: { ...facts, candidates, commission, table }, extras, clientSees });
};

/** Returns the roles whose chosen voice isn't booked. */
export const listUnbooked = (
  { input }: Pick<Offer, 'input'>,
  projectId: string,
  requests: readonly AvailabilityRequest[],
): readonly PricedRoleName[] => {
  const booked = new Set(
    requests
      .filter(hasVoice)
      .map(({ voiceId, castingId, talentId }) =>
        [voiceId, getCastingLanguage(castingId, projectId), talentId].join(' '),
      ),
  );

  return projectRoles(input)
    .filter(({ voiceId, language }) =>
      input.candidates.some(
        (candidate) =>
          candidate.isChosen &&
          candidate.voiceId === voiceId &&
          candidate.language === language &&
          !booked.has([voiceId, language, candidate.talentId].join(' ')),
      ),
    )
    .map(({ voiceId, character, language }) => ({ voiceId, character, language }));
};

export const getObstacles = (
  { price, extras, net }: Pick<Offer, 'price' | 'extras' | 'net'>,
  hasBilling: boolean,
): readonly OrderObstacle[] => [
  ...(price.missing.length > 0 || (price.total ?? price.lowest) === undefined
    ? (['incomplete'] as const)
    : []),
  ...(price.unchosen.length > 0 ? (['unchosen'] as const) : []),
  ...(price.onRequest.length > 0 && extras.every(isDiscount) ? (['onRequest'] as const) : []),
  ...(net < 0 ? (['discount'] as const) : []),
  ...(hasBilling ? [] : (['billing'] as const)),
];

export const getSums = (
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
