import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useSignedIn } from '../../lib/session/session.ts';
import { paths } from '../paths.ts';
import { PageLoading } from '../shells/PageLoading.tsx';

const OwnProfile = lazy(() => import('../profile/ProfileRoute.tsx'));

/** One's own profile; a talent's begins with their demos, and a client has an account instead. */
const ProfileScreen = () => {
  const { roles } = useSignedIn();
  if (roles.includes('talent')) return <Navigate replace to={paths.demos.href()} />;
  if (roles.every((role) => role === 'client')) return <Navigate replace to={paths.account.href()} />;
  return (
    <Suspense fallback={<PageLoading />}>
      <OwnProfile />
    </Suspense>
  );
};

export default ProfileScreen;
