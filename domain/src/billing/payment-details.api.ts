import { agencyStaff, only, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { strictObject, idSchema } from '../messages/yup.ts';
import { paymentDetailsSchema } from './payment-details.schema.ts';
import type { PaymentDetails, PaymentSummary } from './payment-details.ts';

const id = strictObject({ id: idSchema });

export const paymentDetailsApi = {
  'talents.paymentDetails': endpoint<Serialised<PaymentDetails> | null>()({
    method: 'GET',
    path: '/payment-details',
    summary: 'Retrieve your payment details',
    description: 'Null until they are set.',
    auth: only('talent'),
    inPerson: true,
    errors: SIGNED_IN_ERRORS,
  }),
  'talents.savePaymentDetails': endpoint<PaymentSummary>()({
    method: 'PUT',
    path: '/payment-details',
    summary: 'Update your payment details',
    description: 'A changed account is paid two days later; the talent gets an email.',
    auth: only('talent'),
    inPerson: true,
    body: paymentDetailsSchema,
    errors: WRITE_ERRORS,
    limit: { calls: 20, seconds: 3600 },
  }),
  'talents.paymentSummary': endpoint<PaymentSummary>()({
    method: 'GET',
    path: '/talent/{id}/payment-details',
    summary: 'Retrieve what a talent’s payment lacks',
    description: 'With the last four characters of the account.',
    auth: agencyStaff,
    params: id,
    errors: [...READ_ERRORS, 422],
  }),
  'talents.revealPaymentDetails': endpoint<Serialised<PaymentDetails>>()({
    method: 'POST',
    path: '/talent/{id}/payment-details/reveal',
    summary: 'Retrieve a talent’s payment details in full',
    description: 'Each call is recorded in the audit log.',
    auth: only('admin'),
    inPerson: true,
    params: id,
    repliesWithSecret: true,
    errors: WRITE_ERRORS,
    limit: { calls: 300, seconds: 3600 },
  }),
};
