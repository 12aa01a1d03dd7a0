import { useEffect, useRef } from 'react';
import { accountsApi } from '@domain/accounts/accounts.api.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { change } from '../http/call.ts';
import { unpressed } from '../press/presser.ts';
import { isImpersonating, useSignedIn } from './session.ts';

/**
 * Mails follow the language that somebody reads the app in. A switch is told to the server; what an admin reads in while
 * acting as somebody else says nothing about that person.
 */
export const useAccountLanguage = (): void => {
  const { locale } = useLocale();
  const session = useSignedIn();
  const told = useRef(session.locale);
  const foreign = isImpersonating(session);
  const shown = useRef(locale);

  useEffect(() => {
    if (shown.current === locale) return;
    shown.current = locale;
    if (foreign || told.current === locale) return;
    told.current = locale;
    // Nothing on the screen depends on it, and the next switch tells it again.
    change(accountsApi['accounts.changeLanguage'], { body: { locale } }, unpressed()).catch(() => undefined);
  }, [locale, foreign]);
};
