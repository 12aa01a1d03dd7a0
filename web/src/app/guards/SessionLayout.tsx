import { useCallback } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import type { Review } from '@domain/accounts/accounts.api.ts';
import { SessionProvider } from '../../lib/session/SessionProvider.tsx';
import { paths } from '../paths.ts';

/** Routes below know who is here. */
const SessionLayout = () => {
  const navigate = useNavigate();
  const showPending = useCallback(
    async (review: Review) => {
      // Not in the address: nobody else is to be told by a link that they were refused.
      await navigate(paths.pendingValidation.href(), { state: review });
    },
    [navigate],
  );
  return (
    <SessionProvider onPendingValidation={showPending}>
      <Outlet />
    </SessionProvider>
  );
};

export default SessionLayout;
