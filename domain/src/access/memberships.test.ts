import { describe, expect, it } from 'vitest';
import { toAccess, isOpen, getStanding, type Membership } from './memberships.ts';

type MembershipFacts = Pick<
  Membership,
  'agencyId' | 'role' | 'accountValidationStatus' | 'engagement' | 'blocked'
>;
const makeClient = (agencyId: string, over: Partial<MembershipFacts> = {}): MembershipFacts => ({
  agencyId,
  role: 'client',
  blocked: false,
  ...over,
});

describe('the rights that memberships give', () => {
  it('gives each role in the agencies that allow it', () => {
    const agenciesByRole = toAccess([makeClient('one'), makeClient('two', { role: 'agencyTeam' })]).held;
    expect(agenciesByRole).toEqual({ client: ['one'], agencyTeam: ['two'] });
  });

  it.each([
    ['blocked', { blocked: true }],
    ['pending', { accountValidationStatus: 'PENDING' }],
    ['rejected', { accountValidationStatus: 'REJECTED' }],
    ['not set active', { role: 'engineer', engagement: 'pending' }],
    ['released', { role: 'engineer', engagement: 'released' }],
  ] as const)('omits an agency where the person is %s, and keeps the role', (_, over) => {
    const membership = makeClient('one', over);
    expect(isOpen(membership)).toBe(false);
    expect(toAccess([membership]).held).toEqual({ [membership.role]: [] });
    const elsewhere: MembershipFacts = { agencyId: 'two', role: membership.role, blocked: false };
    expect(toAccess([membership, elsewhere]).held).toEqual({ [membership.role]: ['two'] });
  });

  it.each([
    [[undefined], undefined],
    [['PENDING'], 'PENDING'],
    [['REJECTED'], 'REJECTED'],
    [['REJECTED', 'PENDING'], 'PENDING'],
    [['REJECTED', 'ACCEPTED'], 'ACCEPTED'],
    [['PENDING', undefined], 'ACCEPTED'],
  ] as const)('makes the account of %j %s', (statuses, expected) => {
    const memberships = statuses.map((status, index) =>
      makeClient(`agency-${index}`, status ? { accountValidationStatus: status } : {}),
    );
    expect(toAccess(memberships).accountValidationStatus).toBe(expected);
  });

  it('keeps the earlier acceptance of a person blocked everywhere', () => {
    const access = toAccess([makeClient('one', { accountValidationStatus: 'ACCEPTED', blocked: true })]);
    expect(access).toEqual({ held: { client: [] }, accountValidationStatus: 'ACCEPTED' });
  });
});

it.each([
  [{ blocked: false, engagement: 'pending' }, 'pending'],
  [{ blocked: false, engagement: 'active' }, 'active'],
  [{ blocked: false, engagement: 'released' }, 'released'],
  [{ blocked: true, engagement: 'active' }, 'blocked'],
] as const)('makes an engineer of %j %s', (membership, status) =>
  expect(getStanding(membership)).toBe(status),
);
