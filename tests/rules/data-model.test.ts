import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACCESS, getCollectionRule, type Scope } from '@domain/access/matrix.ts';
import { getDescribedFields, getMatchedCollections, readRules } from './data-model.ts';

const names: readonly string[] = ACCESS.map(({ collection }) => collection);
const sortItems = (items: Iterable<string>): readonly string[] => [...items].sort();
const readable = ACCESS.filter(({ read }) => Object.keys(read).length > 0);

const seedFolder = new URL('../../emulator-data/firestore/', import.meta.url);
const seed = readdirSync(seedFolder).map((file) => {
  const text = readFileSync(new URL(file, seedFolder), 'utf8');
  const records = JSON.parse(text) as Record<string, Record<string, unknown>>;
  return { collection: file.replace('.json', ''), records: Object.values(records) };
});

/** Collections that the demo data leaves empty, and why. */
const UNSEEDED: Readonly<Record<string, string>> = {
  agencyLogos: 'an admin uploads them in the app',
  webhooks: 'an admin makes them in the app, for a system of their own',
  webhookEvents: 'written by what happens',
  webhookDeliveries: 'written by what happens',
  apiKeys: 'an admin makes them in the app: a key that everyone can read is none',
  notices: 'written as an email is sent',
  pushDevices: 'people turn on notifications in a browser',
  projectScripts: 'written in the app for an express project',
  auditionWeeks: 'counted as the demo data is loaded, by weeks of that day',
  companyCounts: 'counted as the demo data is loaded, from projects and orders',
  revenueMonths: 'counted as the demo data is loaded, by months of that day',
  audit: 'written by every change',
  auditChains: 'follow from the audit, by a schedule',
  clientNotes: 'an admin writes them in the app',
  clientTerms: 'an admin agrees on them in the app',
  agencyChanges: 'an agency changes something for its talent in the app',
  companyMerges: 'an admin merges companies in the app',
  deletionRequests: 'a talent asks in the app',
  linkSecrets: 'passcodes are set in the app',
  retiredLinks: 'written as a link is replaced',
  confidentialities: 'a talent accepts a private script in the app',
  scriptDownloads: 'written as people download a private script',
  exclusivities: 'follow from an order with an exclusivity, which staff set in the app',
  earnings: 'follow from an order that an agency confirms in the app',
  paymentDetails: 'talents enter them in the app',
  payoutRuns: 'an admin prepares a run in the app',
  payoutItems: 'belong to a run',
  selfBillingAgreements: 'an admin offers them in the app',
  selfBilledPapers: 'belong to a run',
  talentInvoices: 'talents upload them in the app',
  earningLocks: 'follow from a run, or an admin holds an earning',
  bankEntries: 'written as an admin imports a bank statement',
  paymentEvents: 'written as a payment provider reports',
  idempotency: 'written by every call with a key',
  mail: 'the outbox',
  projectPresence: 'written while a project is open',
  pulses: 'written by every change of pending work',
  rateLimits: 'counters',
  seals: 'made with the file of a report that all three have signed',
  sessionFiles: 'the people of a session upload them in the app',
  stuckMail: 'written when a mail cannot be delivered',
  voiceRatings: 'people rate voices in the app',
  viewHistory: 'written when a view is left',
};

describe('the access table', () => {
  it('has each collection once', () => {
    expect(sortItems(new Set(names))).toEqual(sortItems(names));
  });

  it('allows exactly what the rules allow', () => {
    expect(sortItems(getMatchedCollections())).toEqual(
      sortItems(readable.map(({ collection }) => collection)),
    );
  });

  it('allows lists where the rules do, and only single reads elsewhere', () => {
    for (const { collection, listable } of readable) {
      const [, body = ''] =
        new RegExp(`match /${collection}/\\{\\w+\\} \\{\\s*allow (\\w+)`).exec(readRules()) ?? [];
      expect(body, collection).toBe(listable ? 'read' : 'get');
    }
  });

  it('covers everything in the seed', () => {
    expect(seed.filter(({ collection }) => !names.includes(collection))).toEqual([]);
  });

  it('has a seed for every collection, or a reason to have none', () => {
    const isSeeded = (name: string) => seed.some(({ collection }) => collection === name);
    const empty = names.filter((name) => !isSeeded(name));
    expect(sortItems(empty)).toEqual(sortItems(Object.keys(UNSEEDED)));
  });
});

describe('the rules', () => {
  it('allow no writes', () => {
    expect(readRules()).not.toMatch(/allow[^;]*\b(write|create|update|delete)\b[^;]*:/);
  });

  it('open no collection by wildcard', () => {
    expect(readRules()).not.toMatch(/match \/\{/);
    expect(readRules()).not.toContain('=**');
  });
});

describe('the types of the records', () => {
  it('declare the fields of every collection of the table', () => {
    const fields = getDescribedFields();
    expect(sortItems(fields.keys())).toEqual(sortItems(names));
    for (const [collection, described] of fields) {
      expect(described.length, collection).toBeGreaterThan(0);
      expect(sortItems(new Set(described)), collection).toEqual(sortItems(described));
    }
  });

  it('have the fields that rules and queries compare', () => {
    const compared: Readonly<Partial<Record<Scope, readonly string[]>>> = {
      ownAgency: ['agencyId'],
      grantedAgency: ['agencyId'],
      ownAgencies: ['agencyIds'],
      ownCompany: ['agencyId', 'companyId'],
      ownTalent: ['talentId'],
      talentInAgency: ['talentId', 'agencyId'],
      engineerInAgency: ['engineerId', 'agencyId'],
      toEngineers: ['audience', 'agencyId'],
      curating: ['assignedTo', 'agencyIds'],
      available: ['status', 'assignedTo', 'agencyIds'],
      curated: ['closedBy', 'agencyIds'],
      assignedVoice: ['talentId'],
      assignedInAgency: ['talentId', 'agencyId'],
      userInAgency: ['userId', 'agencyId'],
      ownUser: ['userId'],
    };
    for (const { collection, read } of ACCESS) {
      const expected = Object.values(read).flatMap((scopes) =>
        scopes.flatMap((scope) => compared[scope] ?? []),
      );
      expect(getDescribedFields().get(collection), collection).toEqual(expect.arrayContaining(expected));
    }
  });

  it('have every field of the seed', () => {
    for (const { collection, records } of seed) {
      const fields = new Set(records.flatMap((record) => Object.keys(record)));
      expect(getDescribedFields().get(collection), collection).toEqual(expect.arrayContaining([...fields]));
    }
  });
});

describe('the records that a client can read', () => {
  const PRIVATE =
    /^(email|phone|paypalEmail|vatTaxId|lastName|fullName|dateOfBirth|storagePath|linkVersion|commission|reviewerComment|minimumFee|accountValidationStatus)$|Score$/;
  /** Their own account, their company's billing and invoices, and contact details that they enter for a session. */
  const OWN = ['users', 'clients', 'billings', 'invoices', 'sessionContacts'];
  const open = ACCESS.filter(({ read, collection }) => read.client && !OWN.includes(collection));

  it.each(open)('contain nothing private: $collection', ({ collection }) => {
    expect(
      getDescribedFields()
        .get(collection)
        ?.filter((field) => PRIVATE.test(field)),
    ).toEqual([]);
    const records = seed.find((part) => part.collection === collection)?.records ?? [];
    const fields = JSON.stringify(records).matchAll(/"(\w+)":/g);
    expect([...fields].map(([, field = '']) => field).filter((field) => PRIVATE.test(field))).toEqual([]);
  });

  it('exclude private account data, for admins only', () => {
    // The account's own record reveals no more than the claims: not who decided, nor where.
    for (const field of ['decidedBy', 'blocked', 'engagement']) {
      for (const collection of OWN) expect(getDescribedFields().get(collection)).not.toContain(field);
    }
    expect(Object.keys(getCollectionRule('memberships')?.read ?? {})).toEqual(['admin']);
  });
});
