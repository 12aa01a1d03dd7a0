import { setIn } from 'formik';
import { ValidationError } from 'yup';
import { isLonger } from '@domain/pricing/terms.ts';
import { SESSION_HOURS_MAX } from '@domain/pricing/rate-table-limits.ts';
import type { RateTableTerms } from '@domain/pricing/rate-tables.ts';
import {
  FACTOR_MAX,
  rateTableTermsSchema,
  STEP_END_MAX,
  type CodeFactor,
  type StepFactor,
} from '@domain/pricing/rate-tables.schema.ts';
import { covers } from '@domain/pricing/territories.ts';
import { withValues } from '@domain/messages/message-text.ts';
import { getRangeMessage } from '@domain/values/whole-number.ts';
import { parseMinorUnits } from '@domain/values/money.ts';
import {
  AMOUNTS,
  CODED_NAMES,
  FACTOR_DECIMALS,
  SHARE_DECIMALS,
  SHARES,
  STEPPED_FACTORS,
  type CodedName,
  type RateTableValues,
  type TypedFactor,
  type TypedStep,
} from './rateTableValues.ts';
import { toDecimal } from './typedNumbers.ts';

type OnInvalid = (path: string, fault: string) => void;

const FACTOR_RANGE = withValues('validation.range', { min: 0.0001, max: FACTOR_MAX / 10 ** FACTOR_DECIMALS });

const getFault = (typed: string, fault: string): string =>
  typed.trim() === '' ? 'validation.required' : fault;

/** Returns a typed percentage from 0 to 100 in basis points; null if invalid. */
const parseShare = (typed: string): number | null => {
  const read = toDecimal(typed, SHARE_DECIMALS);
  return read !== null && read <= 100 * 10 ** SHARE_DECIMALS ? read : null;
};

/** Options that must not cost less than others. */
const IS_MORE: Readonly<Record<CodedName, ((one: string, other: string) => boolean) | null>> = {
  media: null,
  durations: isLonger,
  territoryCovers: covers,
};

const readCoded = (
  name: CodedName,
  typed: readonly TypedFactor[],
  notify: OnInvalid,
): readonly CodeFactor[] => {
  const isMore = IS_MORE[name];
  const read = typed.map(({ code, factor }) => ({ code, factor: toDecimal(factor, FACTOR_DECIMALS) }));

  typed.forEach(({ code, factor: text }, index) => {
    if (text.trim() === '') return;
    const factor = read[index]?.factor ?? 0;
    if (factor < 1 || factor > FACTOR_MAX) notify(`${name}[${index}].factor`, FACTOR_RANGE);
    else if (
      read.some((item) => item.factor !== null && item.factor > factor && isMore?.(code, item.code) === true)
    )
      notify(`${name}[${index}].factor`, 'rateTable.order');
  });

  if (typed.every(({ factor }) => factor.trim() === '')) notify(name, 'validation.required');

  return read.flatMap(({ code, factor }) => (factor === null ? [] : [{ code, factor }]));
};

const readStepped = (
  name: (typeof STEPPED_FACTORS)[number],
  typed: readonly TypedStep[],
  notify: OnInvalid,
): readonly StepFactor[] => {
  const read = typed.map(({ upTo, factor }, index) => ({
    upTo: index === typed.length - 1 ? null : toDecimal(upTo, 0),
    factor: toDecimal(factor, FACTOR_DECIMALS),
  }));
  typed.forEach((step, index) => {
    const { upTo, factor } = read[index] ?? { upTo: null, factor: null };
    const before = read[index - 1];
    const isLast = index === typed.length - 1;
    if (!isLast && (upTo === null || upTo < 1))
      notify(`${name}[${index}].upTo`, getFault(step.upTo, getRangeMessage(1, STEP_END_MAX)));
    else if (upTo !== null && before && before.upTo !== null && upTo <= before.upTo)
      notify(`${name}[${index}].upTo`, 'rateTable.order');

    if (factor === null || factor < 1 || factor > FACTOR_MAX)
      notify(`${name}[${index}].factor`, getFault(step.factor, FACTOR_RANGE));
    else if (before && before.factor !== null && factor < before.factor)
      notify(`${name}[${index}].factor`, 'rateTable.order');
  });

  return read.map(({ upTo, factor }) => ({ upTo, factor: factor ?? 0 }));
};

/** Errors of a form, nested like its values. */
type Faults = Readonly<Record<string, unknown>>;

/** Parses a table's form, or returns its errors by field. `day`: today in the agency's time zone. */
export const readValues = (
  values: RateTableValues,
  day: string,
): { readonly terms?: RateTableTerms; readonly faults: Faults } => {
  let faults: Faults = {};

  const notify = (path: string, fault: string) => {
    faults = setIn(faults, path, fault) as Faults;
  };

  const { validFrom, currency, clientSees } = values;

  const number = (name: string, typed: string, read: number | null, fault: string): number => {
    if (read === null) notify(name, getFault(typed, fault));
    return read ?? 0;
  };

  const amounts = Object.fromEntries(
    AMOUNTS.map((name) => [
      name,
      number(name, values[name], parseMinorUnits(values[name], currency), 'money.amount'),
    ]),
  ) as Pick<RateTableTerms, (typeof AMOUNTS)[number]>;
  const shares = Object.fromEntries(
    SHARES.map((name) => [
      name,
      number(name, values[name], parseShare(values[name]), 'validation.percentage'),
    ]),
  ) as Pick<RateTableTerms, (typeof SHARES)[number]>;
  const coded = Object.fromEntries(
    CODED_NAMES.map((name) => [name, readCoded(name, values[name], notify)]),
  ) as Pick<RateTableTerms, CodedName>;
  const stepped = Object.fromEntries(
    STEPPED_FACTORS.map((name) => [name, readStepped(name, values[name], notify)]),
  ) as Pick<RateTableTerms, (typeof STEPPED_FACTORS)[number]>;
  const exchangeRates = values.exchangeRates.map(({ perUnit, ...rate }) => ({
    ...rate,
    perUnit: perUnit.trim().replace(',', '.'),
  }));
  const hours = toDecimal(values.sessionHours, 0);
  if (hours === null || hours < 1 || hours > SESSION_HOURS_MAX) notify('sessionHours', 'rateTables.hours');
  if (validFrom === '') notify('validFrom', 'validation.required');
  else if (validFrom < day) notify('validFrom', 'rateTables.past');

  const terms: RateTableTerms = {
    validFrom,
    currency,
    clientSees,
    exchangeRates,
    sessionHours: hours ?? 0,
    ...amounts,
    ...shares,
    ...coded,
    ...stepped,
  };
  if (Object.keys(faults).length > 0) return { faults };

  // Checked by the schema: bounds, repeated currencies, invalid days.
  try {
    rateTableTermsSchema.validateSync(terms, { abortEarly: false });
    return { terms, faults };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path = '', message } of error.inner) notify(path, message);
    return { faults };
  }
};
