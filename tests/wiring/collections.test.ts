import { describe, expect, it } from 'vitest';
import { ACCESS } from '@domain/access/matrix.ts';
import { listFiles, readText } from './project.ts';

/** Used collections that the demo data leaves empty. */
const UNSEEDED: Readonly<Record<string, string>> = {
  agencyLogos: 'an admin uploads them in the app',
  webhooks: 'an admin makes them in the app, for a system of their own',
  webhookEvents: 'written by what happens',
  webhookDeliveries: 'written by what happens',
  apiKeys: 'an admin makes them in the app: a key that anybody can read here would be none',
  auditionWeeks: 'counted as the demo data is loaded, by weeks of that day',
  revenueMonths: 'counted as the demo data is loaded, by months of that day',
  audit: 'written by every change',
  auditChains: 'follow from the audit, by a schedule',
  clientTerms: 'an admin agrees on them in the app',
  agencyChanges: 'an agency changes something for its talent in the app',
  companyMerges: 'an admin merges companies in the app',
  deletionRequests: 'a talent asks in the app',
  linkSecrets: 'passcodes are set in the app',
  retiredLinks: 'written as a link is replaced',
  confidentialities: 'a talent accepts a private script in the app',
  scriptDownloads: 'written as people download a private script',
  earnings: 'follow from an order that an agency confirms in the app',
  paymentEvents: 'written as a payment provider reports',
  idempotency: 'written by every call with a key',
  mail: 'the outbox',
  notices: 'written as an email is sent',
  projectPresence: 'written while a project is open',
  pulses: 'written by every change of pending work',
  rateLimits: 'counters',
  seals: 'made with the file of a report that all three have signed',
  sessionFiles: 'the people of a session upload them in the app',
  stuckMail: 'written when a mail cannot be delivered',
  voiceRatings: 'people rate voices in the app',
  viewHistory: 'written when a view is left',
};

const server = listFiles('functions/src').map(readText);
const browser = listFiles('web/src').map(readText);
const isInUse = (collection: string): boolean =>
  server.some((text) => text.includes(`('${collection}')`)) ||
  browser.some((text) => text.includes(`collection: '${collection}'`) || text.includes(`\`${collection}/`));

/** Collections named by the comment at the start of a type. */
const paths = [...listFiles('domain/src').map(readText), ...server].flatMap((text) =>
  [...text.matchAll(/\/\*\*\s*(?:\* )?`(\w+)\/\{/g)].map(([, name = '']) => name),
);
const seeded = listFiles('emulator-data/firestore');

const rules = readText('firestore.rules');
const collections = ACCESS.map(({ collection }) => collection);

describe('every collection of the access matrix', () => {
  it('has a rule if the matrix opens it to a role', () => {
    const missing = ACCESS.filter(
      ({ collection, read }) =>
        Object.keys(read).length > 0 && !new RegExp(`match /${collection}/\\{\\w+\\}`).test(rules),
    );
    const toLine = ({ collection, listable }: (typeof ACCESS)[number]): string =>
      `firestore.rules: add match /${collection}/{id} { allow ${listable ? 'read' : 'get'}: if … }`;
    expect(missing.map(toLine)).toEqual([]);
  });

  it('has one type, with a comment that begins with its path', () => {
    const missing = collections.filter((name) => paths.filter((path) => path === name).length !== 1);
    const advice = 'begin the comment of its type, and of no other, with its path and a colon';
    expect(missing.map((name) => `\`${name}/{id}\`: ${advice}`)).toEqual([]);
  });

  it('has demo data once it is in use, or a reason to have none', () => {
    const missing = collections.filter(
      (name) =>
        isInUse(name) && !(name in UNSEEDED) && !seeded.some((path) => path.endsWith(`/${name}.json`)),
    );
    const advice = 'seed records of it (scripts/seed, npm run seed) or give a reason in UNSEEDED';
    expect(missing.map((name) => `${name}: ${advice}`)).toEqual([]);
  });
});
