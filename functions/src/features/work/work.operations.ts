import type { Operations } from '../../work/operation.ts';
import { agenda } from './agenda.ts';
import { firstSteps } from './first-steps.ts';
import { news } from './news.ts';
import { search } from './search.ts';
import { today } from './today.ts';

export const work = {
  'work.agenda': agenda,
  'work.firstSteps': firstSteps,
  'work.news': news,
  'work.search': search,
  'work.today': today,
} satisfies Partial<Operations>;
