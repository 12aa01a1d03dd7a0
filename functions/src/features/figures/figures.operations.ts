import type { Operations } from '../../work/operation.ts';
import { getFigures } from './get-figures.ts';

export const figures = {
  'figures.get': getFigures,
} satisfies Partial<Operations>;
