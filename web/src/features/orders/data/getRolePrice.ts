import { TALENTS_PARTS } from '@domain/orders/earnings.ts';
import type { OrderIssue } from '@domain/orders/orders.ts';
import type { ProjectPrice } from '@domain/pricing/pricing.ts';

/** Returns what a role costs in a price, and what its talent earns of that, in minor units; zero without lines. */
export const getRolePrice = (
  { lines = [] }: Pick<ProjectPrice, 'lines'>,
  { character, language }: Pick<OrderIssue, 'character' | 'language'>,
): { readonly net: number; readonly fee: number } => {
  const ofRole = lines.filter((line) => line.character === character && line.language === language);
  const sum = (parts: typeof ofRole): number => parts.reduce((total, { amount }) => total + amount, 0);
  return { net: sum(ofRole), fee: sum(ofRole.filter(({ kind }) => TALENTS_PARTS.has(kind))) };
};
