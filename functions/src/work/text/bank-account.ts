import { electronicFormatIBAN, getCountrySpecifications, isValidBIC, isValidIBAN } from 'ibantools';
import { AppError } from '../../platform/errors/app-error.ts';

/** Returns an IBAN or BIC without separators, in capitals. */
export const normalizeBankCode = (value: string): string => electronicFormatIBAN(value) ?? '';

/** Returns whether an IBAN has its country's form and check digits. */
export const isIban = (value: string): boolean => isValidIBAN(normalizeBankCode(value));

/** Returns the first valid IBAN of a text; undefined: it has none. */
export const findIban = (text: string): string | undefined => {
  const lengths = getCountrySpecifications();
  const found = text.toUpperCase().matchAll(/(?<![A-Z0-9])[A-Z]{2}\d{2}[A-Z0-9 ]*/g);

  for (const [match] of found) {
    const iban = match.replaceAll(' ', '').slice(0, lengths[match.slice(0, 2)]?.chars ?? 0);
    if (isIban(iban)) return iban;
  }

  return undefined;
};

export const isBic = (value: string): boolean => isValidBIC(normalizeBankCode(value));

/** 422 for an account that no bank has; empty codes pass. `path`: of the record that has them, with a full stop. */
export const refuseUnsoundAccount = (
  { iban, bic = '' }: { readonly iban: string; readonly bic?: string | undefined },
  path = '',
): void => {
  if (iban !== '' && !isIban(iban)) throw new AppError(422, 'billing.iban', { property: `${path}iban` });
  if (bic !== '' && !isBic(bic)) throw new AppError(422, 'billing.bic', { property: `${path}bic` });
};
