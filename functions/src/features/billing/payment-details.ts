import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import {
  ACCOUNT_WAIT_HOURS,
  getIbanEnd,
  listPaymentIssues,
  type PaymentDetails,
  type PaymentSummary,
} from '@domain/billing/payment-details.ts';
import type { PaymentValues } from '@domain/billing/payment-details.schema.ts';
import { getDayInZone } from '@domain/rates/day-in-zone.ts';
import { getAuditAgencyId } from '../../work/access/own-agencies.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { paymentDetails, readPaymentDetails } from '../../work/collections/payment-details.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { normalizeBankCode, refuseUnsoundAccount } from '../../work/text/bank-account.ts';
import { operation, operationInSteps } from '../../work/unit/operation.ts';
import { notifyAccountChange } from './notify-account-change.ts';

const getToday = (): string => getDayInZone('UTC', new Date());

/** Returns sound values: codes without spaces, and no rate where nothing is charged or withheld. */
const normalize = (values: PaymentValues): PaymentValues => {
  const { iban, bic, taxStatus, withholding } = values;
  const isWithheld = withholding.kind !== 'none';

  return {
    ...values,
    iban: normalizeBankCode(iban),
    bic: normalizeBankCode(bic),
    taxStatus: { ...taxStatus, rate: taxStatus.vat === 'charged' ? taxStatus.rate : 0 },
    withholding: isWithheld
      ? withholding
      : { kind: 'none', rate: 0, usageRate: null, validThrough: null, evidence: '' },
  };
};

/** Returns since when the account is known and from when it is paid; the first account doesn't wait. */
const getAccountTimes = (
  before: PaymentDetails | undefined,
  { iban }: PaymentValues,
  now: Timestamp,
): Pick<PaymentDetails, 'ibanSince' | 'usableFrom'> => {
  if (iban === '') return { ibanSince: null, usableFrom: null };
  if (before?.iban === iban) return { ibanSince: before.ibanSince, usableFrom: before.usableFrom };
  const isFirst = before === undefined || before.accountChanges === 0;
  return {
    ibanSince: now,
    usableFrom: isFirst ? now : Timestamp.fromMillis(now.toMillis() + ACCOUNT_WAIT_HOURS * 3_600_000),
  };
};

const hasSameTaxes = (before: PaymentDetails | undefined, after: PaymentValues): boolean =>
  isDeepStrictEqual([before?.taxStatus, before?.withholding], [after.taxStatus, after.withholding]);

const summarise = (details: PaymentDetails | undefined): PaymentSummary => {
  const usableFrom = details?.usableFrom?.toMillis() ?? null;

  return {
    ibanEnd: details ? getIbanEnd(details) : null,
    ibanSince: details?.ibanSince ? serialise(details.ibanSince) : null,
    usableFrom: details?.usableFrom ? serialise(details.usableFrom) : null,
    issues: listPaymentIssues(details && { ...details, usableFrom }, { now: Date.now(), today: getToday() }),
  };
};

/** Returns the names of changed fields: all admins read the audit, so it omits values. */
const listChangedFields = (before: PaymentDetails | undefined, after: PaymentValues): readonly string[] =>
  (['iban', 'bic', 'accountHolder', 'address', 'taxStatus', 'withholding'] as const).filter(
    (field) => !isDeepStrictEqual(before?.[field], after[field]),
  );

export const showOwnPaymentDetails: Operation<'talents.paymentDetails'> = async ({ caller }) => {
  const details = await readPaymentDetails(caller.uid);
  return details ? serialise(details) : null;
};

export const savePaymentDetails = operation('talents.savePaymentDetails', async ({ work, caller, body }) => {
  const id = caller.uid;
  const talent = requireVisible(caller, 'talents', await readTalent(id, work));
  const before = await work.read(paymentDetails, id);

  refuseUnsoundAccount(body);

  const values = normalize(body);
  const now = work.once(() => Timestamp.now());
  const isChanged = values.iban !== (before?.iban ?? '');

  const after = work.set(paymentDetails, {
    ...values,
    id,
    talentId: id,
    ...getAccountTimes(before, values, now),
    accountChanges: (before?.accountChanges ?? 0) + Number(isChanged),
    taxSince: before && hasSameTaxes(before, values) ? before.taxSince : getToday(),
    updatedAt: now,
  });

  if (isChanged && after.accountChanges > 1) await notifyAccountChange(work, talent, after);

  work.audit(
    { subject: `paymentDetails/${id}`, agencyId: getAuditAgencyId(caller, talent.agencyIds) },
    null,
    { fields: listChangedFields(before, values) },
  );

  return summarise(after);
});

/** Returns what a talent's payment lacks, for staff: 404 for another agency's talent. */
export const showPaymentSummary: Operation<'talents.paymentSummary'> = async ({ caller, params: { id } }) => {
  requireVisible(caller, 'talents', await readTalent(id));
  return summarise(await readPaymentDetails(id));
};

/** Returns a talent's payment details in full to an admin, and records that they were read. */
export const revealPaymentDetails = operationInSteps(
  'talents.revealPaymentDetails',
  async ({ step, caller, params: { id } }) => {
    await step(async (work) => {
      const { agencyIds } = requireVisible(caller, 'talents', await readTalent(id, work));
      const agencyId = getAuditAgencyId(caller, agencyIds);
      work.audit({ subject: `paymentDetails/${id}`, agencyId }, null, null);
    });

    const details = await readPaymentDetails(id);
    if (!details) throw notFound();
    return serialise(details);
  },
);
