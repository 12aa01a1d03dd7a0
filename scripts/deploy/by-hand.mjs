/** When a person does a step: before the first deployment, after it, or again and again. */
export const PHASES = [
  ['before', 'Before the first deployment'],
  ['after', 'After the first deployment'],
  ['regularly', 'Regularly'],
];

/** What the command can't do or prove, in this order; printed by it, and repeated in docs/deploy.md. Markdown. */
export const BY_HAND = [
  {
    phase: 'before',
    title: 'Project',
    text: 'Create a Firebase project on the Blaze plan, one for `staging` and one for `production`. Connect each to its name: `npx firebase-tools login`, then `npx firebase-tools use --add`.',
  },
  {
    phase: 'before',
    title: 'Credentials',
    text: 'Sign in as an owner of the project: `gcloud auth application-default login`. The command checks and changes the project with these.',
  },
  {
    phase: 'before',
    title: 'Database and files',
    text: 'Enable Firestore (native mode, database `(default)`) and Storage in Europe. Their location can’t be changed later. Enable Hosting.',
  },
  {
    phase: 'before',
    title: 'Sign-in',
    text: 'Enable Authentication with email and password. Settings → User actions: turn off “Enable create (sign-up)” and “Enable delete”, keep “Email enumeration protection” on. With Identity Platform, set `IDENTITY_PLATFORM=true`: the function `signUpGuard` then refuses sign-ups too.',
  },
  {
    phase: 'before',
    title: 'Codes by SMS',
    text: 'For two-step sign-in, enable SMS as a second factor (Identity Platform) and list the countries that may get them. Each SMS is billed.',
  },
  {
    phase: 'before',
    title: 'Settings',
    text: 'Fill in `functions/.env.staging` and `functions/.env.production`, and commit them: nothing in them is secret. `npm run deploy -- staging --dry-run` names what is missing.',
  },
  {
    phase: 'before',
    title: 'Secrets',
    text: 'Set each secret with `npx firebase-tools functions:secrets:set NAME --project staging`; docs/deploy.md says what each contains.',
  },
  {
    phase: 'before',
    title: 'Domain',
    text: 'Hosting → Add custom domain: add the records that it shows to the DNS zone. Authentication → Settings → Authorized domains: add the domain. Set `APP_URL` to exactly that origin.',
  },
  {
    phase: 'before',
    title: 'App Check',
    text: 'Project settings → Your apps: add a web app; its App ID is `APP_ID`. Security → reCAPTCHA: create a key for a website, by score, for the domain of `APP_URL` alone; it is `APP_CHECK_SITE_KEY`. App Check → Apps: register the web app with reCAPTCHA Enterprise, that key and tokens of one hour. Set `APP_CHECK=monitor`. Name reCAPTCHA in the privacy policy.',
  },
  {
    phase: 'before',
    title: 'Email',
    text: 'Choose a provider in the EU with SMTP. Add its SPF, DKIM and return-path records and a DMARC record (`v=DMARC1; p=quarantine; rua=mailto:…`) to the DNS zone of the sender. If it signs its events as Standard Webhooks (Resend and others with Svix), send `email.bounced`, `email.complained` and `email.suppressed` to `APP_URL/api/mail/webhook`; otherwise bounces are known only where the recipient’s server refuses immediately.',
  },
  {
    phase: 'before',
    title: 'Cards',
    text: 'For card payments, create an endpoint at Stripe for `APP_URL/api/payment/webhook/stripe` with `checkout.session.completed`, `.async_payment_succeeded`, `.async_payment_failed`, `.expired` and `payment_intent.processing`, `.requires_action`, `.payment_failed`, `.succeeded`. Refunds are made in Stripe’s dashboard.',
  },
  {
    phase: 'before',
    title: 'Workflows',
    text: 'For releases by GitHub Actions, create the environments `staging`, `production` (with required reviewers) and `production-checks`. Create a workload identity pool for this repository and a service account per environment: an owner’s roles without billing for a release, Viewer, Datastore Viewer, Firebase Authentication Admin and Storage Object Creator for checks. Set the variables `WORKLOAD_IDENTITY_PROVIDER`, `DEPLOY_ACCOUNT`, `CHECK_ACCOUNT`, `PROJECT` and `BUCKET`. Turn on secret scanning with push protection. No key file is needed.',
  },
  {
    phase: 'after',
    title: 'First agency',
    text: 'Create it with the slug of `DEFAULT_AGENCY_SLUG`: `npm run agency -- SLUG --name NAME --contact EMAIL --project PROJECT`. The catalogue, countries and languages are already there.',
  },
  {
    phase: 'after',
    title: 'First admin',
    text: 'Sign up in the app, verify the address, then run `npm run claims -- set EMAIL --roles admin --agencies SLUG --project PROJECT`. Never grant roles to an unverified address.',
  },
  {
    phase: 'after',
    title: 'Default account',
    text: 'No function runs as `PROJECT_NUMBER-compute@developer.gserviceaccount.com` any more, but Cloud Build does. IAM: replace its role Editor by Cloud Build Service Account (`roles/cloudbuild.builds.builder`), then deploy once more.',
  },
  {
    phase: 'after',
    title: 'Long calls',
    text: 'Check that the function `long` may be invoked publicly: browsers call it directly, because Hosting ends a request after a minute. With Domain Restricted Sharing, add an exception for it.',
  },
  {
    phase: 'after',
    title: 'Rate limits',
    text: 'Call `/api/clientConfig` on the site. `httpRequest.remoteIp` in the log of `api` must lie in `TRUSTED_PROXIES` (`functions/src/config.ts`); otherwise everyone behind that server shares one limit.',
  },
  {
    phase: 'after',
    title: 'Large files',
    text: 'Deliver a file of 1 GB in a session, with the network off for a minute: the upload continues. It plays from the middle. Download it, and a casting’s voices as a zip: the browser shows a percentage and continues after a minute without network.',
  },
  {
    phase: 'after',
    title: 'Sign-in and payment',
    text: 'Sign in with a second factor and, if enabled, with Google. Pay with a test card.',
  },
  {
    phase: 'after',
    title: 'Rules under load',
    text: 'Sign in as a person with many roles in several agencies: every list loads, so the rules stay below 1,000 expressions per request.',
  },
  {
    phase: 'after',
    title: 'App Check',
    text: 'A week after `APP_CHECK=monitor`, look at the metric `unproven_calls` by endpoint, and at App Check → APIs → Cloud Firestore: requests without a token should be scripts and old tabs alone. Then set `APP_CHECK=enforce` and deploy: the command enforces Firestore and Storage too. Sign in, send a file by a link, and vote as a guest. When Authentication’s own figures are as good, enforce it in the console.',
  },
  {
    phase: 'after',
    title: 'Alerts',
    text: 'Send a test notification to the channel “Alerts” (Monitoring → Edit notification channels) and confirm that it arrives.',
  },
  {
    phase: 'regularly',
    title: 'Restore drill',
    text: 'Each quarter, on staging: follow docs/restore.md and write down how long it took.',
  },
  {
    phase: 'regularly',
    title: 'Secrets',
    text: 'Each year, and after a person with access leaves: rotate the secrets (docs/operations.md).',
  },
];

const listOf = (phase) => BY_HAND.filter((step) => step.phase === phase);

/** Returns the list as Markdown, numbered throughout. */
export const toMarkdown = () =>
  PHASES.map(([phase, heading]) => {
    const lines = listOf(phase).map(
      (step) => `- [ ] ${BY_HAND.indexOf(step) + 1}. **${step.title}.** ${step.text}`,
    );
    return `### ${heading}\n\n${lines.join('\n')}`;
  }).join('\n\n');

/** Returns the list for a terminal. */
export const toTerminal = (phases = PHASES.map(([phase]) => phase)) =>
  PHASES.filter(([phase]) => phases.includes(phase))
    .map(([phase, heading]) => {
      const lines = listOf(phase).map(
        (step) => `  ${BY_HAND.indexOf(step) + 1}. ${step.title}: ${step.text.replaceAll('`', '')}`,
      );
      return `${heading}:\n${lines.join('\n')}`;
    })
    .join('\n\n');
