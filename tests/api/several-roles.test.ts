import { beforeAll, expect, it } from 'vitest';
import type { RolesPerAgency } from '@domain/access/roles.ts';
import type { Page } from '@domain/contract.ts';
import { makeAccount } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

let mine: Tenant;
let other: Tenant;
beforeAll(async () => {
  [mine, other] = await Promise.all([makeTenant(21), makeTenant(2)]);
});

/** All pages of a demo list. */
const listDemos = async (token: string, agency?: string): Promise<readonly string[]> => {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const query: string = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`;
    const { status, collection } = await call<Page<{ id: string }>>('GET', `/demo${query}`, {
      token,
      ...(agency === undefined ? {} : { agency }),
    });
    expect(status).toBe(200);
    ids.push(...collection.items.map(({ id }) => id));
    ({ cursor } = collection);
  } while (cursor !== undefined);
  return ids;
};

it('a person with several roles gets the demos of each of them', async () => {
  const ofAgency = mine.talents.map(({ demoId }) => demoId);
  const [reviewed] = other.talents;
  const own = `own-${mine.key}`;
  const [here, there] = [[mine.agencyId], [other.agencyId]];
  const cases: readonly (readonly [RolesPerAgency, readonly string[]])[] = [
    [{ client: here, engineer: there }, [reviewed!.demoId, ...ofAgency]],
    [{ agencyTeam: here, engineer: there }, [reviewed!.demoId, ...ofAgency]],
    [{ talent: here, engineer: there }, [reviewed!.demoId, own]],
    [{ talent: here, client: here }, [own, ...ofAgency]],
    [{ talent: here, engineer: there, client: here }, [reviewed!.demoId, own, ...ofAgency]],
  ];
  const template = (await firestore().doc(`demos/${reviewed!.demoId}`).get()).data() ?? {};
  for (const [number, [held, wanted]] of cases.entries()) {
    const user = held.client ? { companyId: mine.companyId } : {};
    const { uid, token } = await makeAccount({ uid: `several-${number}-${mine.key}`, held, user });
    await firestore().doc(`demos/${reviewed!.demoId}`).update({ assignedTo: uid });
    const waiting = { talentId: uid, agencyIds: here, reviewStatus: 'pending', approved: false };
    if (held.talent)
      await firestore()
        .doc(`demos/${own}`)
        .set({ ...template, ...waiting });
    const found = await listDemos(token, mine.agencyId);
    expect([...found].sort(), JSON.stringify(held)).toEqual([...wanted].sort());
  }
  await firestore().doc(`demos/${reviewed!.demoId}`).update({ assignedTo: null });
  await firestore().doc(`demos/${own}`).delete();
});

it('an admin who acts as an engineer gets the demos of their own agency alone', async () => {
  const held = { engineer: [mine.agencyId, other.agencyId] };
  const [{ uid, token }, admin] = await Promise.all([
    makeAccount({ uid: `reviewer-${mine.key}`, held }),
    makeAccount({ uid: `admin-${mine.key}`, held: { admin: [mine.agencyId] } }),
  ]);
  const [here, there] = [mine, other].map(({ talents }) => talents[0]!.demoId);
  for (const id of [here, there]) await firestore().doc(`demos/${id!}`).update({ assignedTo: uid });
  expect([...(await listDemos(token))].sort()).toEqual([here, there].sort());
  expect(await listDemos(await getActingToken(admin.token, uid))).toEqual([here]);
});
