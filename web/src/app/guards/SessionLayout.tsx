import { useCallback } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import type { Review } from '@domain/accounts/accounts.api.ts';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { wantTexts } from '../../i18n/texts.ts';
import { pendingSignIn } from '../../lib/session/phoneChallenge.ts';
import { SessionProvider } from '../../lib/session/SessionProvider.tsx';
import { useStore } from '../../lib/useStore.ts';
import { paths } from '../paths.ts';

/** For the few who sign in with a second factor. */
const PhoneChallenge = lazyComponent(async () => {
  const [{ PhoneChallenge: part }] = await Promise.all([
    import('../../features/accounts/twoStep/PhoneChallenge.tsx'),
    wantTexts('twoStep'),
  ]);
  return part;
});

/** Provides the session to the routes below. */
const SessionLayout = () => {
  const navigate = useNavigate();
  const signIn = useStore(pendingSignIn, undefined);

  const showPending = useCallback(
    async (review: Review) => {
      // In the navigation state, not the address, so a shared link doesn't show the refusal.
      await navigate(paths.pendingValidation.href(), { state: review });
    },
    [navigate],
  );

  return (
    <SessionProvider onPendingValidation={showPending}>
      <Outlet />
      {signIn && <PhoneChallenge signIn={signIn} />}
    </SessionProvider>
  );
};

export default SessionLayout;
