import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Base address of the app, without a trailing slash, for links in mails. */
export const APP_URL = defineString('APP_URL', { default: 'http://127.0.0.1:5002' });
/** On staging, the Hosting site whose previews are pages of ours; empty: none. Deployments to production refuse it. */
export const PREVIEW_SITE = defineString('PREVIEW_SITE', { default: '' });
/** Sender of every mail, as `Name <address>`. */
export const MAIL_FROM = defineString('MAIL_FROM', {
  default: 'Voice Casting <no-reply@voice-casting.example>',
});
export const SUPPORT_EMAIL = defineString('SUPPORT_EMAIL', { default: 'support@voice-casting.example' });
/** More addresses of the platform's support, comma-separated. */
export const MORE_SUPPORT_EMAILS = defineString('MORE_SUPPORT_EMAILS', { default: '' });
export const CLIENT_CONTACT_EMAIL = defineString('CLIENT_CONTACT_EMAIL', {
  default: 'clients@voice-casting.example',
});
export const BRAND_TITLE = defineString('BRAND_TITLE', { default: 'Voice Casting' });
/** Web app folder with this deployment's own `icon.svg`; empty: the app's icon. */
export const BRAND_ASSETS = defineString('BRAND_ASSETS', { default: '' });
export const BRAND_ACCENT = defineString('BRAND_ACCENT', { default: '#3d5afe' });
/** Web API key of the Firebase project (public). Set per deployment; the emulator accepts any. */
export const WEB_API_KEY = defineString('WEB_API_KEY', { default: 'demo-key' });
/** Host on which Google's sign-in opens; empty: `PROJECT.firebaseapp.com`. On the app's own domain, browsers that block third-party cookies allow it. */
export const AUTH_DOMAIN = defineString('AUTH_DOMAIN', { default: '' });
/** `google` if the project has that provider; empty: passwords only. */
export const SOCIAL_SIGN_IN = defineString('SOCIAL_SIGN_IN', { default: '' });
/** Whether the project uses Identity Platform, which is required for functions that refuse sign-ups. */
export const IDENTITY_PLATFORM = defineBoolean('IDENTITY_PLATFORM', { default: false });
/** Whether any agency's admin may create more agencies. */
export const AGENCIES_BY_ADMINS = defineBoolean('AGENCIES_BY_ADMINS', { default: false });
/** Agency of users who don't register at an agency's own page. */
export const DEFAULT_AGENCY_SLUG = defineString('DEFAULT_AGENCY_SLUG', { default: 'agency-one' });
/** The platform's policy documents, for agencies without their own. */
export const TERMS_URL = defineString('TERMS_URL', { default: 'https://voice-casting.example/terms' });
export const PRIVACY_URL = defineString('PRIVACY_URL', { default: 'https://voice-casting.example/privacy' });
/** Their version dates, `YYYY-MM-DD`: stored with every consent, so change them with the texts. */
export const TERMS_VERSION = defineString('TERMS_VERSION', { default: '2026-01-01' });
export const PRIVACY_VERSION = defineString('PRIVACY_VERSION', { default: '2026-01-01' });
/** Fastly's published networks (api.fastly.com/public-ip-list), from which Hosting calls. */
const HOSTING_NETWORKS = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
];
/**
 * Networks of trusted proxies, comma-separated. The last address in `X-Forwarded-For` outside them is the caller. `none`: the connected
 * address is, as in the emulators. Check at the first deployment: behind an unlisted proxy all callers share their limits.
 */
export const TRUSTED_PROXIES = defineString('TRUSTED_PROXIES', { default: HOSTING_NETWORKS.join() });
/** Id of the web app in the Firebase project, as `1:1234567890:web:abc` (public); needed by App Check alone. */
export const APP_ID = defineString('APP_ID', { default: '' });
/** Site key of reCAPTCHA Enterprise (public), with which pages get App Check tokens; empty: pages send none. */
export const APP_CHECK_SITE_KEY = defineString('APP_CHECK_SITE_KEY', { default: '' });
/** App Check of the API: `off`, `monitor` (logs what would be refused) or `enforce`, which refuses calls without a token of the app. */
export const APP_CHECK = defineString('APP_CHECK', { default: 'off' });
/** Delay of the emulated API's responses, in milliseconds; ignored when deployed. */
export const FAKE_LATENCY_MS = defineInt('FAKE_LATENCY_MS', { default: 0 });
/** Whether clients can pay by card, given Stripe's secrets. Bank transfer is always possible. */
export const SHOW_PAYMENT_FEATURE = defineBoolean('SHOW_PAYMENT_FEATURE', { default: true });
/** Address of Stripe's API; tests use their own. */
export const STRIPE_API = defineString('STRIPE_API', { default: 'https://api.stripe.com' });
/** Key of a Stripe account, `sk_…` or `rk_…`; any other value (a secret can't be empty) disables cards. */
export const STRIPE_KEY = defineSecret('STRIPE_KEY');
/** Signing secret of Stripe's reports, `whsec_…`. */
export const STRIPE_WEBHOOK_SECRET = defineSecret('STRIPE_WEBHOOK_SECRET');
/** Local webhook receivers of the stack, as `http://127.0.0.1:PORT`, comma-separated. Other private addresses are always refused; deployments have none. */
export const WEBHOOK_LOCAL_RECEIVERS = defineString('WEBHOOK_LOCAL_RECEIVERS', { default: '' });
/** `smtp://user:password@host:port`; a secret because it contains a password. */
export const SMTP_URL = defineSecret('SMTP_URL');
/** Signing secret of the email provider's reports of bounces and complaints, `whsec_…`; any other value disables them. */
export const MAIL_EVENTS_SECRET = defineSecret('MAIL_EVENTS_SECRET');
/** Private key that signs pushed notices (RFC 8292): the 32 bytes of a P-256 key as base64url; any other value disables them. */
export const PUSH_KEY = defineSecret('PUSH_KEY');
/** Private key, certificate and issuing chain for sealing reports, as concatenated PEM. */
export const SEAL_CERTIFICATE = defineSecret('SEAL_CERTIFICATE');
