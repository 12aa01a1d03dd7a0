import Bowser from 'bowser';
import type { Device } from '@domain/accounts/sign-ins.ts';

/** Maximum length of a stored device name, in characters; a user agent can be forged. */
const NAME_MAX = 40;
const LINE_MAX = 512;

/** Returns browser and system of a user agent; empty for unknown ones. */
export const getDevice = (userAgent: string | undefined): Device => {
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent.slice(0, LINE_MAX));
  return { browser: (browser.name ?? '').slice(0, NAME_MAX), system: (os.name ?? '').slice(0, NAME_MAX) };
};
