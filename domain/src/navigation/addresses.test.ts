import { expect, it } from 'vitest';
import { addresses } from './addresses.ts';

// Literal, because old mails contain them.
it.each([
  [addresses.signIn.href(), '/account/signin'],
  [addresses.signIn.href('a+b@c.example'), '/account/signin?email=a%2Bb%40c.example'],
  [addresses.resetPassword.href('x.y', 'a@b.example'), '/reset-password?oobCode=x.y&email=a%40b.example'],
  [addresses.setPassword.href('x.y', 'a@b.example'), '/set-password?oobCode=x.y&email=a%40b.example'],
  [addresses.forgotPassword.href(), '/forgot-password'],
  [addresses.confirmEmail.href('x.y'), '/confirm-email?oobCode=x.y'],
  [addresses.newTalent.href('agency', 'id'), '/self/new-talent/agency?selfServiceInviteId=id'],
  [addresses.newTalent.href(), '/self/new-talent'],
  [addresses.newEngineer.href('id'), '/self/new-engineer?inviteId=id'],
  [addresses.invitation.href('id'), '/invitation-process/id'],
  [addresses.invitation.href('id', 'OFF'), '/invitation-process/id?navigation=OFF'],
  [addresses.auditionGate.href('name', 'x.y'), '/profile/casting/name/audition?token=x.y'],
  [addresses.curate.href('id'), '/curate?invitation=id'],
])('a link leads to %s', (href, expected) => expect(href).toBe(expected));

it('builds each address from its own pattern', () => {
  for (const { path, href } of Object.values(addresses)) {
    const [pathname = ''] = (href as (...values: readonly string[]) => string)('one', 'two').split('?');
    const pattern = path.replace(/\/:\w+\?/g, '(/\\w+)?').replace(/:\w+/g, '\\w+');
    expect(pathname).toMatch(new RegExp(`^${pattern}$`));
  }
});

it('has a single address for each page', () => {
  const paths = Object.values(addresses).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
