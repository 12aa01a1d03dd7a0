/** Secrets of a deployment, with what each must contain, as in docs/secrets.md. Their values stay at the provider: nobody needs a key file. */
export const SECRETS = [
  {
    name: 'TOKEN_KEY',
    form: 'at least 32 random bytes; seals mailed links, playback addresses and webhook secrets',
  },
  { name: 'SMTP_URL', form: '`smtps://user:password@host:465`' },
  {
    name: 'MAIL_EVENTS_SECRET',
    form: '`none`, or the signing secret of the email provider’s webhook (`whsec_…`)',
  },
  {
    name: 'PUSH_KEY',
    form: '`none`, or 32 random bytes as base64url: the key that signs pushed notices (VAPID)',
  },
  {
    name: 'STRIPE_KEY',
    form: '`none`, or a key that may write Checkout Sessions and read PaymentIntents (`rk_…`)',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    form: '`none`, or the signing secret of the endpoint at Stripe (`whsec_…`)',
  },
  {
    name: 'SEAL_CERTIFICATE',
    form: 'private key (RSA, P-256 or P-384, not encrypted), certificate and chain as one PEM file (`--data-file seal.pem`)',
  },
];
