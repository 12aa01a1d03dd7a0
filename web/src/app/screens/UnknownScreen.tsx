import { isPhone } from '../../lib/device.ts';
import { useSession } from '../../lib/session/session.ts';
import NotFoundPage from '../shells/NotFoundPage.tsx';
import { StartLoading } from '../shells/StartLoading.tsx';
import { PublicFrame } from '../shells/PublicFrame.tsx';
import { WorkspaceShell } from '../shells/WorkspaceShell.tsx';

/** Not-found page: within the workspace for signed-in users, without requesting sign-in from others. */
const UnknownScreen = () => {
  const { status } = useSession().state;
  if (status === 'checking') return <StartLoading />;
  if (status === 'signedIn' && !isPhone())
    return (
      <WorkspaceShell>
        <NotFoundPage />
      </WorkspaceShell>
    );

  return (
    <PublicFrame maxWidth={1120}>
      <NotFoundPage />
    </PublicFrame>
  );
};

export default UnknownScreen;
