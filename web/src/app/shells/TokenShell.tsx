import { useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { TokenFrameContext } from '../../components/layout/tokenFrame.ts';
import { PublicFrame } from './PublicFrame.tsx';

/** Frame of pages with one task: narrow, and without its logo once the task is done. */
const TokenShell = () => {
  const [logoHidden, setLogoHidden] = useState(false);
  const frame = useMemo(() => ({ setLogoHidden }), []);
  return (
    <TokenFrameContext value={frame}>
      <PublicFrame maxWidth={560} withLogo={!logoHidden}>
        <Outlet />
      </PublicFrame>
    </TokenFrameContext>
  );
};

export default TokenShell;
