import { describe, expect, it } from 'vitest';
import { api } from '@domain/api.ts';
import type { Contract } from '@domain/contract.ts';
import { listFiles, readText } from './project.ts';

const features = listFiles('functions/src/features').filter((path) => !path.endsWith('.test.ts'));

/** Files with unaudited changes, and why. */
const UNRECORDED: Readonly<Record<string, string>> = {
  'functions/src/features/accounts/mail-link.ts':
    'changes nothing: the email goes to the person who requests it',
  'functions/src/features/auditions/record-listen.ts':
    'the record of a listener says itself when they listened',
  'functions/src/features/auditions/record-opening.ts':
    'the entry has the time, and the request stays as it is',
  'functions/src/features/deliveries/begin-delivery.ts': 'nothing is delivered yet',
  'functions/src/features/deliveries/cancel-upload.ts': 'nothing was delivered',
  'functions/src/features/deliveries/check-upload.ts': 'a file that fails the check is never delivered',
  'functions/src/features/deliveries/measure-delivery.ts': 'nobody changes anything: the file is measured',
  'functions/src/features/availability/show-grid.ts': 'reads several records as they are at one moment',
  'functions/src/features/castings/guests/open-link.ts': 'the record of a guest says itself when they came',
  'functions/src/features/curation/get-demo-for-review.ts': 'reads several records as they are at one moment',
  'functions/src/features/demos/create-demo.ts': 'checks rights before the file is measured',
  'functions/src/features/demos/replace-demo.ts': 'checks rights before the file is measured',
  'functions/src/features/privacy/talent-removal.ts': 'reads several records as they are at one moment',
  'functions/src/features/projects/record-presence.ts':
    'changes nothing of the project, and says itself when it was',
  'functions/src/features/projects/rate-voice.ts':
    'changes nothing of the project, and says itself whose it is',
  'functions/src/features/projects/view-history.ts': 'personal view state',
  'functions/src/features/talents/record-opened.ts':
    'the invitation says itself when it was used, and nobody knows by whom',
  'functions/src/features/webhooks/deliveries.ts':
    'a test message changes nothing of the webhook; its delivery has the time',
  'functions/src/features/roster/preview-email.ts': 'tells what would happen, and changes nothing',
};

/** An operation with its contract: typed for it, or a unit of work of its name. */
const DECLARED = /export const (\w+)(?:: Operation<| = unitOfWork\(\s*| = unitOfWorkAs<)'([\w.]+)'/g;

const operations = features.flatMap((path) =>
  [...readText(path).matchAll(DECLARED)].map(([, name = '', contract = '']) => ({ path, name, contract })),
);

describe('an operation', () => {
  it('answers the contract that it is typed for', () => {
    expect(operations.length).toBeGreaterThan(60);
    const faults = operations.flatMap(({ path, name, contract }) => {
      const [area = ''] = path.slice('functions/src/features/'.length).split('/');
      const table = `functions/src/features/${area}/${area}.operations.ts`;
      return readText(table).includes(`'${contract}': ${name},`)
        ? []
        : [`${table}: add '${contract}': ${name},`];
    });
    expect(faults).toEqual([]);
  });

  it('replies with a secret only from steps, because a unit of work stores its reply', () => {
    const secret = Object.entries<Contract>(api).flatMap(([name, { repliesWithSecret }]) =>
      repliesWithSecret ? [name] : [],
    );
    expect(secret).toContain('apiKeys.create');
    const stored = features.filter((path) =>
      secret.some((name) => new RegExp(`(?:unitOfWork\\(\\s*|unitOfWorkAs<)'${name}'`).test(readText(path))),
    );
    expect(stored).toEqual([]);
  });

  const changing = features.filter((path) => /\btransact\(/.test(readText(path)));

  it('records what it changes', () => {
    expect(changing.length).toBeGreaterThan(20);
    const isRecorded = (path: string): boolean =>
      /\b(recordAudit|decide|inviteOwner|tagInTransaction|callOff|cancelRequests|createAuditionRequests)\(/.test(
        readText(path),
      );
    const silent = changing.filter((path) => !isRecorded(path) && !(path in UNRECORDED));
    expect(
      silent.map((path) => `${path}: make it a unit of work, or call recordAudit in its transaction`),
    ).toEqual([]);
  });
});
