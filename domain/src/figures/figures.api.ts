import { agencyStaff, SIGNED_IN_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import type { AgencyFigures } from './figures.ts';

export const figuresApi = {
  'figures.get': endpoint<AgencyFigures>()({
    method: 'GET',
    path: '/figures',
    summary: 'Retrieve the agency’s figures',
    description:
      'Time from request to take and acceptance per language over 13 weeks, revenue over 12 months, in the agency’s time zone.',
    auth: agencyStaff,
    errors: SIGNED_IN_ERRORS,
  }),
};
