import { only, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { strictObject, idSchema } from '../messages/yup.ts';
import { billingInformationSchema } from './billing.schema.ts';
import type { BillingInformation } from './billing.ts';

const access = only('talent', 'agencyTeam', 'admin');

export const billingApi = {
  'talents.billing': endpoint<Serialised<BillingInformation> | null>()({
    method: 'GET',
    path: '/billing-information/{talentId}',
    summary: 'Retrieve a talent’s billing information',
    description: 'Null until it is set.',
    auth: access,
    params: strictObject({ talentId: idSchema }),
    errors: READ_ERRORS,
  }),
  'talents.createBilling': endpoint<Serialised<BillingInformation>>()({
    method: 'POST',
    path: '/billing-information',
    summary: 'Create a talent’s billing information',
    auth: access,
    inPerson: true,
    body: billingInformationSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'talents.updateBilling': endpoint<Serialised<BillingInformation>>()({
    method: 'PATCH',
    path: '/billing-information/{id}',
    summary: 'Update a talent’s billing information',
    auth: access,
    inPerson: true,
    params: strictObject({ id: idSchema }),
    body: billingInformationSchema,
    errors: WRITE_ERRORS,
  }),
};
