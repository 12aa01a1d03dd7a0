import { AppError } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/call.ts';
import { menuFor, profileItemsFor } from '../../../menu.ts';

export const talentMenuEndpoint: Handlers['reference.talentMenu'] = ({ session }) =>
  Promise.resolve(menuFor(session.claims.roles));

export const profileItemsEndpoint: Handlers['reference.profileItems'] = ({ session, query }) => {
  const { roles } = session.claims;
  if (!query.impersonatedTalentId) return Promise.resolve(profileItemsFor(roles));
  if (!roles.includes('admin')) return Promise.reject(new AppError(403, 'auth.forbidden'));
  return Promise.resolve(profileItemsFor(['talent']));
};
