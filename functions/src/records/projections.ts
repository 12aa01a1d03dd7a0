import type { Projection } from '../copies/projection.ts';
import { rateCards } from './talent-rates.ts';

/** The read models that every transaction keeps up to date, sources before what derives from them. */
export const PROJECTIONS: readonly Projection[] = [rateCards];
