import { useEffect } from 'react';
import { accountsApi } from '@domain/accounts/accounts.api.ts';
import { localeFrom } from '@domain/messages/locale.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { localeChoice } from '../../i18n/locale.ts';
import { change } from '../http/call.ts';
import { unpressed } from '../press/presser.ts';
import { isImpersonating, useSignedIn } from './session.ts';

/**
 * The account keeps the language that somebody chose here, before they signed in or since: their next sign-in and every
 * email follow it. What an admin reads in while acting as somebody else says nothing about that person.
 */
export const useAccountLanguage = (): void => {
  const { locale } = useLocale();
  const foreign = isImpersonating(useSignedIn());

  useEffect(() => {
    const chosen = localeChoice.read();
    if (foreign || chosen === null) return;
    const body = { locale: localeFrom(chosen) };
    change(accountsApi['accounts.changeLanguage'], { body }, unpressed()).then(
      () => {
        if (localeChoice.read() === chosen) localeChoice.clear();
      },
      // Nothing on the screen depends on it, and the next screen to open tells it again.
      () => undefined,
    );
  }, [locale, foreign]);
};
