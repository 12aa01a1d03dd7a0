import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { lazyComponent } from '../components/lazyComponent.tsx';
import { retryImport } from '../lib/retryImport.ts';
import { lazyScreen, lazyScreenWithTexts } from './lazyScreen.ts';
import { LINKED_ROUTES, wrapInRoot } from './linkedRoutes.tsx';
import { paths } from './paths.ts';

/** Catch-all route: the address may belong to the workspace, whose paths load with it. */
const ELSEWHERE = '*';
/** Where the workspace's paths are. */
const SESSION = 'session';

/** Not loaded with its route: signed-in users only pass through. */
const SignIn = lazyComponent(() =>
  import('../features/accounts/routes/SignInRoute.tsx').then((module) => module.default),
);

const newAccountRoute = () =>
  lazyScreenWithTexts('signedIn', () => import('../features/sign-up/routes/NewAccountRoute.tsx'));
const talentSignUpRoute = () =>
  lazyScreenWithTexts('signedIn', () => import('../features/sign-up/routes/TalentSignUpRoute.tsx'));
const engineerSignUpRoute = () =>
  lazyScreenWithTexts('signedIn', () => import('../features/sign-up/routes/EngineerSignUpRoute.tsx'));
const clientSignUpRoute = () =>
  lazyScreenWithTexts('signedIn', () => import('../features/sign-up/routes/ClientSignUpRoute.tsx'));

/** Routes that need the session. */
const sessionRoutes: RouteObject = {
  id: SESSION,
  lazy: lazyScreenWithTexts('wayIn', () => import('./guards/SessionLayout.tsx')),
  children: [
    {
      lazy: lazyScreen(() => import('./guards/VisitorLayout.tsx')),
      children: [
        { path: paths.root.path, Component: SignIn },
        { path: paths.signIn.path, Component: SignIn },
        { path: paths.signInAlias.path, Component: SignIn },
      ],
    },
    {
      lazy: lazyScreen(() => import('./guards/VisitorLayout.tsx')),
      children: [
        {
          lazy: lazyScreen(() => import('./shells/PublicShell.tsx')),
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
      lazy: lazyScreen(() => import('./shells/PublicShell.tsx')),
      children: [
        {
          path: paths.verifyEmail.path,
          lazy: lazyScreen(() => import('../features/accounts/routes/VerifyEmailRoute.tsx')),
        },
        {
          path: paths.confirmEmail.path,
          lazy: lazyScreenWithTexts(
            'emailChange',
            () => import('../features/accounts/routes/ConfirmEmailRoute.tsx'),
          ),
        },
        {
          path: paths.twoStep.path,
          lazy: lazyScreenWithTexts('twoStep', () => import('../features/accounts/routes/TwoStepRoute.tsx')),
        },
        {
          path: paths.desktopNotice.path,
          lazy: lazyScreenWithTexts('signedIn', () => import('./screens/PhoneScreen.tsx')),
        },
        {
          path: paths.onboarding.path,
          lazy: lazyScreenWithTexts('signedIn', () => import('./screens/OnboardingScreen.tsx')),
        },
        {
          path: paths.invitation.path,
          lazy: lazyScreenWithTexts(
            'signedIn',
            () => import('../features/talents/routes/InvitationRoute.tsx'),
          ),
        },
      ],
    },
    { path: ELSEWHERE, lazy: lazyScreenWithTexts('signedIn', () => import('./screens/UnknownScreen.tsx')) },
  ],
};

const ROUTES = wrapInRoot([...LINKED_ROUTES, sessionRoutes]);

export const router = createBrowserRouter(ROUTES, {
  patchRoutesOnNavigation: async ({ path, patch }) => {
    if (matchRoutes(ROUTES, path)?.at(-1)?.route.path !== ELSEWHERE) return;
    const { workspaceRoutes } = await retryImport(() => import('./guards/workspaceRoutes.tsx'));
    patch(SESSION, [workspaceRoutes]);
  },
});
