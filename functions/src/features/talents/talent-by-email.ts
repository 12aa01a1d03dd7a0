import { reach } from '../../access/reach.ts';
import type { Operation } from '../../operation.ts';
import { findTalent } from '../../records/talents.ts';
import { talentPage } from './talent-page.ts';

export const talentByEmail: Operation<'talents.byEmail'> = async ({ session, params }) =>
  talentPage(session, reach(session, 'talents', await findTalent(params.email.toLowerCase())));
