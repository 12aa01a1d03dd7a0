import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Client } from '@domain/clients/clients.ts';
import type { Engineer } from '@domain/engineers/engineers.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { castingDemos } from '../collections/casting-demos.ts';
import { clients } from '../collections/clients.ts';
import { engineers } from '../collections/engineers.ts';
import { soldLicences } from '../collections/sold-licences.ts';
import { runOn } from './unit.fixture.ts';

const parse = (iso: string): Timestamp => Timestamp.fromMillis(Date.parse(iso));

const CLIENT = { name: 'Ana', lastName: 'Ruiz', email: 'ana@client.example', agencyIds: ['one'] };
const ENGINEER = { ...CLIENT, fullName: 'Ana Ruiz', languageTags: ['spa'] };

describe('a plain write keeps', () => {
  it('the search fields of a client, which no read returns', async () => {
    const get = await runOn({ 'clients/ana': { ...CLIENT, searchTerms: [], sortName: '' } }, async (work) => {
      const client = await work.read(clients, 'ana');
      expect(client).toEqual({ ...CLIENT, id: 'ana' });
      expect(work.update(client!, { name: 'Eva' })).toEqual({ ...CLIENT, id: 'ana', name: 'Eva' });
      expect(work.create(clients, { ...CLIENT, id: 'new' } as unknown as Client)).toEqual({
        ...CLIENT,
        id: 'new',
      });
    });
    const names = expect.arrayContaining(['one:eva r', 'one:ruiz']) as unknown;
    expect(get('clients/ana')).toMatchObject({ sortName: 'eva ruiz', searchTerms: names });
    expect(get('clients/new')).toMatchObject({ sortName: 'ana ruiz' });
  });

  it('the search fields of an engineer', async () => {
    const get = await runOn({ 'engineers/ana': ENGINEER }, async (work) => {
      const engineer = (await work.read(engineers, 'ana')) as Engineer;
      work.update(engineer, { languageTags: ['eng'] });
    });
    const terms = expect.arrayContaining(['one:', 'one:eng:ana']) as unknown;
    expect(get('engineers/ana')).toMatchObject({ sortName: 'ana ruiz', searchTerms: terms });
  });

  it('when a licence’s end is to be reminded of, unless that is postponed', async () => {
    const duration = { code: '1Y', label: '1 year', labelEs: '1 año' };
    const licence = {
      state: 'live',
      duration,
      expiresOn: '2026-06-30',
      renewal: null,
      remindedThrough: null,
    };
    const get = await runOn({ 'soldLicences/a': licence, 'soldLicences/b': licence }, async (work) => {
      const [a, b] = (await work.readAll(soldLicences, ['a', 'b'])) as readonly [SoldLicence, SoldLicence];
      work.update(a, { remindedThrough: '2026-05-31' });
      work.update(b, { remindAt: parse('2026-05-31T20:00:00Z') });
    });
    expect(get('soldLicences/a')).toMatchObject({ remindAt: parse('2026-06-23T08:00:00Z') });
    expect(get('soldLicences/b')).toMatchObject({ remindAt: parse('2026-05-31T20:00:00Z') });
  });

  it('when a choice is announced, until it is undone', async () => {
    const due = Timestamp.now();
    const place = { order: 0, projectId: 'spot', castingId: 'spot_spa', voiceId: 'v', isSelected: false };
    const stored = {
      'castingDemos/a': place,
      'castingDemos/b': { ...place, isSelected: true, outcomesDueAt: due },
    };
    const get = await runOn(stored, async (work) => {
      const [a, b] = (await work.readAll(castingDemos, ['a', 'b'])) as readonly [CastingDemo, CastingDemo];
      work.update(a, { isSelected: true });
      work.update(b, { isSelected: false });
      work.create(castingDemos, { ...b, id: 'c', order: 1, isSelected: false });
    });
    expect(get('castingDemos/a')).toHaveProperty('outcomesDueAt.seconds');
    expect(get('castingDemos/b')).toMatchObject({ outcomesDueAt: null });
    expect(get('castingDemos/c')).toMatchObject({ outcomesDueAt: null });
  });
});
