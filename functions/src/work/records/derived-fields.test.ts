import { describe, expect, it } from 'vitest';
import type { Client } from '@domain/clients/clients.ts';
import type { Engineer } from '@domain/engineers/engineers.ts';
import { clients } from './clients.ts';
import { engineers } from './engineers.ts';
import { runOn } from './unit.fixture.ts';

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
});
