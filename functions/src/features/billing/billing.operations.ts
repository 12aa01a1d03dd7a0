import type { Operations } from '../../work/operation.ts';
import { createBilling, showBilling, updateBilling } from './billing.ts';

export const billing = {
  'talents.billing': showBilling,
  'talents.createBilling': createBilling,
  'talents.updateBilling': updateBilling,
} satisfies Partial<Operations>;
