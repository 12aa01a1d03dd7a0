/** Amounts of a list, in one column. */
export const AMOUNT = { minWidth: 110, textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;
