import { Outlet } from 'react-router-dom';
import { DeniedState } from '../../components/states/states.tsx';
import { useSignedIn } from '../../lib/session/session.ts';

/** All castings of an agency are for its people. */
const CastingsAreaLayout = () => {
  const { roles } = useSignedIn();
  return roles.includes('agencyTeam') || roles.includes('admin') ? <Outlet /> : <DeniedState />;
};

export default CastingsAreaLayout;
