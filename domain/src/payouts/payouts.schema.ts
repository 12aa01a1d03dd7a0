import { flag, idSchema, strictObject, text, yup } from '../messages/yup.ts';
import { countryCode, currencyCode } from '../values/codes.ts';
import { calendarDay } from '../values/dates.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { PAYEES_MAX, PAYMENT_MEANS } from './payouts.ts';

/** The payer's account and address, as in payment files. */
const payer = strictObject({
  name: text().max(70).required(),
  /** As typed; the operation checks it, like a talent's. */
  iban: text().max(42).required(),
  bic: text().max(11).optional(),
  address: strictObject({
    street: text().max(70).default(''),
    building: text().max(16).default(''),
    postcode: text().max(16).default(''),
    town: text().max(35).required(),
    country: countryCode.required(),
  }).required(),
});

export const payoutAccountSchema = strictObject({
  payer: payer.required(),
  needsTwoPeople: flag().required(),
});

export const previewSchema = strictObject({ day: calendarDay().required() });

export const runSchema = strictObject({
  currency: currencyCode().required(),
  executionDay: calendarDay().required(),
  /** `other`: by hand, also to talents without an account. Other currencies than euros are paid so. */
  means: text().oneOf(PAYMENT_MEANS).default('transfer'),
  /** Absent: everyone who can be paid. */
  talentIds: uniqueList(idSchema).min(1).max(PAYEES_MAX).optional(),
});

export const settlementSchema = strictObject({ paidOn: calendarDay().required() });

export const holdSchema = strictObject({
  isHeld: flag().required(),
  reason: title().default(''),
});

export const confirmationSchema = strictObject({ isAccepted: flag().required() });

/** Fields beside a statement. */
export const statementFields = strictObject({
  /** Accepts that statements before it are missing. */
  afterGap: yup
    .string()
    .oneOf(['true', 'false'] as const)
    .default('false'),
});
