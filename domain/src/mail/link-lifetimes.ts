import type { Locale } from '../messages/locale.ts';

const HOUR_MS = 60 * 60 * 1000;

/** For how long a link holds, in milliseconds, and how texts say it after "within the next" and "caduca en". */
interface LinkLifetime {
  readonly ms: number;
  readonly words: Readonly<Record<Locale, string>>;
}

/** How long the links hold that let somebody choose a password or prove an address, from the moment they are sent. */
export const LINK_LIFETIMES = {
  newPassword: { ms: HOUR_MS, words: { en: 'hour', es: 'una hora' } },
  newEmail: { ms: 24 * HOUR_MS, words: { en: '24 hours', es: '24 horas' } },
  // People read an invitation after a weekend.
  firstPassword: { ms: 7 * 24 * HOUR_MS, words: { en: 'seven days', es: 'siete días' } },
  invitation: { ms: 7 * 24 * HOUR_MS, words: { en: 'seven days', es: 'siete días' } },
} as const satisfies Readonly<Record<string, LinkLifetime>>;
