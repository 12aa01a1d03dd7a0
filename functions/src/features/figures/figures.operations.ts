import type { Operations } from '../../work/operation.ts';
import { getFigures } from './get-figures.ts';
import { getHeadlines } from './get-headlines.ts';

export const figures = {
  'figures.get': getFigures,
  'figures.headlines': getHeadlines,
} satisfies Partial<Operations>;
