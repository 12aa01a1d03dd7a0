import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useSignedIn } from '../../lib/session/session.ts';
import { paths } from '../paths.ts';
import { PageLoading } from '../shells/PageLoading.tsx';

const OwnProfile = lazy(() => import('../profile/ProfileRoute.tsx'));

/** The reader's profile; for users who are only talents it starts with their demos, and clients have an account page instead. */
const ProfileScreen = () => {
  const { roles, engagedBy } = useSignedIn();
  const hasOwn = engagedBy.length > 0 || roles.some((role) => role !== 'talent' && role !== 'client');
  if (!hasOwn && roles.includes('talent')) return <Navigate replace to={paths.demos.href()} />;
  if (!hasOwn) return <Navigate replace to={paths.account.href()} />;
  return (
    <Suspense fallback={<PageLoading />}>
      <OwnProfile />
    </Suspense>
  );
};

export default ProfileScreen;
