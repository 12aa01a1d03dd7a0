import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTs } from '../load-ts.mjs';
import { makeSeed, toText } from './generate.mjs';
import { resolveTimes } from './times.mjs';

const data = new URL('../../emulator-data/', import.meta.url);
const getFileUrl = (name) => new URL(`${name}.json`, data);
const readCommitted = (name) => (existsSync(getFileUrl(name)) ? readFileSync(getFileUrl(name), 'utf8') : '');
/** Their names come from the ICU data of the Node version that generated them. */
const BY_NODE_VERSION = ['languages', 'countries'];

let seed;
beforeAll(async () => {
  seed = await makeSeed();
  // Bundles a dozen modules of the domain, which takes seconds on a busy machine.
}, 60_000);

describe('the seed', () => {
  it('is reproducible: generating it again gives the committed files', () => {
    const made = Object.entries(seed.collections).filter(([name]) => !BY_NODE_VERSION.includes(name));
    const files = [
      ['accounts', seed.accounts],
      ...made.map(([name, records]) => [`firestore/${name}`, records]),
    ];
    const stale = files.filter(([name, records]) => toText(records) !== readCommitted(name));
    expect(stale.map(([name]) => `emulator-data/${name}.json: run npm run seed`)).toEqual([]);
  });

  it('has no file that isn’t generated', () => {
    const names = readdirSync(new URL('firestore/', data)).map((file) => file.replace('.json', ''));
    const unmade = names.filter((name) => !(name in seed.collections));
    expect(unmade.map((name) => `scripts/seed: add ${name} to what makeSeed answers`)).toEqual([]);
  });

  it('has the people and projects that documents and tests use', () => {
    const { talents, companies, engineers, projects, castings, auditionEntries } = seed.collections;
    expect(Object.keys(talents)).toHaveLength(60);
    expect(Object.keys(companies)).toHaveLength(4);
    expect(Object.keys(engineers)).toHaveLength(5);
    expect(new Set(Object.values(projects).map(({ state }) => state))).toEqual(
      new Set(['New', 'Casting', 'Booking', 'Ordered', 'Closed']),
    );
    expect(Object.values(castings).filter(({ previewVisible }) => previewVisible)).toHaveLength(1);
    expect(Object.values(auditionEntries).map(({ status }) => status)).toEqual(
      expect.arrayContaining(['open', 'uploaded']),
    );
  });

  it('has the countries and a factor for every offered territory', async () => {
    const { REGION_COUNTRIES, WORLD } = await loadTs('domain/src/pricing/territories.ts');
    const { catalog, countries, rateTables } = seed.collections;
    const offered = Object.values(catalog)
      .filter((entry) => entry.catalog === 'TERRITORY_COVER')
      .map(({ code }) => code);
    const territories = new Set([WORLD, ...Object.keys(REGION_COUNTRIES), ...Object.keys(countries)]);
    expect(offered.filter((code) => !territories.has(code))).toEqual([]);
    for (const country of Object.values(REGION_COUNTRIES).flat()) expect(offered).toContain(country);
    for (const { territoryCovers } of Object.values(rateTables))
      expect(territoryCovers.map(({ code }) => code)).toEqual(offered);
  });

  it('has rate tables that an admin could save', async () => {
    const { rateTableTermsSchema } = await loadTs('domain/src/pricing/rate-tables.schema.ts');
    const now = Date.now();
    for (const [id, record] of Object.entries(seed.collections.rateTables)) {
      const { agencyId: _agency, version: _version, createdBy: _by, createdAt: _at, ...terms } = record;
      await expect(rateTableTermsSchema.validate(resolveTimes(terms, now)), id).resolves.toBeTruthy();
    }
  });

  it('gives every talent one to four demos, and every approved demo a public copy without private fields', () => {
    const { talents, demos, demoCache } = seed.collections;
    for (const id of Object.keys(talents)) {
      const talentDemos = Object.values(demos).filter(({ talentId }) => talentId === id);
      expect(talentDemos.length).toBeGreaterThanOrEqual(1);
      expect(talentDemos.length).toBeLessThanOrEqual(4);
    }

    const approved = Object.entries(demos).filter(([, { reviewStatus }]) => reviewStatus === 'approved');
    expect(Object.keys(demoCache).sort()).toEqual(approved.map(([id]) => id).sort());

    for (const record of Object.values(demoCache)) {
      expect(record).not.toHaveProperty('storagePath');
      expect(record).not.toHaveProperty('reviewerComment');
    }
  });

  it('has a file for every audio in a record', () => {
    const { demos, auditionInvites } = seed.collections;
    const files = new Set(Object.values(demos).map(({ storagePath }) => storagePath));
    const takes = Object.values(auditionInvites).flatMap(({ storagePath }) => storagePath ?? []);
    expect(takes).toHaveLength(1);
    for (const path of takes) expect(files).toContain(path);
  });

  it('has its own voice for each demo', () => {
    const { demos } = seed.collections;
    const by = new Map();
    for (const id of Object.keys(demos)) {
      const audio = readFileSync(new URL(`../../emulator-data/audio/${id}.mp3`, import.meta.url), 'base64');
      expect(by.get(audio), id).toBeUndefined();
      by.set(audio, id);
    }
  });

  it('counts each casting’s listed demos per character', () => {
    const { castingDemos, castings } = seed.collections;
    const counted = {};
    for (const { castingId, voiceId } of Object.values(castingDemos)) {
      counted[castingId] ??= {};
      counted[castingId][voiceId] = (counted[castingId][voiceId] ?? 0) + 1;
    }
    expect(Object.keys(counted).length).toBeGreaterThan(5);
    for (const [id, { shortlisted, withdrawn }] of Object.entries(castings))
      expect([shortlisted, withdrawn], id).toEqual([counted[id] ?? {}, {}]);
  });

  it('lists demos in their own language and agency only', () => {
    const { castingDemos, castings, demoCache } = seed.collections;
    for (const { castingId, demoId } of Object.values(castingDemos)) {
      expect(demoCache[demoId].language, demoId).toBe(castings[castingId].language);
      expect(demoCache[demoId].agencyIds, demoId).toContain(castings[castingId].agencyId);
    }
  });
});

describe('relative times', () => {
  const now = Date.parse('2030-01-31T12:00:00Z');

  it('become timestamps and calendar dates counted from now', () => {
    expect(resolveTimes('@day-1', now).toMillis()).toBe(now - 86_400_000);
    expect(resolveTimes({ list: ['@date1 10-12'] }, now)).toEqual({ list: ['2030/02/01 10-12'] });
    expect(resolveTimes('@daybreak', now)).toBe('@daybreak');

    const slot = [
      resolveTimes('@from1 10-12 Europe/Madrid', now),
      resolveTimes('@to1 10-12 Europe/Madrid', now),
    ];
    expect(slot.map((moment) => moment.toDate().toISOString())).toEqual([
      '2030-02-01T09:00:00.000Z',
      '2030-02-01T11:00:00.000Z',
    ]);
  });
});
