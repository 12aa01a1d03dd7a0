import { describe, expect, it } from 'vitest';
import { auditActionsEn } from '@domain/audit/words/actions.en.ts';
import { auditActionsEs } from '@domain/audit/words/actions.es.ts';
import { TICKET_ACTIONS } from '@domain/curation/curation.ts';
import { auditRecords } from '../../web/src/i18n/en/auditRecords.ts';
import { filesIn, textOf } from './project.ts';

const sources = [...filesIn('functions/src'), ...filesIn('scripts')]
  .filter((path) => !/\.test\.\w+$/.test(path))
  .map(textOf);
const said = (text: string): boolean => sources.some((source) => source.includes(`'${text}'`));

/** Put together from what is done to a ticket. */
const PUT_TOGETHER: readonly string[] = TICKET_ACTIONS.map((action) => `curation.${action}`);

/** What records of the audit are made of, wherever the code writes one. */
const recorded = sources.flatMap((source) =>
  [
    ...source.matchAll(/\baction: (?:[^,\n]*\? )?'([A-Za-z]+\.[A-Za-z]+)'(?: : '([A-Za-z]+\.[A-Za-z]+)')?/g),
  ].flatMap(([, one, other]) => [one, other].filter((action) => action !== undefined)),
);

describe('what the audit records', () => {
  it('is found in the code', () => {
    expect(new Set(recorded).size).toBeGreaterThan(120);
  });

  it.each([
    ['en', auditActionsEn],
    ['es', auditActionsEs],
  ] as const)('has its words: %s', (language, words) => {
    const unsaid = [...new Set([...recorded, ...PUT_TOGETHER])].filter(
      (action) => !Object.hasOwn(words, `audit.action.${action}`),
    );
    const file = `domain/src/audit/words/….${language}.ts`;
    expect(unsaid.map((action) => `${file}: add 'audit.action.${action}'`)).toEqual([]);
  });

  it('leaves no words over', () => {
    const idle = Object.keys(auditActionsEn)
      .map((id) => id.slice('audit.action.'.length))
      .filter((action) => !PUT_TOGETHER.includes(action) && !said(action));
    expect(idle).toEqual([]);
  });

  it('is about kinds of records that have a name', () => {
    const subjects = sources.flatMap((source) =>
      [...source.matchAll(/\bsubject(?: =|:) `([A-Za-z]+)\/\$\{/g)].map(([, collection = '']) => collection),
    );
    expect(new Set(subjects).size).toBeGreaterThan(40);
    const unnamed = [...new Set(subjects)].filter(
      (one) => !Object.hasOwn(auditRecords, `audit.record.${one}`),
    );
    expect(unnamed.map((one) => `web/src/i18n/…/auditRecords.ts: add 'audit.record.${one}'`)).toEqual([]);
  });
});
