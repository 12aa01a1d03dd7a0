import { setTimeout as sleep } from 'node:timers/promises';
import { loadTs } from '../load-ts.mjs';
import { GoogleError } from './google.mjs';

export const { SERVICE_ACCOUNTS } = await loadTs('functions/src/service-accounts.ts');

const IAM = 'https://iam.googleapis.com/v1';
const PROJECTS = 'https://cloudresourcemanager.googleapis.com/v1/projects';

/** A new account is unknown to policies for some seconds, and a policy may be changed by another in between. */
const RETRIED = [400, 404, 409, 412];
const ATTEMPTS_MAX = 10;
const EVERY_MS = 6_000;

const toEmail = (name, project) => `${name}@${project}.iam.gserviceaccount.com`;

/** Roles of all accounts, in the order of their declaration. */
export const listGrants = (project) =>
  Object.entries(SERVICE_ACCOUNTS).flatMap(([name, { grants }]) =>
    grants.map(({ role, on, reason }) => ({ email: toEmail(name, project), role, on, reason })),
  );

/** Returns a policy with a member in each role, or undefined when it has them all. Conditional bindings stay as they are. */
export const addMembers = (policy, members) => {
  const bindings = structuredClone(policy.bindings ?? []);
  let isChanged = false;

  for (const { role, member } of members) {
    let binding = bindings.find((each) => each.role === role && !each.condition);
    if (!binding) {
      binding = { role, members: [] };
      bindings.push(binding);
    }
    if (binding.members.includes(member)) continue;
    binding.members.push(member);
    isChanged = true;
  }

  return isChanged ? { ...policy, version: 3, bindings } : undefined;
};

/** Reads, changes and writes a policy until nobody else changed it in between. */
const grant = async ({ read, write }, grants, everyMs) => {
  const members = grants.map(({ email, role }) => ({ role, member: `serviceAccount:${email}` }));

  for (let attempt = 1; ; attempt += 1) {
    try {
      const changed = addMembers(await read(), members);
      if (changed) await write(changed);
      return;
    } catch (error) {
      const isFinal = !(error instanceof GoogleError) || !RETRIED.includes(error.status);
      if (isFinal || attempt >= ATTEMPTS_MAX) throw error;
      await sleep(everyMs);
    }
  }
};

/** Returns a client of a resource's policy that reads and writes by POST. */
const byPost = (google, url) => ({
  read: () => google('POST', `${url}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } }),
  write: (policy) => google('POST', `${url}:setIamPolicy`, { policy }),
});

const ofBucket = (google, bucket) => {
  const url = `https://storage.googleapis.com/storage/v1/b/${bucket}/iam`;
  return {
    read: () => google('GET', `${url}?optionsRequestedPolicyVersion=3`),
    write: (policy) => google('PUT', url, policy),
  };
};

const createAccounts = async (google, project) => {
  for (const [accountId, { title }] of Object.entries(SERVICE_ACCOUNTS)) {
    const accounts = `${IAM}/projects/${project}/serviceAccounts`;
    if (await google('GET', `${accounts}/${toEmail(accountId, project)}`)) continue;
    await google('POST', accounts, { accountId, serviceAccount: { displayName: title } });
  }
};

/** Creates the functions' accounts and grants their roles. Repeatable; roles that aren't declared any more stay. */
export const applyAccounts = async (google, { project, settings }, { everyMs = EVERY_MS } = {}) => {
  await createAccounts(google, project);
  const grants = listGrants(project);
  const pick = (scope) => grants.filter(({ on }) => on === scope);

  await grant(byPost(google, `${PROJECTS}/${project}`), pick('project'), everyMs);
  await grant(ofBucket(google, settings.BUCKET), pick('bucket'), everyMs);
  for (const self of pick('itself'))
    await grant(byPost(google, `${IAM}/projects/${project}/serviceAccounts/${self.email}`), [self], everyMs);
};

export const PLACES = { project: 'the project', bucket: 'its bucket', itself: 'itself' };

/** Returns the accounts as a table for docs/deploy.md. */
export const toAccountsTable = () => {
  const rows = Object.entries(SERVICE_ACCOUNTS).flatMap(([name, { grants }]) =>
    grants.map(({ role, on, reason }) => `| \`${name}\` | \`${role}\` | ${PLACES[on]} | ${reason} |`),
  );
  return ['| account | role | on | why |', '| --- | --- | --- | --- |', ...rows].join('\n');
};
