import { reach } from '../../access/reach.ts';
import type { Operation } from '../../operation.ts';
import { readTalent } from '../../records/talents.ts';
import { talentPage } from './talent-page.ts';

export const getTalent: Operation<'talents.get'> = async ({ session, params }) =>
  talentPage(session, reach(session, 'talents', await readTalent(params.id)));
