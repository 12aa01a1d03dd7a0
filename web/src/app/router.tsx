import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { lazyComponent } from '../components/lazyComponent.tsx';
import { retryImport } from '../lib/retryImport.ts';
import { lazy, lazyWithTexts } from './lazyScreen.ts';
import { LINKED_ROUTES, underRoot } from './linkedRoutes.tsx';
import { paths } from './paths.ts';

/** Catch-all route: the address may belong to the workspace, whose paths load with it. */
const ELSEWHERE = '*';
/** Where those belong. */
const SESSION = 'session';

/** Not loaded with its route: signed-in users only pass through. */
const SignIn = lazyComponent(() =>
  import('../features/accounts/routes/SignInRoute.tsx').then((module) => module.default),
);

const newAccountRoute = () =>
  lazyWithTexts('signedIn', () => import('../features/sign-up/routes/NewAccountRoute.tsx'));
const talentSignUpRoute = () =>
  lazyWithTexts('signedIn', () => import('../features/sign-up/routes/TalentSignUpRoute.tsx'));
const engineerSignUpRoute = () =>
  lazyWithTexts('signedIn', () => import('../features/sign-up/routes/EngineerSignUpRoute.tsx'));
const clientSignUpRoute = () =>
  lazyWithTexts('signedIn', () => import('../features/sign-up/routes/ClientSignUpRoute.tsx'));

/** Routes that need the session. */
const sessionRoutes: RouteObject = {
  id: SESSION,
  lazy: lazyWithTexts('wayIn', () => import('./guards/SessionLayout.tsx')),
  children: [
    {
      lazy: lazy(() => import('./guards/VisitorLayout.tsx')),
      children: [
        { path: paths.root.path, Component: SignIn },
        { path: paths.signIn.path, Component: SignIn },
        { path: paths.signInAlias.path, Component: SignIn },
      ],
    },
    {
      lazy: lazy(() => import('./guards/VisitorLayout.tsx')),
      children: [
        {
          lazy: lazy(() => import('./shells/PublicShell.tsx')),
          children: [
            { path: paths.newAccount.path, lazy: newAccountRoute() },
            { path: paths.signUp.path, lazy: newAccountRoute() },
            { path: paths.signUpAlias.path, lazy: newAccountRoute() },
            { path: paths.newClient.path, lazy: clientSignUpRoute() },
            { path: paths.newProducer.path, lazy: clientSignUpRoute() },
            { path: paths.newTalent.path, lazy: talentSignUpRoute() },
            { path: paths.newArtist.path, lazy: talentSignUpRoute() },
            { path: paths.newEngineer.path, lazy: engineerSignUpRoute() },
            { path: paths.newEngineerStep.path, lazy: engineerSignUpRoute() },
            { path: paths.newCurator.path, lazy: engineerSignUpRoute() },
          ],
        },
      ],
    },
    {
      lazy: lazy(() => import('./shells/PublicShell.tsx')),
      children: [
        {
          path: paths.verifyEmail.path,
          lazy: lazy(() => import('../features/accounts/routes/VerifyEmailRoute.tsx')),
        },
        {
          path: paths.twoStep.path,
          lazy: lazyWithTexts('twoStep', () => import('../features/accounts/routes/TwoStepRoute.tsx')),
        },
        {
          path: paths.desktopNotice.path,
          lazy: lazyWithTexts('signedIn', () => import('./screens/PhoneScreen.tsx')),
        },
        {
          path: paths.onboarding.path,
          lazy: lazyWithTexts('signedIn', () => import('./screens/OnboardingScreen.tsx')),
        },
        {
          path: paths.invitation.path,
          lazy: lazyWithTexts('signedIn', () => import('../features/talents/routes/InvitationRoute.tsx')),
        },
      ],
    },
    { path: ELSEWHERE, lazy: lazyWithTexts('signedIn', () => import('./screens/UnknownScreen.tsx')) },
  ],
};

const ROUTES = underRoot([...LINKED_ROUTES, sessionRoutes]);

export const router = createBrowserRouter(ROUTES, {
  patchRoutesOnNavigation: async ({ path, patch }) => {
    if (matchRoutes(ROUTES, path)?.at(-1)?.route.path !== ELSEWHERE) return;
    const { workspaceRoutes } = await retryImport(() => import('./guards/workspaceRoutes.tsx'));
    patch(SESSION, [workspaceRoutes]);
  },
});
