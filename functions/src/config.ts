import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Address of the app, without a slash at its end; links in mails begin with it. */
export const APP_URL = defineString('APP_URL', { default: 'http://127.0.0.1:5002' });
/** Sender of every mail, as `Name <address>`. */
export const MAIL_FROM = defineString('MAIL_FROM', {
  default: 'Voice Casting <no-reply@voice-casting.example>',
});
export const SUPPORT_EMAIL = defineString('SUPPORT_EMAIL', { default: 'support@voice-casting.example' });
/** Further addresses of the platform's support, separated by commas. */
export const MORE_SUPPORT_EMAILS = defineString('MORE_SUPPORT_EMAILS', { default: '' });
export const CLIENT_CONTACT_EMAIL = defineString('CLIENT_CONTACT_EMAIL', {
  default: 'clients@voice-casting.example',
});
export const BRAND_TITLE = defineString('BRAND_TITLE', { default: 'Voice Casting' });
/** Folder of the web app's files with this deployment's own `icon.svg`; empty: it shows the app's. */
export const BRAND_ASSETS = defineString('BRAND_ASSETS', { default: '' });
export const BRAND_ACCENT = defineString('BRAND_ACCENT', { default: '#3d5afe' });
/** Web API key of the Firebase project: public, it names the project. Deployments set it; the emulator takes any. */
export const WEB_API_KEY = defineString('WEB_API_KEY', { default: 'demo-key' });
/** `google` where the project has that provider; empty: passwords alone. */
export const SOCIAL_SIGN_IN = defineString('SOCIAL_SIGN_IN', { default: '' });
/** Whether the project's identity provider is Identity Platform, which alone has functions that refuse sign-ups. */
export const IDENTITY_PLATFORM = defineBoolean('IDENTITY_PLATFORM', { default: false });
/** Whether the admin of any agency may found further ones. */
export const AGENCIES_BY_ADMINS = defineBoolean('AGENCIES_BY_ADMINS', { default: false });
/** Agency of those who register at no agency's own page. */
export const DEFAULT_AGENCY_SLUG = defineString('DEFAULT_AGENCY_SLUG', { default: 'agency-one' });
/** Policy documents of the platform, where an agency has none of its own. */
export const TERMS_URL = defineString('TERMS_URL', { default: 'https://voice-casting.example/terms' });
export const PRIVACY_URL = defineString('PRIVACY_URL', { default: 'https://voice-casting.example/privacy' });
/** Days of the wording behind them, `YYYY-MM-DD`: kept with everybody's consent, so changed with the texts. */
export const TERMS_VERSION = defineString('TERMS_VERSION', { default: '2026-01-01' });
export const PRIVACY_VERSION = defineString('PRIVACY_VERSION', { default: '2026-01-01' });
/**
 * How many proxies in front of the functions are ours to believe: so many addresses at the end of `X-Forwarded-For` were
 * written by them, and the first of these is the caller. What stands before it the caller may have written.
 *
 * Two in a deployment: Hosting writes down who called it, and Google's front end writes down Hosting. To be checked with
 * the first deployment, by a call through Hosting from a known address. A call with fewer addresses came round Hosting and
 * counts for its peer. Calls are counted by peer as well (`peerAddress`), whatever a caller writes in front.
 *
 * None in the emulators, which write nothing.
 */
export const TRUSTED_PROXIES = defineInt('TRUSTED_PROXIES', { default: 2 });
/**
 * Whether calls must prove by App Check that they come from the app: `off`, `monitor` (what would be refused is logged) or
 * `enforce`. The app as it is proves nothing yet, so `enforce` would shut it out.
 */
export const APP_CHECK = defineString('APP_CHECK', { default: 'off' });
/** How long the emulated API waits before it answers, in milliseconds; deployments never wait. */
export const FAKE_LATENCY_MS = defineInt('FAKE_LATENCY_MS', { default: 0 });
/** Whether clients can pay by card where the secrets of Stripe are set. Invoices can always be paid by transfer. */
export const SHOW_PAYMENT_FEATURE = defineBoolean('SHOW_PAYMENT_FEATURE', { default: true });
/** Where Stripe’s API is; tests have one of their own. */
export const STRIPE_API = defineString('STRIPE_API', { default: 'https://api.stripe.com' });
/** Key of a Stripe account, `sk_…` or `rk_…`; anything else (a secret cannot be empty): cards are not taken. */
export const STRIPE_KEY = defineSecret('STRIPE_KEY');
/** What Stripe signs its reports with, `whsec_…`. */
export const STRIPE_WEBHOOK_SECRET = defineSecret('STRIPE_WEBHOOK_SECRET');
/**
 * Receivers of webhooks on the machine of the stack, as `http://127.0.0.1:PORT`, between commas. Anything else that is not
 * public is never sent to; a deployment has none.
 */
export const WEBHOOK_LOCAL_RECEIVERS = defineString('WEBHOOK_LOCAL_RECEIVERS', { default: '' });
/** `smtp://user:password@host:port`; holds a password, hence a secret. */
export const SMTP_URL = defineSecret('SMTP_URL');
/** Private key and certificate of the seal on signed reports, then those who vouch for it: PEM, one after the other. */
export const SEAL_CERTIFICATE = defineSecret('SEAL_CERTIFICATE');
