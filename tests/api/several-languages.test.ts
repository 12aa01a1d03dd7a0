import { beforeAll, describe, expect, it } from 'vitest';
import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Serialised } from '@domain/contract.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { changeDemo, uploadDemo, type StoredDemo } from '../stack/demos.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { countReads } from '../stack/usage.ts';

let tenant: Tenant;
let admin: Account;
let talent: Account;
let demos: Readonly<Record<'eng' | 'spa' | 'fra', StoredDemo>>;

const review = async (demo: StoredDemo, reviewStatus: 'approved' | 'rejected'): Promise<void> => {
  const reasons = reviewStatus === 'rejected' ? { reviewerReasons: ['noise'] } : {};
  const { status, error } = await changeDemo(admin.token, demo, { reviewStatus, ...reasons });
  expect([status, error.code]).toEqual([200, undefined]);
};
const findVoices = async (query: string, token = tenant.clientToken): Promise<readonly string[]> => {
  const { status, collection } = await call<{ readonly items: readonly { readonly id: string }[] }>(
    'GET',
    `/demoCache?${query}`,
    { token },
  );
  expect(status).toBe(200);
  return collection.items.map(({ id }) => id);
};

beforeAll(async () => {
  tenant = await makeTenant(3);
  admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
  talent = await makeTalentAccount([tenant.agencyId]);

  const makeDemo = async (language: string) => {
    const { status, collection } = await uploadDemo(talent.token, talent.uid, { fields: { language } });
    expect(status).toBe(201);
    return collection;
  };

  demos = { eng: await makeDemo('eng'), spa: await makeDemo('spa'), fra: await makeDemo('fra') };
  await review(demos.eng, 'approved');
});

describe('a search in several languages', () => {
  it('finds a voice once a demo in each of them is approved', async () => {
    expect(await findVoices('language=eng&alsoIn=spa')).toEqual([]);
    await review(demos.spa, 'approved');
    expect(await findVoices('language=eng&alsoIn=spa')).toEqual([demos.eng.id]);
    expect(await findVoices('language=spa&alsoIn=eng')).toEqual([demos.spa.id]);
    expect(await findVoices('language=eng&alsoIn=spa,fra')).toEqual([]);
    await review(demos.fra, 'approved');
    expect(await findVoices('language=eng&alsoIn=spa,fra')).toEqual([demos.eng.id]);
    expect(
      await findVoices(`language=eng&alsoIn=spa&ids=${demos.eng.id},${tenant.talents[0]?.demoId}`),
    ).toEqual([demos.eng.id]);
  });

  it('excludes voices of other agencies', async () => {
    const stranger = await makeTenant(0);
    expect(await findVoices('language=eng&alsoIn=spa', stranger.clientToken)).toEqual([]);
  });

  it('reads only what it shows', async () => {
    expect(await countReads('demoCache', () => findVoices('language=eng'))).toBe(4);
    expect(await countReads('demoCache', () => findVoices('language=eng&alsoIn=spa,fra'))).toBe(1);
  });

  it.each(['alsoIn=english', 'alsoIn=spa,,fra', 'alsoIn=x', `alsoIn=${Array(10).fill('spa').join()}`])(
    'is refused with %s',
    async (query) => {
      const { status, error } = await call('GET', `/demoCache?language=eng&${query}`, {
        token: tenant.clientToken,
      });
      expect([status, error.property]).toEqual([422, 'alsoIn']);
    },
  );
});

describe('a voice of several languages', () => {
  let cast: Cast;
  let spanish: Serialised<Casting>;

  const listPlaces = async (): Promise<readonly (readonly [string, boolean])[]> => {
    const stored = await firestore()
      .collection('castingDemos')
      .where('projectId', '==', cast.project.id)
      .where('talentId', '==', talent.uid)
      .get();
    return stored.docs
      .map((place) => [String(place.get('castingId')).slice(-3), place.get('isSelected') === true] as const)
      .sort();
  };

  const list = (body: readonly object[]) =>
    call<readonly Serialised<CastingDemo>[]>('PATCH', `/casting-demo/project/${cast.project.id}`, {
      token: tenant.clientToken,
      body: { castingDemos: body },
    });

  const listBoth = () => [
    { castingId: cast.castingId, voiceId: cast.voice.id, demoId: demos.eng.id },
    { castingId: spanish.id, voiceId: cast.voice.id, demoId: demos.spa.id },
  ];

  it('is listed in all of them by one call, without changing choices', async () => {
    cast = await makeCast(tenant, 0);

    spanish = (
      await call<Serialised<Casting>>('POST', `/casting/${cast.project.id}`, {
        token: tenant.clientToken,
        body: { language: 'spa' },
      })
    ).collection;

    expect((await list(listBoth())).status).toBe(200);

    expect(await listPlaces()).toEqual([
      ['eng', false],
      ['spa', false],
    ]);

    const [, second] = listBoth();
    expect((await list([{ ...second, isSelected: true }])).status).toBe(200);

    const again = await list(listBoth());
    expect(again.collection.map(({ isSelected }) => isSelected)).toEqual([false, true]);

    expect(await listPlaces()).toEqual([
      ['eng', false],
      ['spa', true],
    ]);
  });

  it('is not listed at all if one of them is refused', async () => {
    cast = await makeCast(tenant, 0);
    const [first] = listBoth();
    const wrong = { ...first, castingId: spanish.id };
    expect((await list([{ ...first }, wrong])).status).toBe(404);
    expect(await listPlaces()).toEqual([]);
  });

  it('omits a voice in a language once its demo is deleted or rejected', async () => {
    await review(demos.fra, 'rejected');
    expect(await findVoices('language=eng&alsoIn=fra')).toEqual([]);
    expect(await findVoices('language=eng&alsoIn=spa')).toEqual([demos.eng.id]);
    const path = `/demo/${talent.uid}/${demos.spa.id}`;
    expect((await call('DELETE', path, { token: talent.token })).status).toBe(200);
    expect(await findVoices('language=eng&alsoIn=spa')).toEqual([]);
    expect(await findVoices('language=eng')).toContain(demos.eng.id);
  });
});

describe('a natural voice spec', () => {
  it('finds the demos of talents who declare this voice from then on', async () => {
    const path = `/talent/${talent.uid}`;
    expect(await findVoices('language=eng&voiceSpec=RASPY')).toEqual([]);

    const { collection: before } = await call('GET', path, { token: tenant.teamToken });
    const body = { voiceSpecs: ['RASPY', 'DEEP'], updatedAt: before['updatedAt'] };
    expect((await call('PATCH', path, { token: tenant.teamToken, body })).status).toBe(200);
    for (const spec of ['RASPY', 'DEEP'])
      expect(await findVoices(`language=eng&voiceSpec=${spec}`)).toEqual([demos.eng.id]);
    expect(await findVoices('language=eng&voiceSpec=SHARP')).toEqual([]);

    const husky = await call('GET', '/demoCache?voiceSpec=HUSKY', { token: tenant.clientToken });
    expect(husky.error.code).toBe('validation.codeUnknown');
  });
});
