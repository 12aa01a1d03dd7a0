import { describe, expect, it } from 'vitest';
import type { Actor } from './access.policy.ts';
import { CAPABILITIES, may, type CapabilityName } from './capabilities.ts';
import type { Claims, Role } from './roles.ts';

const actor = (roles: readonly Role[], over: Partial<Claims> = {}, showRates = ['one']): Actor => ({
  uid: 'u1',
  claims: { roles, user_id: 'u1', agencies: ['one'], emailVerified: true, ...over },
  companyId: 'acme',
  showRates,
});

const WHO: Readonly<Record<string, Actor | null>> = {
  v: null,
  t: actor(['talent']),
  e: actor(['engineer'], { agencies: [] }),
  m: actor(['agencyTeam']),
  a: actor(['admin']),
  c: actor(['client']),
};

/** Who may: v visitor, t talent, e engineer, m team member, a admin, c client. */
const EXPECTED: readonly (readonly [what: string, name: CapabilityName, who: string])[] = [
  ['open sign-in, sign-up, recovery and the role picker', 'account.signIn', 'vtemac'],
  ['open the verification, pending and password pages', 'account.recover', 'vtemac'],
  ['see a casting by its public link', 'preview.casting', 'vtemac'],
  ['see the casting preview of a project', 'preview.project', 'vtemac'],
  ['answer an availability request from its link', 'availability.answer', 'vtemac'],
  ['write that no slot works', 'availability.contact', 'vtemac'],
  ['hand in an audition from its link', 'auditions.upload', 'vtemac'],
  ['prove to be the invited talent', 'auditions.proveIdentity', 'vtemac'],
  ['open the public recording report', 'report.open', 'vtemac'],
  ['sign a section of the report', 'report.sign', 'vtemac'],
  ['register as a talent or client', 'account.register', 'v'],
  ['register as an engineer', 'account.registerEngineer', 'v'],
  ['follow an invitation', 'account.followInvitation', 'vtemac'],
  ['open the profile', 'profile.open', 'tema'],
  ['manage own demos', 'profile.demos', 't'],
  ['edit own data, studio and connection', 'profile.edit', 't'],
  ['edit own billing information', 'profile.billing', 't'],
  ['edit own rates and vacations', 'profile.ratesAndVacations', 't'],
  ['curate demos', 'curation.curate', 'e'],
  ['close a curation ticket', 'curation.closeTicket', 'ea'],
  ['run recording sessions', 'recordings.run', 'e'],
  ['manage talents', 'talents.manage', 'ma'],
  ['see self-service talents', 'talents.selfService', 'ma'],
  ['invite a talent', 'talents.invite', 'ma'],
  ['choose the agency to work in', 'account.chooseAgency', 'ma'],
  ['score talents', 'talents.score', 'ma'],
  ['open the engineers’ pages', 'engineers.manage', 'a'],
  ['invite an engineer', 'engineers.invite', 'a'],
  ['open the team page', 'team.manage', 'a'],
  ['create an admin', 'team.createAdmin', 'a'],
  ['create a team member', 'team.createMember', 'a'],
  ['open the tickets page', 'curation.tickets', 'a'],
  ['manage clients', 'clients.manage', 'a'],
  ['see a validation status', 'validation.see', 'a'],
  ['set a validation status', 'validation.set', 'a'],
  ['block a talent', 'talents.block', 'a'],
  ['book a connection check', 'talents.bookConnection', 'a'],
  ['impersonate somebody', 'account.impersonate', 'a'],
  ['set a client’s commission', 'clients.setCommission', 'a'],
  ['let a client see rates', 'clients.grantRates', 'a'],
  ['see rates of talents', 'talents.seeRates', 'tmac'],
  ['work in the project area', 'projects.open', 'c'],
  ['use the client account', 'profile.clientAccount', 'c'],
  ['cast, ask for auditions and availability, set licences', 'production.cast', 'mac'],
  ['approve auditions, hide and tag talents', 'production.decide', 'mac'],
  ['place and pay an order', 'orders.place', 'c'],
  ['manage agencies', 'agencies.manage', 'a'],
  ['enter with an unproven address', 'account.enterUnverified', 'ma'],
  ['enter with a status that is not accepted', 'account.enterNotAccepted', ''],
  ['enter without agencies', 'account.enterWithoutAgencies', 'e'],
  ['be linked to agencies', 'account.holdAgencies', 'tmac'],
  ['sign in without a password', 'account.signInWithoutPassword', 'temac'],
  ['delete a talent', 'talents.delete', 'a'],
  ['read projects of other clients', 'projects.readOfOthers', 'ma'],
  ['read catalogue, countries and languages', 'reference.read', 'vtemac'],
  ['hold several roles', 'account.holdSeveralRoles', 'temac'],
  ['see and plan recording sessions', 'recordings.plan', 'emac'],
  ['generate a report', 'recordings.generateReport', 'ema'],
  ['see and move orders', 'orders.follow', 'mac'],
  ['manage demos and billing for a talent', 'talents.actFor', 'ma'],
];

describe('who may', () => {
  it.each(EXPECTED)('%s', (_what, name, who) => {
    const allowed = Object.entries(WHO).filter(([, person]) => may(person, name));
    expect(allowed.map(([letter]) => letter).join('')).toBe(
      [...'vtemac'].filter((l) => who.includes(l)).join(''),
    );
  });

  it('is said of every capability, once', () => {
    expect(EXPECTED.map(([, name]) => name).sort()).toEqual(Object.keys(CAPABILITIES).sort());
  });
});

describe('several roles', () => {
  it('are a union', () => {
    const both = actor(['client', 'agencyTeam']);
    expect(may(both, 'projects.open') && may(both, 'talents.manage')).toBe(true);
    expect(may(both, 'clients.manage')).toBe(false);
  });

  it('do not let in what one of them keeps out', () => {
    expect(may(actor(['client', 'admin']), 'account.enterUnverified')).toBe(false);
    expect(may(actor(['engineer', 'talent']), 'account.enterWithoutAgencies')).toBe(false);
    expect(may(actor([]), 'account.enterUnverified')).toBe(false);
  });
});

describe('rates', () => {
  it('are seen by a client with the grant of an agency of theirs', () => {
    expect(may(actor(['client'], {}, []), 'talents.seeRates')).toBe(false);
    expect(may(actor(['client'], {}, ['two']), 'talents.seeRates')).toBe(false);
    expect(may(actor(['client', 'agencyTeam'], {}, []), 'talents.seeRates')).toBe(true);
  });
});

describe('an account that may not enter', () => {
  it.each([
    ['unverified', actor(['client'], { emailVerified: false })],
    ['pending', actor(['admin'], { accountValidationStatus: 'PENDING' })],
    ['rejected', actor(['talent'], { accountValidationStatus: 'REJECTED' })],
    ['without agencies', actor(['agencyTeam'], { agencies: [] })],
  ])('may do what anybody may and nothing else: %s', (_, person) => {
    expect(may(person, 'reference.read')).toBe(true);
    const inside = EXPECTED.filter(
      ([, name]) => !('atTheDoor' in CAPABILITIES[name]) && CAPABILITIES[name].holders !== 'everybody',
    );
    expect(inside.filter(([, name]) => may(person, name))).toEqual([]);
  });
});
