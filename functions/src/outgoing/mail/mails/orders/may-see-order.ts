import { mayRead } from '@domain/access/access.policy.ts';
import { getUserClaims } from '@domain/accounts/accounts.ts';
import type { Order } from '@domain/orders/orders.ts';
import { readUser } from '../../../../work/collections/users.ts';

export const maySeeOrder = async (uid: string, order: Order | undefined): Promise<boolean> => {
  const user = await readUser(uid);
  if (!user || !order) return false;
  const actor = { uid, claims: getUserClaims(user, true), companyId: user.companyId };
  return mayRead(actor, 'orders', order);
};
