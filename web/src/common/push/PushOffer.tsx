import { useState } from 'react';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { wantTexts } from '../../i18n/texts.ts';
import { deviceSlot } from '../../lib/push/deviceSlot.ts';
import { getPushBarrier } from '../../lib/push/getPushBarrier.ts';
import { createLocalSlot } from '../../lib/storage/browserStorage.ts';
import { useSignedIn } from '../../lib/session/session.ts';

const OfferAlert = lazyComponent(async () => {
  const [module] = await Promise.all([import('./OfferAlert.tsx'), wantTexts('notices')]);
  return module.OfferAlert;
});

/** Set once the person has answered in this browser. */
const answered = createLocalSlot('push-offer');

const mayOffer = (): boolean => !getPushBarrier() && !deviceSlot.read() && answered.read() === null;

/** Offers notices on this device until the person answers, once per browser. */
export const PushOffer = () => {
  const { uid, pushKey } = useSignedIn();
  const [isShown, setShown] = useState(mayOffer);
  if (!isShown || pushKey === null) return null;

  const end = () => {
    answered.write('1');
    setShown(false);
  };

  return <OfferAlert uid={uid} pushKey={pushKey} onAnswer={end} />;
};
