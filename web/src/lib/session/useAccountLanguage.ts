import { useEffect } from 'react';
import { accountsApi } from '@domain/accounts/accounts.api.ts';
import { parseLocale } from '@domain/messages/locale.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { localeChoice } from '../../i18n/locale.ts';
import { change } from '../http/call.ts';
import { createAutomaticKey } from '../submission/submitter.ts';
import { isImpersonating, useSignedIn } from './session.ts';

/** Saves a language chosen here, before or after sign-in, to the account, for the next sign-in and emails. Not in acting sessions. */
export const useAccountLanguage = (): void => {
  const { locale } = useLocale();
  const foreign = isImpersonating(useSignedIn());

  useEffect(() => {
    const chosen = localeChoice.read();
    if (foreign || chosen === null) return;

    const body = { locale: parseLocale(chosen) };
    change(accountsApi['accounts.changeLanguage'], { body }, createAutomaticKey()).then(
      () => {
        if (localeChoice.read() === chosen) localeChoice.clear();
      },
      // The screen doesn't depend on it, and the next screen retries.
      () => undefined,
    );
  }, [locale, foreign]);
};
