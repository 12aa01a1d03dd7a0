import { describe, expect, it } from 'vitest';
import { ACCESS } from '@domain/access/matrix.ts';
import { HOLDINGS } from './holdings.ts';

/** Kept by law, or the request itself. */
const KEPT = ['deletionRequests'];
/** Beside a demo, under the demo's name. */
const beside = HOLDINGS.flatMap((holding) => holding.beside ?? []);

describe('what is held about a talent', () => {
  it('names every collection that a talent may read something of themselves in', () => {
    const theirs = ACCESS.filter(({ read }) =>
      (read.talent ?? []).some((scope) => scope === 'self' || scope === 'ownTalent' || scope === 'ownUser'),
    ).map(({ collection }) => collection);
    expect(theirs.length).toBeGreaterThan(5);
    const known = [...HOLDINGS.map(({ collection }) => collection), ...KEPT];
    expect(theirs.filter((collection) => !known.includes(collection))).toEqual([]);
  });

  it('names nothing that does not exist, and nothing twice', () => {
    const collections = [...HOLDINGS.map(({ collection }) => collection), ...beside];
    const existing = ACCESS.map(({ collection }) => collection);
    expect(collections.filter((collection) => !existing.includes(collection))).toEqual([]);
    expect(new Set(collections).size).toBe(collections.length);
  });

  it('leaves signed reports, orders and payments alone', () => {
    const collections = HOLDINGS.map(({ collection }) => collection);
    for (const kept of ['recordingSessionReports', 'recordingSessions', 'orders', 'orderStatus', 'audit'])
      expect(collections).not.toContain(kept);
  });
});
