import { uniteRoles } from '@domain/access/roles.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getProfileItems } from '../../work/menu.ts';
import type { Operation } from '../../work/operation.ts';

export const listProfileItems: Operation<'reference.profileItems'> = ({ caller, query }) => {
  const { roles } = uniteRoles(caller.claims.held);
  if (!query.impersonatedTalentId) return Promise.resolve(getProfileItems(roles));
  if (!roles.includes('admin')) return Promise.reject(new AppError(403, 'auth.forbidden'));
  return Promise.resolve(getProfileItems(['talent']));
};
