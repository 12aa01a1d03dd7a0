import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { api } from '@domain/api.ts';
import { listFiles, readText } from './project.ts';

/** Changes that a deleted or archived project doesn't refuse itself, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'auditions.acceptConfidentiality': 'the link is closed while the project is deleted',
  'auditions.answer': 'the link is closed while the project is deleted',
  'auditions.consent': 'a talent changes a consent at any time',
  'auditions.identity': 'changes nothing',
  'auditions.upload': 'the link is closed while the project is deleted; an archived one still receives takes',
  'availability.cancel': 'frees the talent',
  'availability.confirm': 'the link is closed while the project is deleted',
  'availability.contact': 'a message',
  'availability.keep': 'the talent’s own answer',
  'availability.releaseOption': 'frees the talent',
  'bookings.charge': 'payment continues',
  'bookings.lowerCharge': 'payment continues',
  'companies.merge': 'moves all projects of a company',
  'deliveries.accept': 'the client answers what was delivered',
  'deliveries.requestRevision': 'the client answers what was delivered',
  'enquiries.answer': 'a message',
  'enquiries.move': 'a message',
  'express.estimate': 'changes nothing',
  'express.place': 'creates its own project',
  'guests.comment': 'the link is closed with the project',
  'guests.open': 'the link is closed with the project',
  'guests.removeComment': 'the link is closed with the project',
  'guests.rename': 'the link is closed with the project',
  'guests.vote': 'the link is closed with the project',
  'health.mendCopies': 'repairs copies',
  'health.removeStrays': 'deletes files that no record names',
  'health.retryWebhooks': 'sends again',
  'health.runDue': 'runs what is due',
  'ledger.offerRenewal': 'licences outlive projects',
  'orders.bill': 'payment continues',
  'orders.checkout': 'payment continues',
  'orders.createBilling': 'a company’s invoice details',
  'orders.credit': 'payment continues',
  'orders.paymentWebhook': 'payment continues',
  'orders.recordInvoice': 'payment continues',
  'orders.recordPayment': 'payment continues',
  'orders.recordRefund': 'payment continues',
  'orders.remind': 'payment continues',
  'orders.renew': 'licences outlive projects',
  'orders.saveBillingTerms': 'a company’s terms',
  'orders.updateBilling': 'a company’s invoice details',
  'payouts.approve': 'payment continues',
  'payouts.confirmSuggestion': 'payment continues',
  'payouts.create': 'payment continues',
  'payouts.discard': 'payment continues',
  'payouts.export': 'payment continues',
  'payouts.importStatement': 'payment continues',
  'payouts.requestDetails': 'payment continues',
  'payouts.returnItem': 'payment continues',
  'payouts.settle': 'payment continues',
  'pricing.estimate': 'changes nothing',
  'pricing.previewRateTable': 'changes nothing',
  'pricing.voices': 'changes nothing',
  'privacy.confirmDeletion': 'a person’s right',
  'privacy.removeTake': 'a person’s right',
  'privacy.removeTakes': 'a person’s right',
  'privacy.withdrawConsent': 'a person’s right',
  'projects.contactUs': 'a message',
  'projects.create': 'creates a project',
  'projects.notePresence': 'who is looking',
  'selfBilling.decide': 'payment continues',
  'selfBilling.reissue': 'payment continues',
  'selfBilling.uploadInvoice': 'payment continues',
  'sessions.acceptConfidentiality': 'the talent may read what they recorded',
  'sessions.enterCode': 'changes nothing; the report is closed while the project is deleted',
  'sessions.removeFile': 'a wrong or private file can be deleted at any time',
  'sessions.signPublicReport': 'signers confirm what was recorded',
  'sessions.updateReport': 'signers confirm what was recorded',
  'sessions.validateRole': 'changes nothing; the report is closed while the project is deleted',
  'talents.remove': 'a talent leaves the agency',
  'views.save': 'a person’s own view',
  'webhooks.replay': 'sends again',
  'webhooks.try': 'sends a test',
};

const FEATURES = 'functions/src/features';
const REFUSES = /\b(?:requireActiveProject|requireChangeableProject|requireActiveCasting)\(/;
const CONCERNS =
  /projectId|castingId|\bprojects\b|recordingSessions|\borders\b|auditionEntries|availabilityRequests|deliveries\b/;

const toPath = (from: string, specifier: string): string =>
  posix.normalize(`${posix.dirname(from)}/${specifier}`);

/** Returns the operations of the API with the file of each. */
const listOperations = (): ReadonlyMap<string, string> => {
  const files = listFiles(FEATURES).filter((path) => path.endsWith('.operations.ts'));

  return new Map(
    files.flatMap((file) => {
      const source = readText(file);
      const imports = new Map(
        [...source.matchAll(/import \{([^}]+)\} from '([^']+)'/g)].flatMap(([, names = '', from = '']) =>
          names.split(',').map((name) => [name.trim(), toPath(file, from)] as const),
        ),
      );

      return [...source.matchAll(/'(\w+\.\w+)': (\w+)/g)].flatMap(([, name = '', operation = '']) => {
        const path = imports.get(operation);
        return path === undefined ? [] : [[name, path] as const];
      });
    }),
  );
};

/** Returns the text of a feature's file with that of its own imports. */
const readWithImports = (path: string, seen: Set<string> = new Set()): string => {
  if (seen.has(path) || !path.startsWith(FEATURES)) return '';
  seen.add(path);
  const source = readText(path);
  const imported = [...source.matchAll(/from '(\.[^']+)'/g)].map(([, from = '']) => toPath(path, from));
  return source + imported.map((file) => readWithImports(file, seen)).join('');
};

it('refuses every change of a deleted or archived project, but for listed ones', () => {
  const operations = listOperations();
  const changes = Object.entries(api).filter(([, { method }]) => method !== 'GET');
  const missing = changes.filter(([name]) => !operations.has(name)).map(([name]) => name);
  expect(missing).toEqual([]);
  const open = changes.flatMap(([name]) => {
    const source = readWithImports(operations.get(name) ?? '');
    return CONCERNS.test(source) && !REFUSES.test(source) ? [name] : [];
  });
  expect(open.toSorted()).toEqual(Object.keys(ALLOWED));
});
