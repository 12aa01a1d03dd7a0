import type { Caller } from './caller.ts';

interface Shared {
  readonly id: string;
  readonly agencyIds: readonly string[];
}

/** Those of some agencies that the caller has to do with: in the chosen one, or in all of theirs. */
export const ownAgencies = ({ claims }: Caller, agencyIds: readonly string[]): readonly string[] =>
  agencyIds.filter((id) => claims.agencies.includes(id));

/**
 * Whose audit a change of such a record belongs in, and whose mail what it leads to is: the chosen agency's, or where none
 * was chosen the first that the caller has to do with; another is not to hear who in these works on what. Null: none.
 */
export const agencyToTell = (caller: Caller, agencyIds: readonly string[]): string | null =>
  caller.agencyId ?? ownAgencies(caller, agencyIds)[0] ?? null;

/**
 * A record of several agencies as it is told to this caller: it names none but the caller's own, because who else works
 * with somebody is not theirs to know. People read of themselves whole; an admin who acts as them does not.
 */
export const withOwnAgencies = <Record extends Shared>(caller: Caller, record: Record): Record => {
  const isThemselves = record.id === caller.uid && caller.uid === caller.realUid;
  return isThemselves ? record : { ...record, agencyIds: ownAgencies(caller, record.agencyIds) };
};
