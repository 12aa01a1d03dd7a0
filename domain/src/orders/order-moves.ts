import type { AccountRole } from '../access/roles.ts';
import type { OrderState } from './orders.ts';

/** A transition of an order, and the roles that may make it. */
interface Move {
  readonly from: OrderState;
  readonly to: OrderState;
  readonly by: readonly AccountRole[];
}

const AGENCY: readonly AccountRole[] = ['agencyTeam', 'admin'];

/**
 * All transitions of an order. Clients order and accept changed prices, which the agency confirms again; the agency confirms and records payment. Before
 * confirmation both may cancel, afterwards only the agency, and once paid only an admin, because it means a refund. A cancelled order can be placed again.
 */
const ORDER_MOVES: readonly Move[] = [
  { from: 'draft', to: 'received', by: ['client'] },
  { from: 'received', to: 'received', by: ['client'] },
  { from: 'confirmed', to: 'received', by: ['client'] },
  { from: 'paid', to: 'received', by: ['client'] },
  { from: 'received', to: 'confirmed', by: AGENCY },
  { from: 'confirmed', to: 'paid', by: AGENCY },
  { from: 'received', to: 'cancelled', by: ['client', ...AGENCY] },
  { from: 'confirmed', to: 'cancelled', by: AGENCY },
  { from: 'paid', to: 'cancelled', by: ['admin'] },
  { from: 'cancelled', to: 'draft', by: ['client'] },
];

/** Returns whether a transition exists, and whether this role may make it. */
export const findMove = (
  from: OrderState,
  to: OrderState,
  roles: readonly AccountRole[],
): 'allowed' | 'forbidden' | 'impossible' => {
  const move = ORDER_MOVES.find((orderMove) => orderMove.from === from && orderMove.to === to);
  if (!move) return 'impossible';
  return move.by.some((role) => roles.includes(role)) ? 'allowed' : 'forbidden';
};

/** Returns the transitions these roles may make from a state, except accepting a price. */
export const getMoves = (from: OrderState, roles: readonly AccountRole[]): readonly OrderState[] =>
  ORDER_MOVES.filter((move) => move.from === from && move.to !== 'received').flatMap(({ to, by }) =>
    by.some((role) => roles.includes(role)) ? [to] : [],
  );
