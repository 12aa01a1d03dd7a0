import { agencyStaff, SIGNED_IN_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import type { AgencyFigures } from './figures.ts';

/** How an agency works, in figures. */
export const figuresApi = {
  'figures.get': endpoint<AgencyFigures>()({
    method: 'GET',
    path: '/figures',
    summary:
      'How the chosen agency works: from request to take, acceptance by language (both over 13 weeks) and revenue by month (over 12 months), in weeks and months by the agency’s clock',
    auth: agencyStaff,
    errors: SIGNED_IN_ERRORS,
  }),
};
