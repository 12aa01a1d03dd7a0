import { describe, expect, it } from 'vitest';
import { isPhone } from '../../lib/device.ts';
import { isOpenToPhones } from './mobile.ts';
import { isExemptOnPhone } from './onPhone.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const DESKTOP = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140 Safari/537.36';

describe('phones', () => {
  it('are detected by user agent and pointer together', () => {
    expect(isPhone({ userAgent: IPHONE }, () => true)).toBe(true);
    expect(isPhone({ userAgent: IPHONE }, () => false)).toBe(false);
    expect(isPhone({ userAgent: DESKTOP }, () => true)).toBe(false);
    expect(isPhone({ userAgent: DESKTOP, userAgentData: { mobile: true } }, () => true)).toBe(true);
  });

  it.each([
    '/profile/casting/abc/audition',
    '/audition-entry/upload',
    '/client/casting/abc',
    '/client/castings/abc',
    '/client/project/p1/casting',
    '/verify-email/talent/u1',
    '/invitation-process/i1',
    '/account/signin',
    '/',
  ])('may open %s', (path) => expect(isOpenToPhones(path)).toBe(true));

  it.each([
    [['talent'], '/dashboard', true],
    [['talent'], '/profile/auditions', true],
    [['engineer'], '/curate', true],
    [['talent', 'engineer'], '/sessions', true],
    [['talent', 'admin'], '/profile/auditions', true],
    [['talent', 'client'], '/project/list', false],
    [['engineer', 'admin'], '/sessions', false],
    [['engineer', 'admin'], '/sessions/s1', true],
    [['client'], '/dashboard', false],
    [['admin'], '/dashboard', false],
    [[], '/dashboard', false],
  ] as const)('let %s open %s without the notice: %s', (roles, path, isExempt) =>
    expect(isExemptOnPhone(roles, path)).toBe(isExempt),
  );

  it.each(['/project/list', '/project/p1', '/dashboard', '/profile', '/admin/client'])(
    'are redirected from %s',
    (path) => expect(isOpenToPhones(path)).toBe(false),
  );
});
