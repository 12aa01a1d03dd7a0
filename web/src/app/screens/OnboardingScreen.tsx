import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { wantTexts } from '../../i18n/texts.ts';
import { useSession } from '../../lib/session/session.ts';
import { paths } from '../paths.ts';
import { PageLoading } from '../shells/PageLoading.tsx';
import { StartLoading } from '../shells/StartLoading.tsx';

const SignUp = lazy(() => import('../../features/sign-up/routes/TalentSignUpRoute.tsx'));
const Basics = lazy(
  async () =>
    (
      await Promise.all([
        import('../../features/talents/routes/OnboardingRoute.tsx'),
        wantTexts('talentPages'),
      ])
    )[0],
);

/** Steps of a new talent: account, email address, profile. */
const OnboardingScreen = () => {
  const { state } = useSession();
  if (state.status === 'checking') return <StartLoading />;
  if (state.status === 'unverified')
    return <Navigate replace to={paths.verifyEmail.href(state.type, state.uid)} />;
  if (state.status === 'signedIn' && !state.roles.includes('talent')) {
    return <Navigate replace to={paths.root.href()} />;
  }

  return (
    <Suspense fallback={<PageLoading />}>{state.status === 'signedIn' ? <Basics /> : <SignUp />}</Suspense>
  );
};

export default OnboardingScreen;
