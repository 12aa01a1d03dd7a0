import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { AppError } from '../../platform/errors/app-error.ts';

/** Returns an IBAN or BIC without separators, in capitals. */
export const normalizeBankCode = (value: string): string => electronicFormatIBAN(value) ?? '';

/** Returns whether an IBAN has its country's form and check digits. */
export const isIban = (value: string): boolean => isValidIBAN(normalizeBankCode(value));

export const isBic = (value: string): boolean => isValidBIC(normalizeBankCode(value));

/** 422 for an account that no bank has; empty codes pass. `path`: of the record that has them, with a full stop. */
export const refuseUnsoundAccount = (
  { iban, bic = '' }: { readonly iban: string; readonly bic?: string | undefined },
  path = '',
): void => {
  if (iban !== '' && !isIban(iban)) throw new AppError(422, 'billing.iban', { property: `${path}iban` });
  if (bic !== '' && !isBic(bic)) throw new AppError(422, 'billing.bic', { property: `${path}bic` });
};
