import type { PriceLine } from '@domain/pricing/pricing.ts';

/** A role whose price has changed. Minor units; null: it is not in that price. */
interface ChangedRole {
  readonly key: string;
  readonly character: string;
  /** alpha3; empty: of the whole project. */
  readonly language: string;
  readonly before: number | null;
  readonly after: number | null;
}

const groupByRole = (lines: readonly PriceLine[]) => {
  const roles = new Map<string, { character: string; language: string; amount: number }>();
  for (const { voiceId = '', character = '', language = '', amount } of lines) {
    const key = `${voiceId} ${language}`;
    roles.set(key, { character, language, amount: (roles.get(key)?.amount ?? 0) + amount });
  }
  return roles;
};

/** Roles with another price, in the new order, removed ones last. */
export const getChangedRoles = (
  before: readonly PriceLine[],
  after: readonly PriceLine[],
): readonly ChangedRole[] => {
  const [was, is] = [groupByRole(before), groupByRole(after)];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    const role = now ?? old;
    if (!role || old?.amount === now?.amount) return [];
    const { character, language } = role;
    return [{ key, character, language, before: old?.amount ?? null, after: now?.amount ?? null }];
  });
};
