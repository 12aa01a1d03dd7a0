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
    title: 'Billing account',
    text: 'In the Google Cloud console, Billing, create a billing account; its id (`012345-6789AB-CDEF01`) is `BILLING_ACCOUNT`. Each release writes a budget, so you and the account that releases need the role Billing Account Costs Manager on the billing account; its administrator grants that.',
  },
  {
    phase: 'before',
    title: 'Project',
    text: 'Create two Firebase projects, for `staging` and `production`, and move each to the Blaze plan with that billing account. Connect each to its name: `npx firebase-tools login`, then `npx firebase-tools use --add`. That writes `.firebaserc`.',
  },
  {
    phase: 'before',
    title: 'Credentials',
    text: 'Install the Google Cloud CLI and sign in as an owner of the project: `gcloud auth login`, `gcloud auth application-default login`, then `gcloud auth application-default set-quota-project PROJECT`, again when you change to the other project. The command checks and changes the project with these.',
  },
  {
    phase: 'before',
    title: 'Organisation',
    text: 'If an organisation policy restricts sharing by domain (`iam.allowedPolicyMemberDomains`), add an exception for the project: the functions `api`, `pages` and `long` are public, and their deployment fails without it.',
  },
  {
    phase: 'before',
    title: 'Build account',
    text: 'Cloud Build builds the functions as the Compute Engine default account, which has no role in newer organisations. `gcloud services enable compute.googleapis.com cloudbuild.googleapis.com --project PROJECT`, then `gcloud projects add-iam-policy-binding PROJECT --member serviceAccount:PROJECT_NUMBER-compute@developer.gserviceaccount.com --role roles/cloudbuild.builds.builder`. If the account has the role Editor, remove it: no function runs as this account.',
  },
  {
    phase: 'before',
    title: 'Database and files',
    text: 'Enable Firestore (native mode, database `(default)`) and Storage, both in `europe-west1` like the functions. Neither can be moved later. The bucket that Storage shows is `BUCKET`. Enable Hosting.',
  },
  {
    phase: 'before',
    title: 'Sign-in',
    text: 'Enable Authentication with email and password. Upgrade to Identity Platform (Authentication → Settings) and set `IDENTITY_PLATFORM=true`: turning off sign-up, codes by SMS, App Check of sign-in and the function `signUpGuard` need it. Settings → User actions: turn off “Enable create (sign-up)” and “Enable delete”, keep “Email enumeration protection” on. The API creates and deletes accounts, and the smoke test fails while strangers can. For Google’s sign-in, enable the provider Google and set `SOCIAL_SIGN_IN=google`.',
  },
  {
    phase: 'before',
    title: 'Codes by SMS',
    text: 'For two-step sign-in, enable SMS as a second factor (Identity Platform) and list the countries that may get them. Each SMS is billed.',
  },
  {
    phase: 'before',
    title: 'Domain',
    text: 'Hosting → Add custom domain: add the records that it shows to the DNS zone, and wait until it shows “Connected” (up to a day), or the smoke test of the first release fails. Authentication → Settings → Authorized domains: add the domain. `APP_URL` is exactly that origin. Staging may use `https://PROJECT.web.app` instead, which needs none of this.',
  },
  {
    phase: 'before',
    title: 'App Check',
    text: 'Optional at the first deployment: with `APP_CHECK=off` and an empty `APP_CHECK_SITE_KEY` it does nothing. Project settings → Your apps: add a web app; its App ID is `APP_ID`. Security → reCAPTCHA: create a key for a website, by score, for the domain of `APP_URL` alone; it is `APP_CHECK_SITE_KEY`. App Check → Apps: register the web app with reCAPTCHA Enterprise, that key and tokens of one hour. Set `APP_CHECK=monitor`. Name reCAPTCHA in the privacy policy.',
  },
  {
    phase: 'before',
    title: 'Email',
    text: 'Choose a provider in the EU with SMTP; its address, user and password are the secret `SMTP_URL`. Add its SPF, DKIM and return-path records and a DMARC record (`v=DMARC1; p=quarantine; rua=mailto:…`) to the DNS zone of the sender. If it signs its events as Standard Webhooks (Resend and others with Svix), send `email.bounced`, `email.complained` and `email.suppressed` to `APP_URL/api/mail/webhook`; its signing secret is `MAIL_EVENTS_SECRET`. Otherwise bounces are known only where the recipient’s server refuses immediately.',
  },
  {
    phase: 'before',
    title: 'Cards',
    text: 'For card payments, create an endpoint at Stripe for `APP_URL/api/payment/webhook/stripe` with `checkout.session.completed`, `.async_payment_succeeded`, `.async_payment_failed`, `.expired` and `payment_intent.processing`, `.requires_action`, `.payment_failed`, `.succeeded`; its signing secret is `STRIPE_WEBHOOK_SECRET`. Create a restricted key that may write Checkout Sessions and read PaymentIntents: `STRIPE_KEY`. Staging gets endpoint and key of Stripe’s test mode, production live ones. Set `SHOW_PAYMENT_FEATURE=true`. Refunds are made in Stripe’s dashboard.',
  },
  {
    phase: 'before',
    title: 'Settings',
    text: 'Fill in `functions/.env.staging` and `functions/.env.production`, and commit them with `.firebaserc`: nothing in them is secret, and a release refuses uncommitted changes. `npm run deploy -- staging --dry-run` names what is missing.',
  },
  {
    phase: 'before',
    title: 'Secrets',
    text: 'Set each secret in each project; docs/secrets.md has the commands.',
  },
  {
    phase: 'before',
    title: 'Workflows',
    text: 'For releases by GitHub Actions, set up the environments, the identity pool and the accounts of docs/workflows.md. Turn on secret scanning with push protection. No key file is needed.',
  },
  {
    phase: 'after',
    title: 'Demo data',
    text: 'On staging alone, if you want it: `npm run seed:staging -- --confirm PROJECT`, before any account exists. It includes agencies and admins, so skip the next two steps there.',
  },
  {
    phase: 'after',
    title: 'First agency',
    text: 'Create it with the slug of `DEFAULT_AGENCY_SLUG`: `npm run agency -- SLUG --name NAME --contact EMAIL --project PROJECT`. The catalogue, countries and languages are already there.',
  },
  {
    phase: 'after',
    title: 'First admin',
    text: 'Sign up in the app as a producer, verify the address, then run `npm run claims -- set EMAIL --roles admin --agencies SLUG --project PROJECT`, which replaces that role. Never grant roles to an unverified address.',
  },
  {
    phase: 'after',
    title: 'Long calls',
    text: 'Download a casting’s voices as a zip: browsers call the function `long` directly, because Hosting ends a request after a minute. If the browser reports 403, Cloud Run → `long` → Security: allow public access.',
  },
  {
    phase: 'after',
    title: 'Rate limits',
    text: 'Open `/api/clientConfig` on the site, and find the call in the log of `api`. Its `httpRequest.remoteIp` must be an address of Fastly, which runs Hosting (`whois ADDRESS`). If it isn’t, everyone behind that server shares one limit: report the address to the developers, who add its network to `TRUSTED_PROXIES`.',
  },
  {
    phase: 'after',
    title: 'Large files',
    text: 'On staging with demo data, as `engineer@agency-one.example`: deliver a file of 1 GB in a session, with the network off for a minute: the upload continues. It plays from the middle. Download it, and a casting’s voices as a zip: the browser shows a percentage and continues after a minute without network.',
  },
  {
    phase: 'after',
    title: 'Sign-in and payment',
    text: 'Sign in with a second factor and, if enabled, with Google. On staging, pay with a test card of Stripe.',
  },
  {
    phase: 'after',
    title: 'Rules under load',
    text: 'On staging with demo data, sign in as `multi@agency-one.example` and as `admin@agency-one.example`: every list loads, so the rules stay below 1,000 expressions per request.',
  },
  {
    phase: 'after',
    title: 'App Check',
    text: 'On staging first, then in production. A week after `APP_CHECK=monitor`, check the figures as docs/app-check.md describes. Then set `APP_CHECK=enforce` and deploy: the command enforces Firestore and Storage too. Sign in, send a file by a link, and vote as a guest. When Authentication’s own figures are as good, enforce it in the console; it needs Identity Platform and takes up to 15 minutes.',
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
    text: 'Each year: rotate the passwords and keys of others’ services, and check the expiry of `SEAL_CERTIFICATE` (docs/secrets.md). `TOKEN_KEY` changes only after a leak.',
  },
  {
    phase: 'regularly',
    title: 'Leavers',
    text: 'When a person with access leaves, on that day: follow “When a person leaves” in docs/secrets.md.',
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
