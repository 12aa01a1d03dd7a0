import { Timestamp } from 'firebase-admin/firestore';
import type { Api } from '@domain/api.ts';
import type { BillingInformation } from '@domain/billing/billing.ts';
import type { AgencyChange } from '@domain/talents/agency-change.ts';
import type { Talent } from '@domain/talents/talents.ts';
import type { EndpointBody, Serialised } from '@domain/contract.ts';
import { toAgencyChange, getRepresentedTalent } from '../../work/access/on-behalf.ts';
import { withOwnAgencies } from '../../work/access/own-agencies.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import type { Caller } from '../../work/access/caller.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readUser } from '../../work/collections/users.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { storeAgencyChange } from '../../work/records/agency-changes.ts';
import { billingInformation, readBilling } from '../../work/collections/billing-information.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { isTaxId, normalizeTaxId } from '../../work/text/tax-id.ts';
import { operation, type UnitCall } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';

type BillingValues = EndpointBody<Api['talents.createBilling']>;

/** 422 for a tax id that is invalid in its country, and when neither a PayPal address nor its absence is given. */
const refuseUnsound = ({ vatTaxId, country, paypalEmail, noPaypal }: BillingValues): void => {
  if (!isTaxId(vatTaxId, country)) throw new AppError(422, 'billing.taxId', { property: 'vatTaxId' });
  if (!paypalEmail && !noPaypal) throw new AppError(422, 'billing.paypal', { property: 'paypalEmail' });
};

/** Returns the names of the given fields: all admins read the audit, so it omits account data. */
const toAuditedFields = (information: BillingInformation | undefined): object | null =>
  information
    ? { fields: Object.entries(information).flatMap(([field, value]) => (value ? [field] : [])) }
    : null;

const present = (caller: Caller, information: BillingInformation): Serialised<BillingInformation> =>
  serialise(withOwnAgencies(caller, information));

/** Emails the talent when their payee changes. */
const notifyPayee = async (
  work: Work,
  { id, email, fullName }: Talent,
  change: AgencyChange | null,
): Promise<void> => {
  const [user, agency] = await Promise.all([readUser(id, work), change && readAgency(change.agencyId, work)]);
  queueMail(work, `payee-changed_${id}_${Timestamp.now().toMillis()}`, {
    kind: 'payee-changed',
    to: user?.email ?? email,
    locale: user?.locale ?? 'en',
    agencyId: change?.agencyId ?? null,
    params: { name: user?.displayName ?? fullName, changedBy: agency?.publicName ?? null },
  });
};

const save = async (
  { work, caller, body: values }: UnitCall<'talents.createBilling' | 'talents.updateBilling'>,
  check: (before: BillingInformation | undefined) => void,
): Promise<Serialised<BillingInformation>> => {
  refuseUnsound(values);

  const { talent: id } = values;
  const talent = requireVisible(caller, 'talents', await readTalent(id, work));
  const before = await work.read(billingInformation, id);
  check(before);

  const after = work.set(billingInformation, {
    ...values,
    id,
    agencyIds: talent.agencyIds,
    vatTaxId: normalizeTaxId(values.vatTaxId),
    paypalEmail: values.noPaypal ? '' : values.paypalEmail.toLowerCase(),
  });

  const change = toAgencyChange(caller, talent, Timestamp.now());
  if (before && before.paypalEmail !== after.paypalEmail) await notifyPayee(work, talent, change);
  storeAgencyChange(work, id, ['billingInformation', id], change);
  work.audit(after, toAuditedFields(before), toAuditedFields(after), {
    onBehalfOf: getRepresentedTalent(caller, id),
  });

  return present(caller, after);
};

/** Returns a talent's billing details, for the talent and staff of their agency; null before they exist. */
export const showBilling: Operation<'talents.billing'> = async ({ caller, params: { talentId } }) => {
  requireVisible(caller, 'talents', await readTalent(talentId));
  const information = await readBilling(talentId);
  return information ? present(caller, information) : null;
};

export const createBilling = operation('talents.createBilling', (call) =>
  save(call, (before) => {
    if (before) throw new AppError(409, 'billing.exists');
  }),
);

/** Changes the details; 422 for another talent's id. */
export const updateBilling = operation('talents.updateBilling', (call) => {
  const { id } = call.params;
  if (call.body.talent !== id)
    throw new AppError(422, 'validation.oneOf', { property: 'talent', values: { values: id } });
  return save(call, (before) => {
    if (!before) throw notFound();
  });
});
