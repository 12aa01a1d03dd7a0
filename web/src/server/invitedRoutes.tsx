import { Outlet, type RouteObject } from 'react-router-dom';
import { lazyScreen, lazyScreenWithTexts } from '../app/lazyScreen.ts';
import { paths } from '../app/paths.ts';
import { SessionContext, type Session } from '../lib/session/session.ts';

const ignore = () => undefined;
const refuse = () => Promise.reject(new Error('The server has no session'));

/** The session's initial state, before the identity provider responds. */
const UNKNOWN: Session = {
  state: { status: 'checking' },
  signIn: refuse,
  signInWithGoogle: refuse,
  signOut: refuse,
  impersonate: refuse,
  recheck: refuse,
  chooseAgency: ignore,
  noteAgency: ignore,
  noteOwn: ignore,
  stopImpersonating: ignore,
};

const UnknownSession = () => (
  <SessionContext value={UNKNOWN}>
    <Outlet />
  </SessionContext>
);

/** Invitations need no account, so the server renders them without the identity provider's code. */
export const INVITED_ROUTES: RouteObject = {
  Component: UnknownSession,
  children: [
    {
      lazy: lazyScreen(() => import('../app/shells/PublicShell.tsx')),
      children: [
        {
          path: paths.invitation.path,
          lazy: lazyScreenWithTexts(
            'signedIn',
            () => import('../features/talents/routes/InvitationRoute.tsx'),
          ),
        },
      ],
    },
  ],
};
