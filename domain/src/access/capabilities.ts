import type { Actor } from './access.policy.ts';
import { barrierOf, type Role } from './roles.ts';

/**
 * What has to hold beside the role. `ratesGranted` is decided from the account; the others need the record or the link
 * at hand, and are checked where that is.
 */
export type Condition =
  | 'publicAddress'
  | 'previewVisible'
  | 'linkToken'
  | 'invitedAddress'
  | 'reportRole'
  | 'invitation'
  | 'ownRecord'
  | 'chosenAgency'
  | 'everyDemoCurated'
  | 'ratesGranted'
  | 'paymentShown';

/** `everybody` signed out or in; `visitor` signed out alone. */
export type Holders = 'everybody' | 'visitor' | readonly Role[];

export interface Capability {
  readonly holders: Holders;
  readonly condition?: Condition;
  /** About getting in, so it is asked before anybody is in. */
  readonly atTheDoor?: true;
  /** Each role of a person must have it; otherwise one of them is enough. */
  readonly everyRole?: true;
}

const STAFF = ['agencyTeam', 'admin'] as const;
const PRODUCERS = ['agencyTeam', 'admin', 'client'] as const;
const SIGNED_IN = ['talent', 'engineer', 'agencyTeam', 'admin', 'client'] as const;
const ADMIN = ['admin'] as const;
const TALENT = ['talent'] as const;
const ENGINEER = ['engineer'] as const;
const CLIENT = ['client'] as const;

/** What a person may set out to do, by role. Whose records they then reach is the access table's to say. */
export const CAPABILITIES = {
  'account.signIn': { holders: 'everybody' },
  'account.recover': { holders: 'everybody' },
  'account.register': { holders: 'visitor' },
  'account.registerEngineer': { holders: 'visitor', condition: 'invitation' },
  'account.followInvitation': { holders: 'everybody' },
  'account.signInWithoutPassword': { holders: SIGNED_IN, atTheDoor: true },
  'account.enterUnverified': { holders: STAFF, atTheDoor: true, everyRole: true },
  'account.enterNotAccepted': { holders: [], atTheDoor: true },
  'account.enterWithoutAgencies': { holders: ENGINEER, atTheDoor: true, everyRole: true },
  'account.holdAgencies': { holders: ['talent', 'agencyTeam', 'admin', 'client'], atTheDoor: true },
  'account.holdSeveralRoles': { holders: SIGNED_IN, atTheDoor: true },
  'account.chooseAgency': { holders: STAFF },
  'account.impersonate': { holders: ADMIN },

  'reference.read': { holders: 'everybody' },

  'preview.casting': { holders: 'everybody', condition: 'publicAddress' },
  'preview.project': { holders: 'everybody', condition: 'previewVisible' },

  'availability.answer': { holders: 'everybody', condition: 'linkToken' },
  'availability.contact': { holders: 'everybody', condition: 'linkToken' },
  'auditions.upload': { holders: 'everybody', condition: 'linkToken' },
  'auditions.proveIdentity': { holders: 'everybody', condition: 'invitedAddress' },
  'report.open': { holders: 'everybody', condition: 'reportRole' },
  'report.sign': { holders: 'everybody', condition: 'reportRole' },

  'profile.open': { holders: ['talent', 'engineer', 'agencyTeam', 'admin'] },
  'profile.demos': { holders: TALENT, condition: 'ownRecord' },
  'profile.edit': { holders: TALENT, condition: 'ownRecord' },
  'profile.billing': { holders: TALENT, condition: 'ownRecord' },
  'profile.ratesAndVacations': { holders: TALENT, condition: 'ownRecord' },
  'profile.clientAccount': { holders: CLIENT, condition: 'ownRecord' },

  'curation.curate': { holders: ENGINEER },
  'curation.closeTicket': { holders: ['engineer', 'admin'], condition: 'everyDemoCurated' },
  'curation.tickets': { holders: ADMIN },

  'talents.manage': { holders: STAFF, condition: 'chosenAgency' },
  'talents.selfService': { holders: STAFF, condition: 'chosenAgency' },
  'talents.invite': { holders: STAFF, condition: 'chosenAgency' },
  'talents.score': { holders: STAFF, condition: 'chosenAgency' },
  'talents.actFor': { holders: STAFF, condition: 'chosenAgency' },
  'talents.block': { holders: ADMIN, condition: 'chosenAgency' },
  'talents.delete': { holders: ADMIN, condition: 'chosenAgency' },
  'talents.bookConnection': { holders: ADMIN, condition: 'chosenAgency' },
  'talents.seeRates': { holders: ['talent', 'agencyTeam', 'admin', 'client'], condition: 'ratesGranted' },

  'engineers.manage': { holders: ADMIN },
  'engineers.invite': { holders: ADMIN },
  'team.manage': { holders: ADMIN, condition: 'chosenAgency' },
  'team.createAdmin': { holders: ADMIN, condition: 'chosenAgency' },
  'team.createMember': { holders: ADMIN, condition: 'chosenAgency' },
  'clients.manage': { holders: ADMIN, condition: 'chosenAgency' },
  'clients.setCommission': { holders: ADMIN, condition: 'chosenAgency' },
  'clients.grantRates': { holders: ADMIN, condition: 'chosenAgency' },
  'validation.see': { holders: ADMIN, condition: 'chosenAgency' },
  'validation.set': { holders: ADMIN, condition: 'chosenAgency' },
  'agencies.manage': { holders: ADMIN },

  'projects.open': { holders: CLIENT },
  'projects.readOfOthers': { holders: STAFF, condition: 'chosenAgency' },
  'production.cast': { holders: PRODUCERS },
  'production.decide': { holders: PRODUCERS },
  'orders.place': { holders: CLIENT, condition: 'paymentShown' },
  'orders.follow': { holders: PRODUCERS },
  'recordings.run': { holders: ENGINEER },
  'recordings.plan': { holders: ['engineer', 'agencyTeam', 'admin', 'client'] },
  'recordings.generateReport': { holders: ['engineer', 'agencyTeam', 'admin'] },
} as const satisfies Readonly<Record<string, Capability>>;

export type CapabilityName = keyof typeof CAPABILITIES;

/** A client alone needs the grant: whoever has the capability by another role has it without. */
const holdsGrant = (actor: Actor, role: Role): boolean =>
  role !== 'client' || (actor.showRates ?? []).some((agency) => actor.claims.agencies.includes(agency));

/**
 * Whether somebody may set out to do this. Null: nobody is signed in. An account that is kept out at the door may do
 * what anybody may, and nothing else.
 */
export const may = (actor: Actor | null, name: CapabilityName): boolean => {
  const { holders, condition, atTheDoor, everyRole }: Capability = CAPABILITIES[name];
  if (holders === 'everybody') return true;
  if (holders === 'visitor') return actor === null;
  if (actor === null || (!atTheDoor && barrierOf(actor.claims) !== undefined)) return false;
  const { roles } = actor.claims;
  const has = (role: Role): boolean =>
    holders.includes(role) && (condition !== 'ratesGranted' || holdsGrant(actor, role));
  return everyRole ? roles.length > 0 && roles.every(has) : roles.some(has);
};
