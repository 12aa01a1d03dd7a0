import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { recordAudit, type Author } from './audit.ts';

vi.mock('../../platform/firestore/db.ts', () => ({ collectionRef: () => ({ doc: () => 'reference' }) }));

const write = (
  author: Author,
  more: { onBehalfOf?: string; subject?: string; after?: object } = {},
): Record<string, unknown> => {
  const create = vi.fn();

  const entry = {
    agencyId: 'a',
    action: 'projects.update' as const,
    subject: 'records/1',
    before: null,
    after: { x: 1 },
    ...more,
  };
  recordAudit({ create } as unknown as Transaction, author, entry);

  return create.mock.calls[0]?.[1] as Record<string, unknown>;
};

describe('an audit record', () => {
  it.each<[string, Author, string, string | null]>([
    ['a person themselves', { uid: 'ana', realUid: 'ana' }, 'ana', null],
    ['an admin as another person', { uid: 'ana', realUid: 'admin' }, 'admin', 'ana'],
    ['a link', { link: 'entry-1' }, 'link:entry-1', null],
    ['the platform', { platform: 'claims' }, 'platform:claims', null],
  ])('names the real actor: %s', (_, author, by, as) => {
    expect(write(author)).toMatchObject({
      by,
      as,
      action: 'projects.update',
      agencyId: 'a',
      after: { x: 1 },
    });
  });

  it('doesn’t name the person’s other agencies', () => {
    const { after } = write({ platform: 'claims' }, { after: { name: 'Ana', agencyIds: ['a', 'b'] } });
    expect(after).toEqual({ name: 'Ana' });
  });

  it.each([
    ['webhooks/1', { url: 'https://hooks.example/services/T0/secret' }, { url: 'https://hooks.example' }],
    ['auditions/1', { script: 'Top secret.' }, { script: { characters: 11 } }],
    [
      'recordingSessions/1',
      {
        contacts: [{ name: 'Ana', email: 'ana@client.example' }],
        dialIn: { method: 'zoom', link: 'https://zoom.example/j/1?pwd=2' },
        script: { version: 2, text: 'Secret.' },
        roles: [{ script: null }, { script: { text: 'Words.' } }],
      },
      {
        contacts: [{ name: 'Ana' }],
        dialIn: { method: 'zoom', link: 'https://zoom.example' },
        script: { version: 2, text: { characters: 7 } },
        roles: [{ script: null }, { script: { text: { characters: 6 } } }],
      },
    ],
    ['projects/1', { url: 'https://brand.example/page' }, { url: 'https://brand.example/page' }],
  ])('contains no secrets, links or confidential texts of %s', (subject, after, expected) => {
    expect(write({ platform: 'claims' }, { subject, after }).after).toEqual(expected);
  });

  it('names the person it was done for, if any', () => {
    expect(write({ uid: 'ana', realUid: 'ana' })).toMatchObject({ onBehalfOf: null });
    expect(write({ uid: 'ana', realUid: 'ana' }, { onBehalfOf: 'vera' })).toMatchObject({
      onBehalfOf: 'vera',
    });
  });

  it('is unsealed at first', () => {
    expect(write({ platform: 'claims' })).toMatchObject({ seq: null });
  });

  it('is kept for ten years', () => {
    const { at, expiresAt } = write({ platform: 'claims' }) as { at: Timestamp; expiresAt: Timestamp };
    const years = (expiresAt.toMillis() - at.toMillis()) / (365.25 * 24 * 60 * 60 * 1000);
    expect(years).toBeCloseTo(10, 2);
  });
});
