import { requireVisible } from '../../work/access/require-visible.ts';
import type { Operation } from '../../work/operation.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { getTalentPage } from './talent-page.ts';

export const getTalent: Operation<'talents.get'> = async ({ caller, params }) =>
  getTalentPage(caller, requireVisible(caller, 'talents', await readTalent(params.id)));
