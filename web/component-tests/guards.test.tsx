import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteObject } from 'react-router-dom';
import { getPhoneAddress, stayOnPhone } from '../src/app/guards/onPhone.ts';
import { paths } from '../src/app/paths.ts';
import VisitorLayout from '../src/app/guards/VisitorLayout.tsx';
import WorkspaceLayout from '../src/app/guards/WorkspaceLayout.tsx';
import type { SessionState } from '../src/lib/session/session.ts';
import { renderPart } from './kit/render.tsx';
import { makeSignedIn, getSessionFor } from './kit/session.ts';

const SECRET = 'behind the guard';
const ROUTES: readonly RouteObject[] = [
  { Component: WorkspaceLayout, children: [{ path: '/project/list', element: <p>{SECRET}</p> }] },
  { Component: VisitorLayout, children: [{ path: paths.signIn.path, element: <p>sign in here</p> }] },
];

const visit = (state: SessionState, path: string) =>
  renderPart(<p>home</p>, { session: getSessionFor(state), path, routes: ROUTES });

const OUT: SessionState = { status: 'signedOut', byChoice: false };
const UNVERIFIED: SessionState = { status: 'unverified', uid: 'u', email: 'u@tests.example', type: 'client' };
const WITHOUT_CODE: SessionState = { status: 'secondFactor', uid: 'u', email: 'u@tests.example' };

describe('the workspace', () => {
  it.each([
    ['nobody', OUT, paths.signIn.href()],
    ['a user without a confirmed address', UNVERIFIED, paths.verifyEmail.href('client', 'u')],
    ['a user without a second factor', WITHOUT_CODE, paths.twoStep.href()],
  ])('shows %s nothing, and redirects them', async (_, state, target) => {
    const { router } = visit(state, '/project/list');
    await waitFor(() => expect(router.state.location.pathname).toBe(target));
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('renders nothing until the session is known', () => {
    visit({ status: 'checking' }, '/project/list');
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  describe('on a phone', () => {
    beforeEach(() => {
      localStorage.clear();
      vi.stubGlobal('navigator', { userAgent: 'iPhone', languages: ['en'], onLine: true });

      const matchMedia = window.matchMedia.bind(window);
      vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
        matchMedia(media.includes('coarse') ? 'all' : media),
      );

      return () => {
        vi.unstubAllGlobals();
        vi.restoreAllMocks();
      };
    });

    it('redirects to the notice for computers, keeping the address', async () => {
      const { router } = visit(makeSignedIn(['client']), '/project/list?shelf=deleted');
      await waitFor(() => expect(router.state.location.pathname).toBe(paths.desktopNotice.path));
      expect(router.state.location.search).toContain(encodeURIComponent('/project/list?shelf=deleted'));
    });

    it('stays for users who chose so, and on pages that work there', async () => {
      stayOnPhone();
      expect(getPhoneAddress(['talent'], '/profile/demos?tab=1')).toBe('/profile/demos?tab=1');
      expect(getPhoneAddress(['admin'], '/admin/client')).toBe('/dashboard');
      expect(getPhoneAddress(['client'], '/project/list')).toBeUndefined();
      const { router } = visit(makeSignedIn(['client']), '/project/list');
      await waitFor(() => expect(router.state.location.pathname).toBe(paths.desktopNotice.path));
    });
  });
});

describe('the sign-in page', () => {
  it('redirects to the page requested before signing in', async () => {
    const first = visit(OUT, '/project/list?shelf=deleted');
    await screen.findByText('sign in here');
    first.unmount();
    const { router } = visit(makeSignedIn(['client']), paths.signIn.href());
    await waitFor(() => expect(router.state.location.pathname).toBe('/project/list'));
    expect(router.state.location.search).toBe('?shelf=deleted');
  });

  it('keeps no address after signing out', async () => {
    const first = visit({ status: 'signedOut', byChoice: true }, '/project/list');
    await screen.findByText('sign in here');
    first.unmount();
    const { router } = visit(makeSignedIn(['client']), paths.signIn.href());
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.security.href()));
  });
});
