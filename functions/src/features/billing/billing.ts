import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Api } from '@domain/api.ts';
import type { BillingInformation } from '@domain/billing/billing.ts';
import type { BodyOf, Serialised } from '@domain/contract.ts';
import { agencyChange, onBehalfOf } from '../../access/on-behalf.ts';
import { auditAgencyId, withOwnAgencies } from '../../access/own-agencies.ts';
import { visibleTo } from '../../access/visible-to.ts';
import type { Caller } from '../../access/caller.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { storeAgencyChange } from '../../records/agency-changes.ts';
import { readBilling, writeBilling } from '../../records/billing-information.ts';
import { readTalent } from '../../records/talents.ts';
import { isTaxId, plainTaxId } from '../../text/tax-id.ts';

type Given = BodyOf<Api['talents.createBilling']>;

/** 422 for a tax id that is invalid in its country, and when neither a PayPal address nor its absence is given. */
const refuseUnsound = ({ vatTaxId, country, paypalEmail, noPaypal }: Given): void => {
  if (!isTaxId(vatTaxId, country)) throw new AppError(422, 'billing.taxId', { property: 'vatTaxId' });
  if (!paypalEmail && !noPaypal) throw new AppError(422, 'billing.paypal', { property: 'paypalEmail' });
};

/** Returns the names of the given fields: all admins read the audit, so it omits account data. */
const named = (information: BillingInformation | undefined): object | null =>
  information
    ? { fields: Object.entries(information).flatMap(([field, value]) => (value ? [field] : [])) }
    : null;

const present = (caller: Caller, information: BillingInformation): Serialised<BillingInformation> =>
  serialise(withOwnAgencies(caller, information));

const save = async (
  caller: Caller,
  talentId: string,
  given: Given,
  check: (before: BillingInformation | undefined) => void,
): Promise<Serialised<BillingInformation>> => {
  refuseUnsound(given);
  const action = async (transaction: Transaction): Promise<BillingInformation> => {
    const talent = visibleTo(caller, 'talents', await readTalent(talentId, transaction));
    const { agencyIds } = talent;
    const before = await readBilling(talentId, transaction);
    check(before);
    const after: BillingInformation = {
      ...given,
      id: talentId,
      talent: talentId,
      agencyIds,
      vatTaxId: plainTaxId(given.vatTaxId),
      paypalEmail: given.noPaypal ? '' : given.paypalEmail.toLowerCase(),
    };
    writeBilling(transaction, after);
    const change = agencyChange(caller, talent, Timestamp.now());
    storeAgencyChange(transaction, talentId, ['billingInformation', talentId], change);
    recordAudit(transaction, caller, {
      agencyId: auditAgencyId(caller, agencyIds),
      action: before ? 'talents.updateBilling' : 'talents.createBilling',
      subject: `billingInformation/${talentId}`,
      before: named(before),
      after: named(after),
      onBehalfOf: onBehalfOf(caller, talentId),
    });
    return after;
  };
  return present(caller, await transact(action));
};

/** Returns a talent's billing details, for the talent and staff of their agency; null before they exist. */
export const showBilling: Operation<'talents.billing'> = async ({ caller, params: { talentId } }) => {
  visibleTo(caller, 'talents', await readTalent(talentId));
  const information = await readBilling(talentId);
  return information ? present(caller, information) : null;
};

export const createBilling: Operation<'talents.createBilling'> = ({ caller, body }) =>
  save(caller, body.talent, body, (before) => {
    if (before) throw new AppError(409, 'billing.exists');
  });

/** Changes the details; 422 for another talent's id. */
export const updateBilling: Operation<'talents.updateBilling'> = ({ caller, params: { id }, body }) => {
  if (body.talent !== id)
    throw new AppError(422, 'validation.oneOf', { property: 'talent', values: { values: id } });
  return save(caller, id, body, (before) => {
    if (!before) throw notFound();
  });
};
