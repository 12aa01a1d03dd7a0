import type { AccountRole } from '@domain/access/roles.ts';
import type { PlantedEntry } from './planted-project.ts';

/** What somebody was given a link to. */
interface Links {
  /** Id of a casting and the identifier of its address. */
  readonly casting?: { readonly id: string; readonly urlIdentifier: string };
  /** Id of a project and the identifier of its address, which opens what its preview shows to anybody. */
  readonly project?: { readonly id: string; readonly urlIdentifier: string };
  /** An entry with the token of its mail; `proven`: with that of the identity check instead. */
  readonly entry?: PlantedEntry & { readonly token: string; readonly proven: boolean };
  /** Id of an invitation. */
  readonly invite?: string;
}

/** Somebody who reads, and what is true of them: the oracle judges by nothing else. */
export interface Persona {
  readonly name: string;
  /** Absent: signed out. */
  readonly uid?: string;
  readonly token?: string;
  /** Each role with the agencies in which it counts at present. */
  readonly holds: Readonly<Partial<Record<AccountRole, readonly string[]>>>;
  /** Agencies that they have to do with, whether or not those let them work; absent: those of their roles. */
  readonly knows?: readonly string[];
  readonly companyId?: string;
  /** Agencies that let them see rates. */
  readonly showRates?: readonly string[];
  /** Talents on the tickets they took and in their sessions, with the agency they work on them for. */
  readonly voices?: readonly { readonly talentId: string; readonly agencyId: string }[];
  /** Nobody by that token may enter: neither the API nor the rules answer with anything that is not public. */
  readonly isOut?: boolean;
  /** Kept out by a refusal, which leaves them their own data. */
  readonly isRejected?: boolean;
  /** Agencies that decide on their registration, or have refused it: they are told whom to ask there. */
  readonly underReview?: readonly string[];
  /** Something was decided on the account since the token was made: under the rules it reads nothing. */
  readonly isStale?: boolean;
  /** The agency in the header. */
  readonly chosen?: string;
  /** Uid of an admin of `holds` who acts as the account of `uid`. */
  readonly actedBy?: string;
  readonly links?: Links;
}

/** Every agency of which this person may know that they have to do with it. */
export const getAgencies = ({ knows, holds }: Persona): readonly string[] =>
  knows ?? [...new Set(Object.values(holds).flat())];

/** The same person in the agency of the header: their other agencies do not count there, but for engineers. */
export const inChosen = (who: Persona): Persona => {
  const { chosen } = who;
  if (!chosen) return who;
  const kept = Object.entries(who.holds).map(([role, agencies]) => [
    role,
    role === 'engineer' ? agencies : agencies.filter((id) => id === chosen),
  ]);
  return { ...who, holds: Object.fromEntries(kept) as Persona['holds'] };
};
