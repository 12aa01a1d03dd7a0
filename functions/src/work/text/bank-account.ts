import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** Returns an IBAN or BIC without separators, in capitals. */
export const normalizeBankCode = (value: string): string => electronicFormatIBAN(value) ?? '';

/** Returns whether an IBAN has its country's form and check digits. */
export const isIban = (value: string): boolean => isValidIBAN(normalizeBankCode(value));

export const isBic = (value: string): boolean => isValidBIC(normalizeBankCode(value));
