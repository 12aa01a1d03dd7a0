import { visibleTo } from '../../rights/access/visible-to.ts';
import type { Operation } from '../../work/operation.ts';
import { readTalent } from '../../work/records/talents.ts';
import { talentPage } from './talent-page.ts';

export const getTalent: Operation<'talents.get'> = async ({ caller, params }) =>
  talentPage(caller, visibleTo(caller, 'talents', await readTalent(params.id)));
