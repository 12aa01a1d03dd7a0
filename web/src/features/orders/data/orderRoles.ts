import type { OrderView } from '@domain/orders/orders.api.ts';
import type { PricedRoleName } from '@domain/pricing/pricing.ts';
import type { ProjectBoard } from '../../../common/board/board.ts';
import type { Span } from '../../../common/pricing/priceFigures.ts';

type RoleState = 'unpriced' | 'unchosen' | 'unbooked' | 'booked';

/** A character in one language, as ordered. */
export interface OrderRole {
  /** alpha3. */
  readonly language: string;
  readonly castingId: string;
  readonly state: RoleState;
  /** Null: not shown to the reader, or without a price. */
  readonly amount: Span | null;
}

export interface OrderCharacter {
  readonly id: string;
  readonly name: string;
  /** Ids of its licences. */
  readonly licences: readonly string[];
  readonly roles: readonly OrderRole[];
}

type PricedOrder = Pick<OrderView, 'price' | 'unbooked'>;

const getRoleState = ({ price, unbooked }: PricedOrder, voiceId: string, language: string): RoleState => {
  const includes = (roles: readonly PricedRoleName[]) =>
    roles.some((role) => role.voiceId === voiceId && role.language === language);
  const isPriced = [...price.rows, ...price.onRequest].some((part) => part.voiceId === voiceId);

  if (!isPriced) return 'unpriced';
  if (includes(price.unchosen)) return 'unchosen';
  return includes(unbooked) ? 'unbooked' : 'booked';
};

const getRoleAmount = ({ price }: PricedOrder, voiceId: string, language: string): Span | null => {
  const lines = price.lines?.filter((line) => line.voiceId === voiceId && line.language === language) ?? [];
  if (lines.length === 0) return null;

  const sumUpTo = (excluded: 'lowest' | 'highest') =>
    lines.reduce((sum, { bound, amount }) => (bound === excluded ? sum : sum + amount), 0);

  return { lowest: sumUpTo('highest'), highest: sumUpTo('lowest') };
};

/** Returns what an order contains, per character and language. */
export const listOrderCharacters = (
  order: PricedOrder,
  { voices, castings }: Pick<ProjectBoard, 'voices' | 'castings'>,
): readonly OrderCharacter[] =>
  voices.map(({ id, name }) => ({
    id,
    name,
    licences: [
      ...order.price.rows.flatMap(({ voiceId, licenseId }) => (voiceId === id && licenseId ? licenseId : [])),
      ...new Set(
        order.price.onRequest.flatMap(({ voiceId, licenceId }) =>
          voiceId === id && licenceId ? licenceId : [],
        ),
      ),
    ],
    roles: castings.map(({ id: castingId, language }) => ({
      language,
      castingId,
      state: getRoleState(order, id, language),
      amount: getRoleAmount(order, id, language),
    })),
  }));
