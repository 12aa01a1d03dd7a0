import type { Operations } from '../../work/operation.ts';
import { listRateCards } from './list-rate-cards.ts';
import { listRates } from './list-rates.ts';
import { showRates } from './show-rates.ts';
import { updateRates } from './update-rates.ts';
import { addVacation, listVacations, removeVacation } from './vacations.ts';

export const rates = {
  'talents.addVacation': addVacation,
  'talents.listRateCards': listRateCards,
  'talents.listRates': listRates,
  'talents.rates': showRates,
  'talents.removeVacation': removeVacation,
  'talents.updateRates': updateRates,
  'talents.vacations': listVacations,
} satisfies Partial<Operations>;
