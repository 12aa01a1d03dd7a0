import type { AccountRole } from '@domain/access/roles.ts';
import type { PlantedEntry } from './planted-project.ts';

interface Links {
  readonly casting?: { readonly id: string; readonly urlIdentifier: string };
  readonly project?: { readonly id: string; readonly urlIdentifier: string };
  /** An entry with its mailed token, or with that of the identity check if `proven`. */
  readonly entry?: PlantedEntry & { readonly token: string; readonly proven: boolean };
  readonly invite?: string;
}

/** A reader, with every fact the oracle may use. */
export interface Persona {
  readonly name: string;
  /** Absent: signed out. */
  readonly uid?: string;
  readonly token?: string;
  readonly holds: Readonly<Partial<Record<AccountRole, readonly string[]>>>;
  /** Related agencies, including those that deny access; defaults to the agencies of their roles. */
  readonly knows?: readonly string[];
  readonly companyId?: string;
  readonly showRates?: readonly string[];
  readonly voices?: readonly { readonly talentId: string; readonly agencyId: string }[];
  /** The token grants nothing: API and rules serve public data only. */
  readonly isOut?: boolean;
  /** Rejected by the agency, which leaves them their own data. */
  readonly isRejected?: boolean;
  /** Agencies that review, have refused or have blocked them: replies name whom to contact there. */
  readonly underReview?: readonly string[];
  /** The account changed after the token was issued: the rules deny everything. */
  readonly isStale?: boolean;
  readonly chosen?: string;
  /** Uid of an admin of `holds` who acts as the account of `uid`. */
  readonly actedBy?: string;
  readonly links?: Links;
}

/** Every agency that this person may know they are related to. */
export const getAgencies = ({ knows, holds }: Persona): readonly string[] =>
  knows ?? [...new Set(Object.values(holds).flat())];

/** The same person in the chosen agency: other agencies don't count there, except for engineers. */
export const toChosenPersona = (who: Persona): Persona => {
  const { chosen } = who;
  if (!chosen) return who;
  const chosenRoles = Object.entries(who.holds).map(([role, agencies]) => [
    role,
    role === 'engineer' ? agencies : agencies.filter((id) => id === chosen),
  ]);
  return { ...who, holds: Object.fromEntries(chosenRoles) as Persona['holds'] };
};
