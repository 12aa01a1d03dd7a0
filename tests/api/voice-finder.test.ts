import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toShownName } from '@domain/demos/public-demo.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { makeEngineer } from '../stack/curation.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { countReads } from '../stack/usage.ts';
import { makePerson } from './accounts.ts';

interface SearchReply {
  readonly items: readonly { readonly id: string; readonly gender: string }[];
  readonly cursor?: string;
}

let tenant: Tenant;
beforeAll(async () => {
  tenant = await makeTenant(7);
});

const search = (query: string, token = tenant.clientToken) =>
  call<SearchReply>('GET', `/demoCache?${query}`, { token });

describe('the voice finder', () => {
  it('pages by cursor, newest first, without gaps or duplicates', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const { collection } = await search(`language=eng&pageSize=3${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...collection.items.map(({ id }) => id));
      cursor = collection.cursor;
      pages += 1;
    } while (cursor);

    expect(seen).toEqual(tenant.talents.map(({ demoId }) => demoId));
    expect(pages).toBe(3);
  });

  it('sorts by name, too, ignoring accents and case, without gaps or duplicates', async () => {
    const names = ['ñora', 'Abel', 'Élan', 'zoe', 'Ábaco', 'nadia', 'Zara'];
    const freshTenant = await makeTenant(names.length);
    const batch = firestore().batch();
    freshTenant.talents.forEach(({ demoId }, index) =>
      batch.update(firestore().doc(`demoCache/${demoId}`), toShownName(names[index] ?? '')),
    );
    await batch.commit();

    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = `language=eng&sort=name&pageSize=3${cursor ? `&cursor=${cursor}` : ''}`;
      const { status, collection } = await search(query, freshTenant.clientToken);
      expect(status).toBe(200);
      expect(collection.items.every((item) => !('sortName' in item))).toBe(true);

      seen.push(
        ...collection.items.map(
          ({ id }) => names[freshTenant.talents.findIndex(({ demoId }) => demoId === id)] ?? '',
        ),
      );

      cursor = collection.cursor;
    } while (cursor);

    expect(seen).toEqual(['Ábaco', 'Abel', 'Élan', 'nadia', 'ñora', 'Zara', 'zoe']);
    for (const { demoId } of freshTenant.talents) await firestore().doc(`demoCache/${demoId}`).delete();
    for (const { id } of freshTenant.talents) await refreshCopies(id);
  });

  it('refuses a cursor of another order', async () => {
    const { collection } = await search('language=eng&sort=name&pageSize=3');
    const answer = await search(`language=eng&pageSize=3&cursor=${collection.cursor ?? ''}`);
    expect([answer.status, answer.error.property]).toEqual([422, 'cursor']);
    const newest = (await search('language=eng&pageSize=3')).collection.cursor ?? '';
    const byName = await search(`language=eng&sort=name&pageSize=3&cursor=${newest}`);
    expect([byName.status, byName.error.property]).toEqual([422, 'cursor']);
  });

  it.each([
    ['gender=FEM', 4],
    ['gender=MAL', 3],
    ['gender=FEM&tone=MED&voiceAge=ADU&category=WARM', 4],
    ['tone=HIGH', 0],
    ['category=SONG', 0],
  ])('filters by %s', async (filter, count) => {
    const { status, collection } = await search(`language=eng&${filter}`);
    expect([status, collection.items.length]).toEqual([200, count]);
  });

  it('excludes other languages and other agencies', async () => {
    expect((await search('language=spa')).collection.items).toEqual([]);
    const otherTenant = await makeTenant(0);
    expect((await search('language=eng', otherTenant.clientToken)).collection.items).toEqual([]);
  });

  it('never returns an unapproved demo', async () => {
    const [first] = tenant.talents;
    const ref = firestore()
      .collection('demoCache')
      .doc(first?.demoId ?? '');
    const record = (await ref.get()).data() ?? {};
    await ref.delete();
    const { collection } = await search('language=eng');
    expect(collection.items.map(({ id }) => id)).not.toContain(first?.demoId);
    await ref.set(record);
  });

  it('searches all languages by default, or one talent only', async () => {
    expect((await search('')).collection.items).toHaveLength(7);
    const [firstTalent] = tenant.talents;
    const { collection } = await search(`talentId=${firstTalent?.id}`);
    expect(collection.items.map(({ id }) => id)).toEqual([firstTalent?.demoId]);
  });

  it.each([
    ['a page of 51', 'language=eng&pageSize=51', 'pageSize'],
    ['a page of nothing', 'language=eng&pageSize=none', 'pageSize'],
    ['a cursor of its own making', 'language=eng&cursor=bm9uc2Vuc2U', 'cursor'],
    ['a filter in another form', 'language=eng&gender=female%20voice', 'gender'],
  ])('refuses %s', async (_, query, property) => {
    const { status, error } = await search(query);
    expect([status, error.property]).toEqual([422, property]);
  });

  it('shows talents only their own voice', async () => {
    const demo = tenant.talents[1];
    const { token } = await makeAccount({ uid: demo?.id ?? '', held: { talent: [tenant.agencyId] } });
    const { status, collection } = await search('language=eng', token);
    expect([status, collection.items.map(({ id }) => id)]).toEqual([200, [demo?.demoId]]);
    expect((await search(`talentId=${tenant.talents[2]?.id}`, token)).collection.items).toEqual([]);
  });

  it('shows engineers only the voices that they work with for an agency', async () => {
    const [firstTalent, secondTalent] = tenant.talents;
    const { uid, token } = await makeEngineer([tenant.agencyId]);
    expect((await search('language=eng', token)).collection.items).toEqual([]);

    for (const [talentId, agencyId] of [
      [firstTalent?.id, tenant.agencyId],
      [secondTalent?.id, 'another-agency'],
    ])
      await firestore()
        .doc(`engineerAssignments/${uid}_${talentId}`)
        .set({ engineerId: uid, talentId, agencyIds: [agencyId] });

    const { collection } = await search('language=eng', token);
    expect(collection.items.map(({ id }) => id)).toEqual([firstTalent?.demoId]);
    // No ticket creates them, and the final check of copies expects one.
    for (const talent of [firstTalent, secondTalent])
      await firestore().doc(`engineerAssignments/${uid}_${talent?.id}`).delete();
  });

  it('shows clients approved demos only', async () => {
    const list = (query = '') =>
      call<{ items: readonly Record<string, unknown>[] }>('GET', `/demo${query}`, {
        token: tenant.clientToken,
      });

    const { status, collection } = await list();
    expect([status, collection.items.map(({ id }) => id)]).toEqual([
      200,
      tenant.talents.map(({ demoId }) => demoId),
    ]);

    for (const item of collection.items) expect(item).not.toHaveProperty('reviewerComment');
    expect((await list(`?talentId=${tenant.talents[0]?.id}`)).collection.items).toHaveLength(1);
    expect((await list('?reviewStatus=pending')).collection.items).toEqual([]);
  });

  it('reads one page, regardless of the number of demos', async () => {
    expect(await countReads('demoCache', () => search('language=eng&pageSize=3'))).toBe(3);
  });
});

describe('the search by talents’ own answers', () => {
  const SPAN = '2131-08-01/2131-08-10';
  let granted: string;
  let finders: Tenant;
  const listIds = async (query: string, token = finders.clientToken) =>
    (await search(query, token)).collection.items.map(({ id }) => id);

  const getRefusal = async (query: string, token: string) => {
    const { status, error } = await search(query, token);
    return [status, error?.property];
  };

  const getDemoIds = (...indexes: readonly number[]) =>
    indexes.map((place) => finders.talents[place]?.demoId);

  const addVacation = (index: number, from: string, to: string) =>
    firestore()
      .collection('vacations')
      .add({ talentId: finders.talents[index]?.id, agencyIds: [finders.agencyId], from, to });

  /** Planted without the rates they copy, and removed again. */
  const cards: string[] = [];
  afterAll(async () => {
    await Promise.all(cards.map((path) => firestore().doc(path).delete()));
    await refreshCopies(...finders.talents.map(({ id }) => id));
  });

  const setRates = (index: number, sessionFee: number, currency = 'EUR', agencyId = finders.agencyId) => {
    const talentId = finders.talents[index]?.id ?? '';
    const card = { agencyId, talentId, currency, sessionFee };
    cards.push(`talentRateCards/${agencyId}_${talentId}`);
    return firestore()
      .doc(cards.at(-1) ?? '')
      .set(card);
  };

  beforeAll(async () => {
    finders = await makeTenant(5);

    const { uid, token } = await makePerson(finders.agencyId, finders.companyId, 'client');
    await firestore()
      .doc(`users/${uid}`)
      .update({ showRates: [finders.agencyId] });
    granted = token;
    await addVacation(0, '2131-07-01', '2131-08-01');
    await addVacation(1, '2131-08-10', '2131-08-30');
    await addVacation(2, '2131-07-01', '2131-07-31');
    await addVacation(3, '2131-08-11', '2131-08-30');
    await setRates(0, 20_000);
    await setRates(1, 20_001);
    await setRates(2, 100, 'USD');
    await setRates(3, 100, 'EUR', 'another-agency');
  });

  it('omits talents with a vacation on any day of the search', async () => {
    expect(await listIds(`language=eng&free=${SPAN}`)).toEqual(getDemoIds(2, 3, 4));
    expect(await listIds(`language=eng&free=${SPAN}&ids=${getDemoIds(0, 4).join()}`)).toEqual(getDemoIds(4));
    const { collection } = await search(`language=eng&free=${SPAN}`, finders.clientToken);
    expect(JSON.stringify(collection)).not.toContain('2131');
  });

  it('finds talents up to the fee, in its currency and at this agency', async () => {
    for (const token of [granted, finders.teamToken])
      expect(await listIds('language=eng&feeUpTo=20000EUR', token)).toEqual(getDemoIds(0));
    expect(await listIds('language=eng&feeUpTo=20001EUR', granted)).toEqual(getDemoIds(0, 1));
    expect(await listIds(`language=eng&feeUpTo=20001EUR&free=${SPAN}`, granted)).toEqual([]);
    const { collection } = await search('feeUpTo=20000EUR', granted);
    expect(JSON.stringify(collection)).not.toContain('20000');
  });

  it('does not bypass the grant to see rates, nor show vacations to others than clients', async () => {
    expect(await getRefusal('feeUpTo=20000EUR', finders.clientToken)).toEqual([403, 'feeUpTo']);

    expect(await getRefusal(`feeUpTo=20000EUR&ids=${getDemoIds(0).join()}`, finders.clientToken)).toEqual([
      403,
      'feeUpTo',
    ]);

    const { token } = await makeEngineer([finders.agencyId]);
    expect(await getRefusal('feeUpTo=20000EUR', token)).toEqual([403, 'feeUpTo']);
    expect(await getRefusal(`free=${SPAN}`, token)).toEqual([403, 'free']);
    expect(await getRefusal(`free=${SPAN}`, finders.talentToken)).toEqual([403, 'free']);
    expect(await getRefusal('free=2131-08-10/2131-08-01', finders.clientToken)).toEqual([422, 'free']);
    expect(await getRefusal('free=2020-08-01/2020-08-10', finders.clientToken)).toEqual([422, 'free']);
    expect(await getRefusal('feeUpTo=cheap', granted)).toEqual([422, 'feeUpTo']);
  });

  it('fills its pages, without duplicates', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    const sizes: number[] = [];
    do {
      const from = cursor ? `&cursor=${cursor}` : '';
      const { collection } = await search(`free=${SPAN}&pageSize=2${from}`, finders.clientToken);
      sizes.push(collection.items.length);
      seen.push(...collection.items.map(({ id }) => id));
      cursor = collection.cursor;
    } while (cursor);

    expect([seen, sizes]).toEqual([getDemoIds(2, 3, 4), [2, 1]]);
  });
});

describe('the search by name, variety, home studio and ids', () => {
  const listIds = async (query: string, token = tenant.clientToken) =>
    (await search(query, token)).collection.items.map(({ id }) => id);
  const getDemoIds = () => tenant.talents.map(({ demoId }) => demoId);

  it('matches the start of the public name, ignoring accents and case', async () => {
    expect(await listIds('language=eng&name=TÁLENT%202')).toEqual([getDemoIds()[1]]);
    // A name hidden from clients finds nothing.
    expect(await listIds('language=eng&name=Secret')).toEqual([]);
    expect(await listIds('language=eng&name=Name2')).toEqual([]);
    expect(await listIds('language=eng&name=%C2%BF%3F')).toEqual([]);
  });

  it('is limited to the agency', async () => {
    const otherTenant = await makeTenant(1);
    expect(await listIds('language=eng&name=Talent%201', otherTenant.clientToken)).toEqual([
      otherTenant.talents[0]?.demoId,
    ]);
    const [local, foreign] = [otherTenant.talents[0]?.demoId, getDemoIds()[0]];
    expect(await listIds(`language=eng&ids=${local},${foreign},nothing`, otherTenant.clientToken)).toEqual([
      local,
    ]);
  });

  it('returns the order of the ids, without duplicates, as far as other filters match', async () => {
    const [first, second, third] = getDemoIds();
    expect(await listIds(`language=eng&ids=${third},${first},${third}`)).toEqual([third, first]);
    expect(await listIds(`language=eng&gender=MAL&ids=${third},${second}`)).toEqual([second]);
    expect(await listIds(`language=spa&ids=${third}`)).toEqual([]);
    const many = Array.from({ length: 21 }, (_, index) => `demo-${index}`);
    expect((await search(`language=eng&ids=${many.join()}`)).status).toBe(422);
    expect((await search('language=eng&ids=a%2Fb')).status).toBe(422);
  });

  it('changes when a talent declares home recording', async () => {
    const [talent] = tenant.talents;
    const token = tenant.teamToken;
    const { collection: before } = await call('GET', `/talent/${talent?.id}`, { token });
    const isListed = async () =>
      (await listIds('language=eng&homeStudio=true')).includes(talent?.demoId ?? '');
    const isAtHome = before['homeStudio'] === true;
    expect(await isListed()).toBe(isAtHome);

    const studio = { microphone: 'NEUMANN_TLM103', booth: 'TREATED' };
    const body = { homeStudio: !isAtHome, ...(isAtHome ? {} : studio), updatedAt: before['updatedAt'] };
    expect((await call('PATCH', `/talent/${talent?.id}`, { token, body })).status).toBe(200);
    expect(await isListed()).toBe(!isAtHome);
  });
});
