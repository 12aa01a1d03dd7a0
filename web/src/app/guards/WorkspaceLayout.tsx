import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isPhone } from '../../lib/device.ts';
import { rememberOrigin } from '../../lib/session/origin.ts';
import { useSession } from '../../lib/session/session.ts';
import { paths } from '../paths.ts';
import { WorkspaceShell } from '../shells/WorkspaceShell.tsx';
import { WorkspaceSkeleton } from '../shells/WorkspaceSkeleton.tsx';
import { isOpenToPhones } from './mobile.ts';
import { isExemptOnPhone, worksOnPhone, isStayingOnPhone } from './onPhone.ts';

/** Credentials in a link sign in automatically; they are passed to the sign-in page only. */
const getCredentials = (search: string): string => {
  const query = new URLSearchParams(search);
  const email = query.get('email');
  const pass = query.get('pass');
  return email && pass ? `?${new URLSearchParams({ email, pass }).toString()}` : '';
};

/** The workspace is for signed-in people; clients and agencies are led from a phone to a computer. */
const WorkspaceLayout = () => {
  const { state } = useSession();
  const { pathname, search } = useLocation();

  if (state.status === 'checking') return <WorkspaceSkeleton />;
  if (state.status === 'signedOut') {
    if (!state.byChoice) rememberOrigin(`${pathname}${search}`);
    return <Navigate replace to={`${paths.signIn.href()}${getCredentials(search)}`} />;
  }
  if (state.status === 'secondFactor') return <Navigate replace to={paths.twoStep.href()} />;
  if (state.status === 'unverified')
    return <Navigate replace to={paths.verifyEmail.href(state.type, state.uid)} />;

  const staysHere =
    isExemptOnPhone(state.roles, pathname) || (isStayingOnPhone() && worksOnPhone(state.roles, pathname));
  if (isPhone() && !isOpenToPhones(pathname) && !staysHere) {
    return <Navigate replace to={paths.desktopNotice.href(`${pathname}${search}`)} />;
  }

  return (
    <WorkspaceShell>
      <Outlet />
    </WorkspaceShell>
  );
};

export default WorkspaceLayout;
