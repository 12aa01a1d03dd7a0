import type { Operations } from '../../work/operation.ts';
import {
  revealPaymentDetails,
  savePaymentDetails,
  showOwnPaymentDetails,
  showPaymentSummary,
} from './payment-details.ts';
import { createBilling, showBilling, updateBilling } from './billing.ts';

export const billing = {
  'talents.billing': showBilling,
  'talents.createBilling': createBilling,
  'talents.updateBilling': updateBilling,
  'talents.paymentDetails': showOwnPaymentDetails,
  'talents.savePaymentDetails': savePaymentDetails,
  'talents.paymentSummary': showPaymentSummary,
  'talents.revealPaymentDetails': revealPaymentDetails,
} satisfies Partial<Operations>;
