import { useEffect } from 'react';
import { parseLocale } from '@domain/messages/locale.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { localeChoice } from '../../i18n/locale.ts';
import { api } from '../http/api.ts';
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
    api.accounts.changeLanguage(body, createAutomaticKey()).then(
      () => {
        if (localeChoice.read() === chosen) localeChoice.clear();
      },
      // The screen doesn't depend on it, and the next screen retries.
      () => undefined,
    );
  }, [locale, foreign]);
};
