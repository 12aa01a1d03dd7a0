import { AppError } from '../../platform/errors/app-error.ts';
import { profileItemsFor } from '../../work/menu.ts';
import type { Operation } from '../../work/operation.ts';

export const profileItems: Operation<'reference.profileItems'> = ({ caller, query }) => {
  const { roles } = caller.claims;
  if (!query.impersonatedTalentId) return Promise.resolve(profileItemsFor(roles));
  if (!roles.includes('admin')) return Promise.reject(new AppError(403, 'auth.forbidden'));
  return Promise.resolve(profileItemsFor(['talent']));
};
