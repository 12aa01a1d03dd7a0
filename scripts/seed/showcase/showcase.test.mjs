import { existsSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSeed } from '../load.mjs';
import { SHOWCASE_NOW } from './load.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days of its own week, and one in summer of the next year. */
const DAYS = [0, 3, 6, 7 * 34 + 2];

const listTexts = (value) => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object' || value instanceof Timestamp) return [];
  return Object.values(value).flatMap(listTexts);
};

const listPlaces = (invoices) => {
  const rows = {};
  for (const id of Object.keys(invoices)) {
    const [, row, place] = /^(.*)_(\d+)$/.exec(id) ?? [];
    (rows[row] ??= []).push(Number(place));
  }
  return rows;
};

let loaded;
beforeAll(() => {
  loaded = DAYS.map((day) => {
    const now = SHOWCASE_NOW + day * DAY_MS + 60_000;
    return { now, ...readSeed({ now, hasShowcase: true }) };
  });
  // Reads and moves five thousand records four times.
}, 30_000);

describe('the showcase', () => {
  it('contains all records and accounts of the seed', () => {
    const seed = readSeed({ now: SHOWCASE_NOW });
    for (const { documents, accounts } of loaded) {
      const gone = Object.entries(seed.documents).flatMap(([collection, records]) =>
        Object.keys(records).flatMap((id) => (documents[collection]?.[id] ? [] : [`${collection}/${id}`])),
      );
      expect(gone).toEqual([]);
      expect(accounts.slice(0, seed.accounts.length)).toEqual(seed.accounts);
    }
  });

  it('has timestamps, and every file that a record names', () => {
    for (const { documents, files } of loaded) {
      expect(
        listTexts(documents).filter((text) => /^@(moment|day|hour|from|to|date|calendar)/.test(text)),
      ).toEqual([]);
      expect(files.filter(({ file }) => !existsSync(file))).toEqual([]);
      const stored = new Set(files.map(({ storagePath }) => storagePath));
      const named = ['demos', 'auditionInvites', 'reportInvites', 'agencyLogos'].flatMap((collection) =>
        Object.values(documents[collection] ?? {}).flatMap(({ storagePath }) => storagePath ?? []),
      );
      expect(named.filter((path) => !stored.has(path))).toEqual([]);
    }
    // Walks through every text of five thousand records four times.
  }, 20_000);

  it('has thirteen weeks of auditions, none in the future, with future deadlines', () => {
    for (const { now, documents } of loaded) {
      const entries = Object.values(documents.auditionEntries);
      expect(entries.filter(({ deadline }) => deadline.toMillis() > now).length).toBeGreaterThan(5);
      const weeks = new Set(
        entries.map(({ createdAt }) => Math.floor((now - createdAt.toMillis()) / DAY_MS / 7)),
      );
      expect([...weeks].filter((week) => week >= 0 && week < 13).length).toBeGreaterThan(10);
      const written = Object.values(documents.auditionEntries).map(({ createdAt }) => createdAt.toMillis());
      expect(Math.max(...written)).toBeLessThanOrEqual(now);
    }
  });

  it('numbers the papers of each year without a gap', () => {
    for (const { documents } of loaded)
      for (const [row, places] of Object.entries(listPlaces(documents.invoices))) {
        expect(
          places.sort((a, b) => a - b),
          row,
        ).toEqual(places.map((_, index) => index + 1));
        if (documents.invoiceSequences[row]) expect(documents.invoiceSequences[row].last).toBe(places.length);
      }
  });
});
