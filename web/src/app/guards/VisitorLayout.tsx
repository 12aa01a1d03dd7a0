import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useToasts } from '../../lib/toasts.ts';
import { useText } from '../../i18n/useText.ts';
import { forgetOrigin, peekOrigin } from '../../lib/session/origin.ts';
import { useSession } from '../../lib/session/session.ts';
import { sessionHint } from '../../lib/session/sessionHint.ts';
import { paths } from '../paths.ts';
import { StartLoading } from '../shells/StartLoading.tsx';
import { getLandingPath } from './landing.ts';

/** Pages for signed-out people; signed-in users are redirected. */
const VisitorLayout = () => {
  const { state } = useSession();
  const { pathname } = useLocation();
  const text = useText();
  const toasts = useToasts();
  const wasOut = useRef(false);

  useEffect(() => {
    if (state.status === 'signedOut') wasOut.current = true;
    if (state.status !== 'signedIn') return;
    sessionHint.writeLanding(getLandingPath(state, undefined));
    // Shown to users already signed in, not right after signing in.
    if (!wasOut.current && pathname !== paths.root.path) toasts.info(text('signIn.already'));
    forgetOrigin();
  }, [state, pathname, text, toasts]);

  if (state.status === 'signedIn') return <Navigate replace to={getLandingPath(state, peekOrigin())} />;
  if (state.status === 'secondFactor') return <Navigate replace to={paths.twoStep.href()} />;
  if (state.status === 'unverified')
    return <Navigate replace to={paths.verifyEmail.href(state.type, state.uid)} />;
  if (state.status === 'checking' && sessionHint.isThere()) return <StartLoading />;
  return <Outlet />;
};

export default VisitorLayout;
