import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/http/api.ts';
import { deviceSlot } from '../../lib/push/deviceSlot.ts';
import { getPushBarrier, type PushBarrier } from '../../lib/push/getPushBarrier.ts';
import { computeDeviceId, readDeviceId, subscribe } from '../../lib/push/subscription.ts';
import { endPush } from '../../lib/push/deviceUpkeep.ts';
import type { Submission } from '../../lib/submission/submitter.ts';

interface Owner {
  readonly uid: string;
  /** Of the installation. */
  readonly pushKey: string;
}

/** This browser: what keeps notices from it, and its id while it is subscribed. `isKnown`: the id was read. */
export interface ThisDevice {
  readonly barrier: PushBarrier | null;
  readonly id: string | null;
  readonly isKnown: boolean;
  /** Requests permission where it is needed; returns whether notices are on. */
  readonly turnOn: (submission: Submission) => Promise<boolean>;
  readonly turnOff: (submission: Submission) => Promise<void>;
}

/** Turns pushed notices on and off in this browser. */
export const useThisDevice = ({ uid, pushKey }: Owner): ThisDevice => {
  const [barrier, setBarrier] = useState(getPushBarrier);
  const [id, setId] = useState<string | null>();

  useEffect(() => {
    let isOver = false;
    const found = barrier ? Promise.resolve(null) : readDeviceId();
    found
      .catch(() => null)
      .then((read) => {
        if (!isOver) setId(read);
      });
    return () => {
      isOver = true;
    };
  }, [barrier]);

  const turnOn = useCallback(
    async (submission: Submission): Promise<boolean> => {
      // First of all: browsers ask only right after a press.
      const permission = await Notification.requestPermission();
      setBarrier(getPushBarrier());
      if (permission !== 'granted') return false;

      const subscription = await subscribe(pushKey);
      await api.notices.addDevice(subscription, submission);
      const added = await computeDeviceId(subscription.endpoint);
      deviceSlot.write({ uid, id: added });
      setId(added);
      return true;
    },
    [uid, pushKey],
  );

  const turnOff = useCallback(
    async (submission: Submission): Promise<void> => {
      if (id) await api.notices.removeDevice({ id }, submission);
      await endPush();
      setId(null);
    },
    [id],
  );

  return { barrier, id: id ?? null, isKnown: id !== undefined, turnOn, turnOff };
};
