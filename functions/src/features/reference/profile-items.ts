import { AppError } from '../../errors/app-error.ts';
import { profileItemsFor } from '../../menu.ts';
import type { Operation } from '../../operation.ts';

export const profileItems: Operation<'reference.profileItems'> = ({ caller, query }) => {
  const { roles } = caller.claims;
  if (!query.impersonatedTalentId) return Promise.resolve(profileItemsFor(roles));
  if (!roles.includes('admin')) return Promise.reject(new AppError(403, 'auth.forbidden'));
  return Promise.resolve(profileItemsFor(['talent']));
};
