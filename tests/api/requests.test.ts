import { beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let cast: Cast;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(3), makeTenant(1)]);
  cast = await makeCast(tenant, 2);
});

const getProjects = async (agencyId: string): Promise<number> =>
  (await firestore().collection('projects').where('agencyId', '==', agencyId).count().get()).data().count;

describe('bad bodies', () => {
  it.each([
    ['malformed JSON', '{"name":', 400, 'request.malformed', null],
    ['a list', [], 422, 'validation.type', null],
    ['no name', {}, 422, 'validation.required', 'name'],
    ['a blank name', { name: '   ' }, 422, 'validation.required', 'name'],
    ['a number for a name', { name: 12 }, 422, 'validation.type', 'name'],
    ['a long name', { name: 'x'.repeat(121) }, 422, 'validation.tooLong', 'name'],
    ['an unknown field', { name: 'X', agencyId: 'agency-two' }, 422, 'validation.unknownField', 'agencyId'],
    [
      'an unknown language',
      { name: 'X', languages: ['Spanish'] },
      422,
      'validation.languageUnknown',
      'languages[0]',
    ],
    ['a body of 300 KB', { name: 'x'.repeat(300_000) }, 413, 'request.tooLarge', null],
  ])('%s', async (_, body, status, code, property) => {
    const before = await getProjects(tenant.agencyId);
    const answer = await call('POST', '/project', { token: tenant.clientToken, body });
    expect([answer.status, answer.error.code, answer.error.property]).toEqual([status, code, property]);
    expect(answer.error.status).toBe(status);
    expect(answer.error.message.length).toBeGreaterThan(5);
    expect(JSON.stringify(answer.error)).not.toMatch(/\bat .*:\d+/);
    expect(await getProjects(tenant.agencyId)).toBe(before);
  });

  it('another content type', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    const answer = await call('POST', '/project', { token: tenant.clientToken, body: 'name=X', headers });
    expect([answer.status, answer.error.code]).toEqual([415, 'request.unsupportedMedia']);
  });

  it('are reported in Spanish on request', async () => {
    const headers = { 'Accept-Language': 'es-ES,es;q=0.9' };
    const answer = await call('POST', '/project', { token: tenant.clientToken, body: {}, headers });
    expect(answer.error.message).toBe('No puede quedar vacío.');
  });

  it('an unknown address', async () => {
    const answer = await call('GET', '/nothing/here');
    expect([answer.status, answer.error.code]).toEqual([404, 'request.notFound']);
  });

  it('leave the API available', async () => {
    const answer = await call('POST', '/project', { token: tenant.clientToken, body: { name: 'Fine' } });
    expect(answer.status).toBe(201);
  });
});

describe('the same request twice', () => {
  it('adds a language once', async () => {
    const add = () =>
      call('POST', `/casting/${cast.project.id}`, {
        token: tenant.clientToken,
        body: { language: 'fra' },
      });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('lists a demo once', async () => {
    const body = {
      castingId: cast.castingId,
      voiceId: cast.voice.id,
      demoId: tenant.talents[2]?.demoId,
    };
    const add = () => call('POST', `/casting-demo/${cast.project.id}`, { token: tenant.clientToken, body });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);

    const shortlisted = await firestore()
      .collection('castingDemos')
      .where('castingId', '==', cast.castingId)
      .get();
    expect(shortlisted.size).toBe(3);
    expect(shortlisted.docs.map((snapshot) => Number(snapshot.get('order'))).sort()).toEqual([0, 1, 2]);
  });
});

describe('another agency’s records', () => {
  it('does not lend its demos to a list here', async () => {
    const body = {
      castingId: cast.castingId,
      voiceId: cast.voice.id,
      demoId: otherTenant.talents[0]?.demoId,
    };
    const answer = await call('POST', `/casting-demo/${cast.project.id}`, {
      token: tenant.clientToken,
      body,
    });
    expect(answer.status).toBe(404);
  });
});

describe('two people concurrently', () => {
  it('an outdated save is refused, and nothing is lost', async () => {
    const path = `/project/${cast.project.id}`;
    const { collection } = await call('GET', path, { token: tenant.clientToken });
    const { updatedAt } = collection;
    const first = await call('PATCH', path, {
      token: tenant.clientToken,
      body: { brand: 'First', updatedAt },
    });
    expect(first.status).toBe(200);

    const second = await call('PATCH', path, {
      token: tenant.teamToken,
      body: { brand: 'Second', updatedAt },
    });
    expect([second.status, second.error.code]).toEqual([409, 'record.stale']);
    expect((await call('GET', path, { token: tenant.clientToken })).collection['brand']).toBe('First');
  });

  describe('who send the version they started from', () => {
    let path: string;
    const patch = (body: object, token: string) => call('PATCH', path, { token, body });
    beforeAll(async () => {
      const { project } = await makeCast(tenant, 0);
      path = `/project/${project.id}`;
      const names = { name: 'Harbour', brand: 'Old', campaignName: '' };
      expect((await patch(names, tenant.clientToken)).status).toBe(200);
    });

    it('can both change a field of their own', async () => {
      const firstPatch = patch({ name: 'Port', was: { name: 'Harbour' } }, tenant.clientToken);
      const secondPatch = patch({ campaignName: 'Spring', was: { campaignName: '' } }, tenant.teamToken);
      expect((await Promise.all([firstPatch, secondPatch])).map(({ status }) => status)).toEqual([200, 200]);
      const { collection } = await call('GET', path, { token: tenant.clientToken });
      expect(collection).toMatchObject({ name: 'Port', campaignName: 'Spring', brand: 'Old' });
    });

    it('cannot overwrite each other in the same field', async () => {
      const first = await patch({ brand: 'First', was: { brand: 'Old' } }, tenant.clientToken);
      const second = await patch({ brand: 'Second', was: { brand: 'Old' } }, tenant.teamToken);
      expect(first.status).toBe(200);
      expect([second.status, second.error.code, second.error.property]).toEqual([
        409,
        'record.fieldStale',
        'brand',
      ]);
      expect((await call('GET', path, { token: tenant.clientToken })).collection['brand']).toBe('First');
    });

    it('may make the same change, and the second may decide after seeing the first', async () => {
      const same = await patch({ brand: 'First', was: { brand: 'Old' } }, tenant.teamToken);
      const knowing = await patch({ brand: 'Second', was: { brand: 'First' } }, tenant.teamToken);
      expect([same.status, knowing.status]).toEqual([200, 200]);
    });
  });

  it('an order of only the first items leaves the others behind them unchanged', async () => {
    const fresh = await makeCast(tenant, 3);
    const path = `/casting-demo/change-order/${fresh.castingId}`;
    const [first, second, third] = fresh.shortlisted.map(({ id }) => id);

    const begin = (...castingDemoIds: readonly (string | undefined)[]) =>
      call<{ id: string; order: number }[]>('PATCH', path, {
        token: tenant.clientToken,
        body: { voiceId: fresh.voice.id, castingDemoIds, isBeginning: true },
      });

    const { collection } = await begin(third);
    expect(collection.map(({ id }) => id)).toEqual([third, first, second]);

    const stored = await firestore()
      .collection('castingDemos')
      .where('castingId', '==', fresh.castingId)
      .get();
    const byOrder = stored.docs.sort((a, b) => Number(a.get('order')) - Number(b.get('order')));
    expect(byOrder.map(({ id }) => id)).toEqual([third, first, second]);

    for (const wrong of [
      [third, third],
      [first, 'no-such-demo'],
    ]) {
      const refused = await begin(...wrong);
      expect([refused.status, refused.error.code]).toEqual([409, 'casting.orderChanged']);
    }
  });

  it('an order without a demo is refused', async () => {
    const fresh = await makeCast(tenant, 3);
    const path = `/casting-demo/change-order/${fresh.castingId}`;
    const ids = fresh.shortlisted.map(({ id }) => id);
    const voiceId = fresh.voice.id;
    const token = tenant.clientToken;
    const partial = await call('PATCH', path, { token, body: { voiceId, castingDemoIds: ids.slice(1) } });
    expect([partial.status, partial.error.code]).toEqual([409, 'casting.orderChanged']);

    const whole = await call<{ id: string }[]>('PATCH', path, {
      token,
      body: { voiceId, castingDemoIds: [...ids].reverse() },
    });
    expect(whole.collection.map(({ id }) => id)).toEqual([...ids].reverse());

    const stored = await firestore()
      .collection('castingDemos')
      .doc(ids[2] ?? '')
      .get();
    expect(stored.get('order')).toBe(0);
  });
});
