import { useCallback } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { SessionProvider } from '../../lib/session/SessionProvider.tsx';
import { paths } from '../paths.ts';

/** Routes below know who is here. */
const SessionLayout = () => {
  const navigate = useNavigate();
  const showPending = useCallback(async () => {
    await navigate(paths.pendingValidation.href());
  }, [navigate]);
  return (
    <SessionProvider onPendingValidation={showPending}>
      <Outlet />
    </SessionProvider>
  );
};

export default SessionLayout;
