/** Why this browser can't be pushed to: it is unable, needs the app on the home screen, or its user refused. */
export type PushBarrier = 'unsupported' | 'install' | 'denied';

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** iPads call themselves Macs, which have no touch screen. */
const isApplePhoneOrTablet = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/** Returns what keeps this browser from showing notices; null: nothing does. */
export const getPushBarrier = (device: Device = navigator): PushBarrier | null => {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isAble) return Notification.permission === 'denied' ? 'denied' : null;

  // There, web pages get this only once they are on the home screen.
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  return isApplePhoneOrTablet(device) && !isInstalled ? 'install' : 'unsupported';
};
