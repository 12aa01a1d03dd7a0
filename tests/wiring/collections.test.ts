import { describe, expect, it } from 'vitest';
import { ACCESS } from '@domain/access/matrix.ts';
import { filesIn, textOf } from './project.ts';

/** Collections in use that no demo account needs anything in from the start. */
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
  companyMerges: 'an admin merges companies in the app',
  deletionRequests: 'a talent asks in the app',
  linkSecrets: 'passcodes are set in the app',
  retiredLinks: 'written as a link is replaced',
  earnings: 'follow from an order that an agency confirms in the app',
  paymentEvents: 'written as a payment provider reports',
  idempotency: 'written by every call with a key',
  mail: 'the outbox',
  projectPresence: 'written while somebody has a project open',
  rateLimits: 'counters',
  seals: 'made with the file of a report that all three have signed',
  sessionFiles: 'the people of a session upload them in the app',
  stuckMail: 'written when a mail cannot be delivered',
  viewHistory: 'written as somebody leaves a view',
};

const server = filesIn('functions/src').map(textOf);
const browser = filesIn('web/src').map(textOf);
const isInUse = (collection: string): boolean =>
  server.some((text) => text.includes(`collectionOf('${collection}')`)) ||
  browser.some((text) => text.includes(`collection: '${collection}'`) || text.includes(`\`${collection}/`));

const pages = filesIn('docs/data-model').map(textOf);
const seeded = filesIn('emulator-data/firestore');

describe.each(ACCESS)('$collection', ({ collection, read, listable }) => {
  it('is opened by the rules to whom the matrix names', () => {
    const isClosed = Object.keys(read).length === 0;
    const isThere = new RegExp(`match /${collection}/\\{\\w+\\}`).test(textOf('firestore.rules'));
    const line = `match /${collection}/{id} { allow ${listable ? 'read' : 'get'}: if … }`;
    expect(isClosed || isThere ? [] : [`firestore.rules: add ${line}`]).toEqual([]);
  });

  it('has its fields described', () => {
    const isThere = pages.some((page) => new RegExp(`^## ${collection}$`, 'm').test(page));
    const advice = `docs/data-model/…md: add "## ${collection}" and the table of its fields`;
    expect(isThere ? [] : [advice]).toEqual([]);
  });

  it('has demo data once it is in use, or a reason to have none', () => {
    const isThere =
      !isInUse(collection) ||
      seeded.some((path) => path.endsWith(`/${collection}.json`)) ||
      collection in UNSEEDED;
    const advice = `scripts/seed: make records of ${collection} and run npm run seed; or give a reason in UNSEEDED, ${import.meta.url.split('/').at(-1)}`;
    expect(isThere ? [] : [advice]).toEqual([]);
  });
});
