import type { Operations } from '../../operation.ts';
import { search } from './search.ts';
import { today } from './today.ts';

export const work = {
  'work.search': search,
  'work.today': today,
} satisfies Partial<Operations>;
