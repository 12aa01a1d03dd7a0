import type { Operations } from '../../work/operation.ts';
import { getAgenda } from './get-agenda.ts';
import { getFirstSteps } from './get-first-steps.ts';
import { getNews } from './get-news.ts';
import { search } from './search.ts';
import { getItems, getToday } from './get-today.ts';

export const work = {
  'work.agenda': getAgenda,
  'work.firstSteps': getFirstSteps,
  'work.items': getItems,
  'work.news': getNews,
  'work.search': search,
  'work.today': getToday,
} satisfies Partial<Operations>;
