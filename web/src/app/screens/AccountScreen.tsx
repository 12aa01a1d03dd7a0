import { lazy, Suspense } from 'react';
import { DeniedState } from '../../components/states/states.tsx';
import { useSignedIn } from '../../lib/session/session.ts';
import { PageLoading } from '../shells/PageLoading.tsx';

const ClientAccount = lazy(() => import('../../features/accounts/routes/ClientAccountRoute.tsx'));
const TalentAccount = lazy(() => import('../../features/talents/routes/TalentAccountRoute.tsx'));

/** The account of whoever has one to fill in: a client's, or a talent's. */
const AccountScreen = () => {
  const { roles } = useSignedIn();
  const Account = roles.includes('talent')
    ? TalentAccount
    : roles.includes('client')
      ? ClientAccount
      : DeniedState;
  return (
    <Suspense fallback={<PageLoading />}>
      <Account />
    </Suspense>
  );
};

export default AccountScreen;
