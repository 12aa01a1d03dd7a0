import type { Locale } from '../messages/locale.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A link's lifetime in milliseconds, and its words after "within the next" and "caduca en". */
interface LinkLifetime {
  readonly ms: number;
  readonly words: Readonly<Record<Locale, string>>;
}

/** Lifetimes of links that set a password or verify an address, from sending. */
export const LINK_LIFETIMES = {
  newPassword: { ms: HOUR_MS, words: { en: 'hour', es: 'una hora' } },
  newEmail: { ms: 24 * HOUR_MS, words: { en: '24 hours', es: '24 horas' } },
  // A week, because people read invitations after a weekend.
  firstPassword: { ms: 7 * 24 * HOUR_MS, words: { en: 'seven days', es: 'siete días' } },
  invitation: { ms: 7 * 24 * HOUR_MS, words: { en: 'seven days', es: 'siete días' } },
} as const satisfies Readonly<Record<string, LinkLifetime>>;
