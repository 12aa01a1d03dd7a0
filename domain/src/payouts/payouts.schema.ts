import { flag, idSchema, strictObject, text, yup } from '../messages/yup.ts';
import { countryCode, currencyCode } from '../values/codes.ts';
import { calendarDay } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { wholeNumber } from '../values/whole-number.ts';
import { BANK_ACCOUNTS_MAX, PAYEES_MAX, PAYMENT_MEANS } from './payouts.ts';

/** An account and its holder's address, as in payment files. */
const bankAccount = strictObject({
  currency: currencyCode().required(),
  name: text().max(70).required(),
  /** As typed; the operation checks it, like a talent's. */
  iban: text().max(42).default(''),
  bic: text().max(11).optional(),
  address: strictObject({
    street: text().max(70).default(''),
    building: text().max(16).default(''),
    postcode: text().max(16).default(''),
    town: text().max(35).required(),
    country: countryCode.required(),
  }).required(),
  note: freeText().default(''),
});

export const payoutAccountsSchema = strictObject({
  accounts: uniqueList(bankAccount, ({ currency }) => currency)
    .max(BANK_ACCOUNTS_MAX)
    .required(),
  needsTwoPeople: flag().required(),
  /** The version that was changed; 0: none yet. */
  basedOn: wholeNumber().min(0).required(),
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
