import { localeChoice, rememberLocale } from '../../i18n/locale.ts';
import { showLocale, shownTexts } from '../../i18n/texts.ts';
import { isImpersonating, type SessionState } from './session.ts';

/**
 * Shows the app in the entering account's language, unless one was just chosen in this tab,
 * which is then saved to the account. An acting admin keeps their own.
 */
export const showAccountLanguage = async (
  person: Exclude<SessionState, { status: 'checking' | 'signedOut' }>,
): Promise<void> => {
  if (person.status !== 'signedIn' || isImpersonating(person) || localeChoice.read() !== null) return;
  rememberLocale(person.locale);
  if (shownTexts().locale === person.locale) return;
  // If its texts fail to load, the app keeps its language.
  await showLocale(person.locale).catch(() => undefined);
};
