import { hasStaffRole } from '@domain/access/roles.ts';
import { Outlet } from 'react-router-dom';
import { DeniedState } from '../../components/states/states.tsx';
import { useSignedIn } from '../../lib/session/session.ts';

/** All castings of an agency are for its people. */
const CastingsAreaLayout = () => {
  const { roles } = useSignedIn();
  return hasStaffRole(roles) ? <Outlet /> : <DeniedState />;
};

export default CastingsAreaLayout;
