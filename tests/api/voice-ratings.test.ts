import { beforeAll, describe, expect, it } from 'vitest';
import { toVoiceRatingId } from '@domain/projects/voice-ratings.ts';
import { getActingToken } from '../stack/acting.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson } from './accounts.ts';

let tenant: Tenant;
let stranger: Tenant;
let cast: Cast;
beforeAll(async () => {
  [tenant, stranger] = await Promise.all([makeTenant(1), makeTenant(1)]);
  cast = await makeCast(tenant, 1);
});

const getDemo = ({ talents }: Tenant) => talents[0]!.demoId;
const rate = (token: string | undefined, body: object, demoId = getDemo(tenant)) =>
  call<{ rating: number | null }>('PUT', `/project/${cast.project.id}/rating/${demoId}`, { token, body });
const readStored = async (uid: string) =>
  (
    await firestore()
      .doc(`voiceRatings/${toVoiceRatingId(cast.project.id, getDemo(tenant), uid)}`)
      .get()
  ).data();

describe('a rating in the voice finder', () => {
  it('belongs to an account, and stores that the voice was played', async () => {
    const uid = `client-${tenant.key}`;
    expect((await rate(tenant.clientToken, { heard: true })).collection.rating).toBeNull();
    expect((await rate(tenant.clientToken, { rating: 4 })).collection.rating).toBe(4);

    const rating = await readStored(uid);
    expect(rating).toMatchObject({ rating: 4, userId: uid, talentId: tenant.talents[0]!.id, name: 'client' });
    expect(rating?.['heardAt']).not.toBeNull();
    await rate(tenant.teamToken, { rating: 2 });
    await rate(tenant.clientToken, { rating: null });
    expect(await readStored(uid)).toMatchObject({ rating: null });
    expect(await readStored(`agencyTeam-${tenant.key}`)).toMatchObject({ rating: 2 });
  });

  it('is given by the project’s people only, in person, and for voices they can find', async () => {
    expect((await rate(tenant.clientToken, { rating: 6 })).status).toBe(422);
    expect((await rate(tenant.clientToken, { rating: 3 }, getDemo(stranger))).status).toBe(404);
    expect((await rate(stranger.clientToken, { rating: 3 })).status).toBe(404);
    expect((await rate(tenant.talentToken, { rating: 3 })).status).toBe(403);
    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    const person = await makePerson(tenant.agencyId, tenant.companyId, 'client');
    const acting = await getActingToken(admin.token, person.uid);
    expect((await rate(acting, { rating: 3 })).status).toBe(403);
  });
});
