import { agencyStaff, SIGNED_IN_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, text } from '../messages/yup.ts';
import type { AgencyFigures } from './figures.ts';
import { FIGURE_PERIODS, type Headlines } from './headlines.ts';

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
  'figures.headlines': endpoint<Headlines>()({
    method: 'GET',
    path: '/figures/headlines',
    summary: 'Retrieve headline figures',
    description:
      'Revenue, takes, response time and acceptance of the last complete weeks or months and of those before, and open projects per state.',
    auth: agencyStaff,
    query: strictObject({ period: text().oneOf(FIGURE_PERIODS).required() }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
};
