const LOCAL = /127\.0\.0\.1|localhost|\.example\b|demo-/;

const isOrigin = (value) =>
  URL.canParse(value) && new URL(value).origin === value && value.startsWith('https:');
const isAddress = (value) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value);
const isPage = (value) => URL.canParse(value) && value.startsWith('https:');
const isDay = (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const isFlag = (value) => value === 'true' || value === 'false';
const isOneOf =
  (...values) =>
  (value) =>
    values.includes(value);
const isAny = () => true;

const usesAppCheck = ({ APP_CHECK: mode = 'off', APP_CHECK_SITE_KEY: key = '' }) =>
  mode !== 'off' || key !== '';

/**
 * @typedef {Record<string, string | undefined>} Values
 * @typedef {{ name: string, form?: string, isOptional?: boolean, isLocal?: boolean, isStaging?: boolean,
 *   isValid?: (value: string) => boolean, neededBy?: (values: Values) => boolean }} Setting
 */

/**
 * Settings of a deployment, in `functions/.env.ENVIRONMENT`. `form`: what a value must be; `isOptional`: may be empty or missing,
 * unless `neededBy` other settings; `isLocal`: only for emulators, so a deployment has none; `isStaging`: production has none.
 * @type {readonly Setting[]}
 */
export const SETTINGS = [
  {
    name: 'APP_URL',
    form: 'the https origin that people open, without a slash at the end',
    isValid: isOrigin,
  },
  {
    name: 'MAIL_FROM',
    form: 'the sender of every email, as "Name <address>"',
    isValid: (value) => isAddress(/<([^<>]+)>$/.exec(value)?.[1] ?? ''),
  },
  { name: 'SUPPORT_EMAIL', form: 'the address of the support', isValid: isAddress },
  {
    name: 'MORE_SUPPORT_EMAILS',
    form: 'further addresses of the support, separated by commas',
    isOptional: true,
    isValid: (value) => value.split(',').every((address) => isAddress(address.trim())),
  },
  { name: 'CLIENT_CONTACT_EMAIL', form: 'the address for clients’ enquiries', isValid: isAddress },
  { name: 'BRAND_TITLE', form: 'the name of the product', isValid: isAny },
  { name: 'BRAND_ACCENT', form: 'a colour, as "#3d5afe"', isValid: (value) => /^#[0-9a-f]{6}$/i.test(value) },
  {
    name: 'BRAND_ASSETS',
    form: 'a folder of web/public that has an icon.svg, and may have the PNG files of web/public/icons',
    isOptional: true,
    isValid: (value) => /^[\w-]+$/.test(value),
  },
  {
    name: 'WEB_API_KEY',
    form: 'the web API key of the project, as "AIza…"',
    isValid: (value) => /^AIza[\w-]{35}$/.test(value),
  },
  {
    name: 'AUTH_DOMAIN',
    form: 'the host on which Google’s sign-in opens; empty: PROJECT.firebaseapp.com',
    isOptional: true,
    isValid: (value) => isOrigin(`https://${value}`),
  },
  { name: 'SOCIAL_SIGN_IN', form: '"google"', isOptional: true, isValid: isOneOf('google') },
  {
    name: 'IDENTITY_PLATFORM',
    form: '"true" if the project uses Identity Platform, else "false"',
    isValid: isFlag,
  },
  {
    name: 'AGENCIES_BY_ADMINS',
    form: '"true" if any agency’s admins may create agencies',
    isOptional: true,
    isValid: isFlag,
  },
  {
    name: 'DEFAULT_AGENCY_SLUG',
    form: 'the agency of people who register without one, as "agency-one"',
    isValid: (value) => /^[a-z0-9-]+$/.test(value),
  },
  { name: 'TERMS_URL', form: 'the https address of the terms', isValid: isPage },
  { name: 'TERMS_VERSION', form: 'the day of that text, as "2026-01-31"', isValid: isDay },
  { name: 'PRIVACY_URL', form: 'the https address of the privacy policy', isValid: isPage },
  { name: 'PRIVACY_VERSION', form: 'the day of that text, as "2026-01-31"', isValid: isDay },
  {
    name: 'TRUSTED_PROXIES',
    form: 'networks of proxies, separated by commas; empty: those of Hosting',
    isOptional: true,
    isValid: (value) => value !== 'none',
  },
  {
    name: 'APP_CHECK',
    form: '"off", "monitor" (counts calls without a token of the app) or "enforce" (refuses them)',
    isValid: isOneOf('off', 'monitor', 'enforce'),
  },
  {
    name: 'APP_ID',
    form: 'the id of the web app in the Firebase project, as "1:1234567890:web:0a1b2c"',
    isOptional: true,
    neededBy: usesAppCheck,
    isValid: (value) => /^1:\d+:web:[0-9a-f]+$/.test(value),
  },
  {
    name: 'APP_CHECK_SITE_KEY',
    form: 'the site key of reCAPTCHA Enterprise for the app’s domain; empty: pages send no tokens',
    isOptional: true,
    neededBy: usesAppCheck,
    isValid: (value) => /^[\w-]{40}$/.test(value),
  },
  { name: 'SHOW_PAYMENT_FEATURE', form: '"true" or "false"', isOptional: true, isValid: isFlag },
  {
    name: 'PREVIEW_SITE',
    form: 'the Hosting site for previews, usually named like the project',
    isOptional: true,
    isStaging: true,
    isValid: (value) => /^[a-z0-9-]+$/.test(value),
  },
  { name: 'FAKE_LATENCY_MS', isLocal: true },
  { name: 'STRIPE_API', isLocal: true },
  { name: 'WEBHOOK_LOCAL_RECEIVERS', isLocal: true },
  // What follows configures the deployment; the functions don't read it.
  {
    name: 'BUCKET',
    form: 'the project’s default bucket, as "PROJECT.firebasestorage.app"',
    isValid: (value) => /^[a-z0-9][a-z0-9._-]+$/.test(value),
  },
  {
    name: 'DEMO_DATA',
    form: '"true" if the project may be filled with demo data',
    isOptional: true,
    isStaging: true,
    isValid: isFlag,
  },
  {
    name: 'DATABASE_LOCATION',
    form: 'the location of Firestore, as "europe-west1"',
    isValid: (value) => /^(eur3|nam\d|[a-z]+-[a-z]+\d{1,2})$/.test(value),
  },
  { name: 'ALERT_EMAIL', form: 'the address that gets alerts', isValid: isAddress },
  {
    name: 'DOCS_URL',
    form: 'the https address of the repository’s files, with a slash at the end',
    isOptional: true,
    isValid: (value) => isPage(value) && value.endsWith('/'),
  },
  {
    name: 'BILLING_ACCOUNT',
    form: 'the billing account of the budget, as "012345-6789AB-CDEF01"',
    isValid: (value) => /^[0-9A-F]{6}-[0-9A-F]{6}-[0-9A-F]{6}$/.test(value),
  },
  {
    name: 'MONTHLY_BUDGET',
    form: 'the budget of a month in the account’s currency, as "150 EUR"',
    isValid: (value) => /^[1-9]\d* [A-Z]{3}$/.test(value),
  },
  {
    name: 'API_HOST',
    form: 'the https origin of an API on its own host',
    isOptional: true,
    isValid: isOrigin,
  },
];

/**
 * Returns what is wrong with one setting; undefined: nothing.
 * @param {Setting} setting
 * @param {Values} values
 */
const findProblem = (setting, values, environment) => {
  const { name, form, isOptional, isLocal, isStaging, isValid, neededBy } = setting;
  const { [name]: value = '' } = values;
  if (isStaging && environment !== 'staging')
    return value === '' ? undefined : `${name} is for staging alone: remove it.`;
  if (isLocal) return value === '' ? undefined : `${name} is for the emulators alone: remove it.`;
  if (value === '') return isOptional && !neededBy?.(values) ? undefined : `${name} is missing: ${form}.`;
  if (LOCAL.test(value)) return `${name} is a value of the emulators ("${value}"): set ${form}.`;
  return isValid?.(value) ? undefined : `${name} is not valid ("${value}"): set ${form}.`;
};

/** Returns a sentence per missing, wrong or unknown setting of an environment. */
export const findSettingProblems = (values, environment) => [
  ...SETTINGS.flatMap((setting) => findProblem(setting, values, environment) ?? []),
  ...Object.keys(values)
    .filter((name) => SETTINGS.every((setting) => setting.name !== name))
    .map((name) => `${name} is not a setting: remove it or correct its name.`),
];
