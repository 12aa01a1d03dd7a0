import { visibleTo } from '../../access/visible-to.ts';
import type { Operation } from '../../operation.ts';
import { findTalent } from '../../records/talents.ts';
import { talentPage } from './talent-page.ts';

export const talentByEmail: Operation<'talents.byEmail'> = async ({ caller, params }) =>
  talentPage(caller, visibleTo(caller, 'talents', await findTalent(params.email.toLowerCase())));
