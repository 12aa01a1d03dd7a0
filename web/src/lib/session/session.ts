import { createContext, useContext } from 'react';
import type { Agency } from '@domain/agencies/agencies.ts';
import type { Workplace } from '@domain/accounts/accounts.api.ts';
import type { AccountRole } from '@domain/access/roles.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MenuItem } from '@domain/navigation/menu.ts';
import type { Branding } from '@domain/reference/reference.ts';
import type { Clock } from '@domain/values/clock.ts';
import type { Impersonated } from './impersonation.ts';

/** An admitted user, in the context of one agency. */
export interface SignedIn {
  readonly status: 'signedIn';
  readonly uid: string;
  /** The real user; in an acting session, the other fields belong to the account acted as. */
  readonly realUid: string;
  readonly email: string;
  readonly displayName: string;
  /** The user's roles in the chosen agency. */
  readonly roles: readonly AccountRole[];
  /** Agencies that engage the user as an engineer. */
  readonly engagedBy: readonly string[];
  /** A client's company; null for others. */
  readonly companyId: string | null;
  readonly agencies: readonly Workplace[];
  /** Null for engineers, who don't choose one. */
  readonly agency: Workplace | null;
  readonly branding: Branding;
  /** Language of the user's screens and emails. */
  readonly locale: Locale;
  /** The user's clock format. */
  readonly clock: Clock;
  /** Whether single keys work on whole pages. */
  readonly pageKeys: boolean;
  /** The key to which browsers subscribe for pushed notices; null: none are pushed. */
  readonly pushKey: string | null;
  /** Side menu and profile menu, from the server. */
  readonly links: readonly MenuItem[];
  readonly menuItems: readonly MenuItem[];
}

/** Returns the user in one of their agencies, with their roles and links there. */
export const enterWorkplace = (person: SignedIn, agency: Workplace): SignedIn => {
  const { roles, links, menuItems } = agency;
  return { ...person, agency, roles, links, menuItems };
};

/** Returns the user with an updated agency. */
export const withAgency = (person: SignedIn, changed: Agency): SignedIn => {
  const renew = <Known extends Agency | null>(agency: Known): Known =>
    agency?.id === changed.id ? { ...agency, ...changed } : agency;
  return { ...person, agency: renew(person.agency), agencies: person.agencies.map(renew) };
};

/** Returns whether an admin acts as another user in this tab. */
export const isImpersonating = ({ uid, realUid }: SignedIn): boolean => uid !== realUid;

/** Unverified address: signed in with the provider, but not with us. */
export interface Unverified {
  readonly status: 'unverified';
  readonly uid: string;
  readonly email: string;
  readonly type: 'talent' | 'engineer' | 'client';
}

/** The agency requires a second factor this session lacks: signed in with the provider, but not with us. */
export interface WithoutSecondFactor {
  readonly status: 'secondFactor';
  readonly uid: string;
  readonly email: string;
}

export type SessionState =
  | { readonly status: 'checking' }
  /** `byChoice`: signed out here, so the next user isn't redirected to this page. `isEnded`: ended elsewhere, as by a changed password. */
  | { readonly status: 'signedOut'; readonly byChoice: boolean; readonly isEnded?: boolean }
  | Unverified
  | WithoutSecondFactor
  | SignedIn;

/** The user's own settings that screens follow without a reload. */
export type OwnChange = Partial<Pick<SignedIn, 'displayName' | 'clock' | 'pageKeys'>>;

export interface Session {
  readonly state: SessionState;
  readonly signIn: (email: string, password: string) => Promise<void>;
  /** Resolves once the popup closed successfully. */
  readonly signInWithGoogle: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  readonly chooseAgency: (agencyId: string) => void;
  /** Shows an admin's saved changes of the agency's name and colour everywhere. */
  readonly noteAgency: (agency: Agency) => void;
  /** Applies what the user just changed about themselves everywhere. */
  readonly noteOwn: (change: OwnChange) => void;
  /** Starts an acting session in this tab until `stopImpersonating` or closing it. Admins only. Returns whether it started; shows failures. */
  readonly impersonate: (person: Impersonated) => Promise<boolean>;
  readonly stopImpersonating: () => void;
  /** Refreshes the identity after an external change of the account; in an acting session checks with the API, which ends it when no longer allowed. */
  readonly recheck: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
};

/** The signed-in user, for screens behind the guard. */
export const useSignedIn = (): SignedIn => {
  const { state } = useSession();
  if (state.status !== 'signedIn') throw new Error('This screen needs a signed-in person');
  return state;
};
