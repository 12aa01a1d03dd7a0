import { expr, projectID } from 'firebase-functions/params';

/** Where a role is granted: in the whole project, on its bucket, or on the account itself. */
type Scope = 'project' | 'bucket' | 'itself';

interface Grant {
  readonly role: `roles/${string}`;
  readonly on: Scope;
  readonly reason: string;
}

interface ServiceAccount {
  readonly title: string;
  readonly functions: readonly string[];
  readonly grants: readonly Grant[];
}

const RECORDS = { role: 'roles/datastore.user', on: 'project', reason: 'reads and writes records' } as const;
const EVENTS = [
  { role: 'roles/eventarc.eventReceiver', on: 'project', reason: 'receives changes of records' },
  { role: 'roles/run.invoker', on: 'project', reason: 'delivers them to the function' },
] as const satisfies readonly Grant[];

/**
 * Accounts that the functions run as, by name. The deploy command creates them and grants these roles. Each reads the secrets that its functions
 * declare: the Firebase CLI grants that. Logs need no role.
 */
export const SERVICE_ACCOUNTS = {
  'functions-api': {
    title: 'Calls and pages',
    functions: ['api', 'long', 'pages'],
    grants: [
      RECORDS,
      { role: 'roles/storage.objectUser', on: 'bucket', reason: 'stores and streams files' },
      {
        role: 'roles/firebaseauth.admin',
        on: 'project',
        reason: 'creates and changes identities, ends sessions',
      },
      {
        role: 'roles/iam.serviceAccountTokenCreator',
        on: 'itself',
        reason: 'signs download addresses and acting tokens',
      },
    ],
  },
  'functions-schedules': {
    title: 'Schedules',
    functions: [
      'mailRetry',
      'webhookRetry',
      'reminders',
      'outcomes',
      'ledger',
      'takeCounts',
      'auditSeals',
      'fileSweep',
      'identitySweep',
      'erasures',
      'companyMerges',
      'projectPurge',
    ],
    grants: [
      RECORDS,
      { role: 'roles/storage.objectUser', on: 'bucket', reason: 'stores sealed reports, deletes files' },
      { role: 'roles/firebaseauth.admin', on: 'project', reason: 'deletes identities' },
    ],
  },
  'functions-triggers': {
    title: 'Triggers',
    functions: [
      'mailQueued',
      'agencyEvent',
      'accountWritten',
      'agencyWritten',
      'companyWritten',
      'signUpGuard',
    ],
    grants: [
      RECORDS,
      { role: 'roles/storage.objectUser', on: 'bucket', reason: 'attaches papers to emails' },
      { role: 'roles/firebaseauth.admin', on: 'project', reason: 'sets claims' },
      ...EVENTS,
    ],
  },
  // A separate account: it decodes files that others made.
  'functions-measuring': {
    title: 'Measuring of audio',
    functions: ['sessionFileCreated', 'deliveryCreated'],
    grants: [
      RECORDS,
      { role: 'roles/storage.objectViewer', on: 'bucket', reason: 'reads the file' },
      ...EVENTS,
    ],
  },
} as const satisfies Readonly<Record<string, ServiceAccount>>;

/** Returns the address of an account in the project that is deployed to. */
export const runAs = (name: keyof typeof SERVICE_ACCOUNTS) =>
  expr`${name}@${projectID}.iam.gserviceaccount.com`;
