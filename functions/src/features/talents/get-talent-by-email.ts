import { requireVisible } from '../../work/access/require-visible.ts';
import type { Operation } from '../../work/operation.ts';
import { findTalent } from '../../work/collections/talents.ts';
import { getTalentPage } from './talent-page.ts';

export const getTalentByEmail: Operation<'talents.byEmail'> = async ({ caller, params }) =>
  getTalentPage(caller, requireVisible(caller, 'talents', await findTalent(params.email.toLowerCase())));
