import { visibleTo } from '../../rights/access/visible-to.ts';
import type { Operation } from '../../work/operation.ts';
import { findTalent } from '../../work/records/talents.ts';
import { talentPage } from './talent-page.ts';

export const talentByEmail: Operation<'talents.byEmail'> = async ({ caller, params }) =>
  talentPage(caller, visibleTo(caller, 'talents', await findTalent(params.email.toLowerCase())));
