import { visibleTo } from '../../rights/access/visible-to.ts';
import type { Operation } from '../../work/operation.ts';
import { readTalent } from '../../work/records/talents.ts';
import { getTalentPage } from './talent-page.ts';

export const getTalent: Operation<'talents.get'> = async ({ caller, params }) =>
  getTalentPage(caller, visibleTo(caller, 'talents', await readTalent(params.id)));
