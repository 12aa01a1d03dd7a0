/** Complete settings of an environment. */
export const COMPLETE = {
  APP_URL: 'https://app.casting.test',
  MAIL_FROM: 'Voice Casting <no-reply@casting.test>',
  SUPPORT_EMAIL: 'support@casting.test',
  CLIENT_CONTACT_EMAIL: 'clients@casting.test',
  BRAND_TITLE: 'Voice Casting',
  BRAND_ACCENT: '#3d5afe',
  WEB_API_KEY: `AIza${'x'.repeat(35)}`,
  IDENTITY_PLATFORM: 'true',
  DEFAULT_AGENCY_SLUG: 'agency-one',
  TERMS_URL: 'https://casting.test/terms',
  TERMS_VERSION: '2026-01-31',
  PRIVACY_URL: 'https://casting.test/privacy',
  PRIVACY_VERSION: '2026-01-31',
  APP_CHECK: 'monitor',
  APP_ID: '1:1234567890:web:0a1b2c',
  APP_CHECK_SITE_KEY: `6L${'x'.repeat(38)}`,
  BUCKET: 'casting-staging.firebasestorage.app',
  DATABASE_LOCATION: 'europe-west1',
  ALERT_EMAIL: 'alerts@casting.test',
  BILLING_ACCOUNT: '012345-6789AB-CDEF01',
  MONTHLY_BUDGET: '150 EUR',
};

export const toEnvFile = (settings) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}="${value}"`)
    .join('\n');
