import type { Branding, SignInProviderSettings } from '@domain/reference/reference.ts';
import {
  APP_CHECK,
  APP_CHECK_SITE_KEY,
  APP_ID,
  AUTH_DOMAIN,
  BRAND_ACCENT,
  BRAND_ASSETS,
  BRAND_TITLE,
  CLIENT_CONTACT_EMAIL,
  MORE_SUPPORT_EMAILS,
  SOCIAL_SIGN_IN,
  SUPPORT_EMAIL,
  WEB_API_KEY,
} from '../config.ts';

const OWN_ICON = '/favicon.svg';

const splitAddresses = (addresses: string): readonly string[] =>
  addresses
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

export const getBranding = (): Branding => {
  const assetsFolderName = BRAND_ASSETS.value();
  return {
    title: BRAND_TITLE.value(),
    accent: BRAND_ACCENT.value(),
    assetsFolderName,
    icon: assetsFolderName === '' ? OWN_ICON : `/${assetsFolderName}/icon.svg`,
    supportContactEmails: [SUPPORT_EMAIL.value(), ...splitAddresses(MORE_SUPPORT_EMAILS.value())],
    contactClientEmail: CLIENT_CONTACT_EMAIL.value(),
  };
};

const getAppCheckSettings = (): SignInProviderSettings['identity']['appCheck'] => {
  const siteKey = APP_CHECK_SITE_KEY.value();
  return siteKey === ''
    ? null
    : { siteKey, appId: APP_ID.value(), isEnforced: APP_CHECK.value() === 'enforce' };
};

export const signInProviderSettings = (): SignInProviderSettings => {
  const projectId = process.env['GCLOUD_PROJECT'] ?? '';
  return {
    socialSignIn: SOCIAL_SIGN_IN.value() === 'google' ? ['google'] : [],
    identity: {
      projectId,
      apiKey: WEB_API_KEY.value(),
      authDomain: AUTH_DOMAIN.value() || `${projectId}.firebaseapp.com`,
      appCheck: getAppCheckSettings(),
    },
  };
};
