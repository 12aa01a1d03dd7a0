import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountRole } from '@domain/access/roles.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { MENU, getMenuLabel, PROFILE_MENU } from '@domain/navigation/menu.ts';
import type { Waiting } from '@domain/work/work.ts';
import { Sidebar } from '../src/app/shells/Sidebar.tsx';
import { WaitingContext } from '../src/features/work/waiting/waiting.ts';
import { renderPart } from './kit/render.tsx';
import { makeSignedIn, getSessionFor } from './kit/session.ts';

type Entry = { readonly id: (typeof MENU | typeof PROFILE_MENU)[number]['id']; readonly path: string };
const getMenu = (menu: readonly (Entry & { readonly roles: readonly AccountRole[] })[], role: AccountRole) =>
  menu
    .filter(({ roles }) => roles.includes(role))
    .map(({ id, path }) => ({ id, path, label: getMenuLabel(id) }));

const show = (role: AccountRole, { path = '/', waiting = [] as readonly Waiting[], narrow = false } = {}) => {
  const person = makeSignedIn([role], {
    links: getMenu(MENU, role),
    menuItems: getMenu(PROFILE_MENU, role),
  });
  const request = {
    status: 'success',
    data: waiting,
    reload: () => undefined,
    watch: () => () => undefined,
  } as const;
  const element = (
    <WaitingContext.Provider value={request}>
      <Sidebar narrow={narrow} onToggle={() => undefined} />
    </WaitingContext.Provider>
  );

  return renderPart(element, { session: getSessionFor(person), path, routes: [{ path: '*', element }] });
};

const navigation = () => within(screen.getByRole('navigation'));
const listLinks = () =>
  navigation()
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const head = (name: string) => navigation().getByRole('button', { name });

beforeEach(() => localStorage.clear());

describe('the sidebar', () => {
  it('shows an admin ten entries, and groups that open and stay open', async () => {
    const { unmount } = show('admin');
    expect(listLinks()).toEqual(['Dashboard', 'Castings', 'Sessions', 'Licences', 'Orders & invoices']);
    expect(navigation().getAllByRole('button')).toHaveLength(5);
    await userEvent.click(head('Developers'));
    expect(listLinks()).toContain('Webhooks');
    unmount();
    show('admin');
    expect(listLinks()).toContain('Webhooks');
    await userEvent.click(head('Developers'));
    expect(listLinks()).not.toContain('Webhooks');
  });

  it('opens the group of the current page', () => {
    show('admin', { path: '/admin/audit' });
    expect(head('Agency').getAttribute('aria-expanded')).toBe('true');
    expect(navigation().getByRole('link', { current: 'page' }).textContent).toBe('Audit log');
  });

  it('closes and opens the group of the current page', async () => {
    show('admin', { path: '/admin/audit' });
    for (const expected of ['false', 'true']) {
      await userEvent.click(head('Agency'));
      expect(head('Agency').getAttribute('aria-expanded')).toBe(expected);
    }
  });

  it('gives a client one short list with the dashboard first', () => {
    show('client');
    expect(listLinks()[0]).toBe('Dashboard');
    expect(navigation().queryAllByRole('button')).toEqual([]);
  });

  it.each([false, true])('labels each page with text, never empty (narrow: %s)', (narrow) => {
    show('client', { narrow });
    const link = navigation().getByRole('link', { name: 'Dashboard' });
    expect(link.getAttribute('aria-label')).toBe(narrow ? 'Dashboard' : null);
  });

  it('gives a talent their profile, rates, vacations, billing and account', () => {
    show('talent');
    expect(listLinks()).toEqual(
      expect.arrayContaining(['Profile', 'Rates', 'Vacations', 'Billing', 'Account']),
    );
  });

  it.each([false, true])('shows counts of waiting work, even in a closed group (narrow: %s)', (narrow) => {
    const waiting = [
      { kind: 'sessionsToday', count: 2, at: null, path: '/sessions' },
      { kind: 'messagesNew', count: 3, at: null, path: `${addresses.messages.href()}?state=new` },
      { kind: 'ordersToConfirm', count: 4, at: null, path: '/castings/one/order' },
    ] as const;
    show('admin', { waiting, narrow });
    expect(navigation().getByRole('link', { name: 'Sessions' }).getAttribute('aria-description')).toBe(
      '2 items wait',
    );
    expect(navigation().getByRole('link', { name: 'Dashboard' }).getAttribute('aria-description')).toBe(
      '4 items wait',
    );
    expect(head('Clients').getAttribute('aria-description')).toBe('3 items wait');
  });
});
