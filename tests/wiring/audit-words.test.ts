import { describe, expect, it } from 'vitest';
import { auditActionsEn } from '@domain/audit/words/actions.en.ts';
import { TICKET_ACTIONS } from '@domain/curation/curation.ts';
import { auditRecords } from '../../web/src/i18n/en/auditRecords.ts';
import { listFiles, readText } from './project.ts';

const listTexts = (folder: string): readonly string[] =>
  listFiles(folder)
    .filter((path) => !/\.test\.\w+$/.test(path))
    .map(readText);
const scripts = listTexts('scripts');
const sources = [...listTexts('functions/src'), ...scripts];
const isUsed = (text: string): boolean => sources.some((source) => source.includes(`'${text}'`));

/** Composed from ticket actions. */
const PUT_TOGETHER: readonly string[] = TICKET_ACTIONS.map((action) => `curation.${action}`);

/** Read or written in units of work whose audit names another record. */
const NO_SUBJECTS: readonly string[] = [
  'auditChains',
  'auditionInvites',
  'availabilityInvites',
  'companyMerges',
  'consents',
  'guestVotes',
  'inviteTags',
  'licences',
  'mail',
  'notices',
  'projectPresence',
  'seals',
  'takeListens',
  'voiceRatings',
];

describe('the audit log', () => {
  it('has words for what scripts record; the compiler holds the rest to AuditAction', () => {
    const recorded = scripts.flatMap((source) =>
      [...source.matchAll(/\baction: '([A-Za-z]+\.[A-Za-z]+)'/g)].map(([, action = '']) => action),
    );
    expect(recorded).toContain('claims.set');
    expect(recorded.filter((action) => !Object.hasOwn(auditActionsEn, `audit.action.${action}`))).toEqual([]);
  });

  it('has no words for unrecorded actions', () => {
    const idle = Object.keys(auditActionsEn)
      .map((id) => id.slice('audit.action.'.length))
      .filter((action) => !PUT_TOGETHER.includes(action) && !isUsed(action));
    expect(idle).toEqual([]);
  });

  it('names every kind of record', () => {
    const subjects = sources.flatMap((source) =>
      [...source.matchAll(/\bsubject(?: =|:) `([A-Za-z]+)\/\$\{/g)].map(([, collection = '']) => collection),
    );

    const declared = new Map(
      sources.flatMap((source) =>
        [...source.matchAll(/export const (\w+) = collection<\w+>\('(\w+)'\)/g)].map(
          ([, name = '', collection = '']) => [name, collection] as const,
        ),
      ),
    );
    // A unit of work names the record of its audit by the collection that it reads or changes.
    for (const source of sources)
      for (const [, name = ''] of source.matchAll(
        /(?:\brecord: |\.(?:get|read|find|create|set)\()(\w+)\b/g,
      )) {
        const collection = declared.get(name);
        if (collection !== undefined) subjects.push(collection);
      }

    expect(new Set(subjects).size).toBeGreaterThan(40);

    const unnamed = [...new Set(subjects)].filter(
      (text) => !NO_SUBJECTS.includes(text) && !Object.hasOwn(auditRecords, `audit.record.${text}`),
    );
    expect(unnamed.map((text) => `web/src/i18n/…/auditRecords.ts: add 'audit.record.${text}'`)).toEqual([]);
  });
});
