/** Returns whether an account number without spaces has the shape and the check digits of an IBAN (ISO 13616). */
export const isIban = (iban: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (sign) => parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
};
