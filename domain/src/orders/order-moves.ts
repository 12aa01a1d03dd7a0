import type { Role } from '../access/roles.ts';
import type { OrderState } from './orders.ts';

/** One way that an order can go, and whose it is to lead it there. */
interface Move {
  readonly from: OrderState;
  readonly to: OrderState;
  readonly by: readonly Role[];
}

const AGENCY: readonly Role[] = ['agencyTeam', 'admin'];

/**
 * Every way that an order can go. Clients order, and accept a changed price, which the agency then confirms anew; the agency
 * confirms and says that it was paid. Until it is confirmed both can cancel, afterwards the agency alone, and what was paid an
 * admin, for that is money to be given back. What was cancelled can be ordered again.
 */
export const ORDER_MOVES: readonly Move[] = [
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

/** Whether an order can go there at all; and whether this role may lead it. */
export const moveTo = (
  from: OrderState,
  to: OrderState,
  roles: readonly Role[],
): 'allowed' | 'forbidden' | 'impossible' => {
  const move = ORDER_MOVES.find((one) => one.from === from && one.to === to);
  if (!move) return 'impossible';
  return move.by.some((role) => roles.includes(role)) ? 'allowed' : 'forbidden';
};

/** Where these roles may lead an order that is in this state, the accepting of a price left out. */
export const movesFrom = (from: OrderState, roles: readonly Role[]): readonly OrderState[] =>
  ORDER_MOVES.filter((move) => move.from === from && move.to !== 'received').flatMap(({ to, by }) =>
    by.some((role) => roles.includes(role)) ? [to] : [],
  );
