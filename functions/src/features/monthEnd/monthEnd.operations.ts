import type { monthEndApi } from '@domain/monthEnd/monthEnd.api.ts';
import type { Operations } from '../../work/operation.ts';
import { sendBookkeeping } from './send-bookkeeping.ts';
import { showMonthEnd } from './show-month-end.ts';

export const monthEnd: Operations<keyof typeof monthEndApi> = {
  'monthEnd.bookkeeping': sendBookkeeping,
  'monthEnd.show': showMonthEnd,
};
