import type { Operations } from '../../operation.ts';
import { getFigures } from './get-figures.ts';

export const figures = {
  'figures.get': getFigures,
} satisfies Partial<Operations>;
