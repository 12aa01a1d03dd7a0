import { useEffect } from 'react';
import { isImpersonating, type SessionState } from '../session/session.ts';
import { deviceSlot } from './deviceSlot.ts';

/** Ends the notices of this browser once their person is signed out, and keeps its subscription current until then. */
export const useDeviceUpkeep = (state: SessionState): void => {
  const uid = state.status === 'signedIn' ? state.realUid : null;
  const serverKey = state.status === 'signedIn' && !isImpersonating(state) ? state.pushKey : null;
  const isOut = state.status === 'signedOut';

  useEffect(() => {
    const device = deviceSlot.read();
    if (!device || (uid === null && !isOut)) return;

    import('./deviceUpkeep.ts')
      .then(({ endPush, renewDevice }) => {
        if (device.uid !== uid) return endPush();
        return serverKey === null ? undefined : renewDevice(uid, serverKey);
      })
      // Tried again with the next visit.
      .catch((error: unknown) => console.warn(error));
  }, [uid, serverKey, isOut]);
};
