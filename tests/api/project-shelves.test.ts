import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { purgeProjects } from '../../functions/src/features/projects/purge-projects.ts';
import { firestore } from '../stack/admin.ts';
import { requestAuditions, getUploadPath } from '../stack/auditions.ts';
import { makeEngineer } from '../stack/curation.ts';
import { call, uploadForm } from '../stack/call.ts';
import { bookVoice, changeSession, makePlan, plan, startReport } from '../stack/sessions.ts';
import { makeNeighbours, makeProjectCalls } from '../stack/projects.ts';
import { addCharacter, makeDeadline, makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { listDemo } from '../stack/places.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

let tenant: Tenant;
let otherTenant: Tenant;
let token: string;
beforeAll(async () => {
  ({ tenant, other: otherTenant } = await makeNeighbours());
  token = tenant.clientToken;
});

const { create, patch, list, shelve, remove } = makeProjectCalls(() => token);

describe('an archived or deleted project', () => {
  it('is read-only while archived, and restored unchanged', async () => {
    const cast = await makeCast(tenant, 1);
    const { id } = cast.project;
    for (const _ of ['once', 'twice']) {
      const { collection } = await shelve(id, 'archive');
      expect(collection).toMatchObject({ shelf: 'archived', state: 'Closed', closedFrom: 'Casting' });
    }

    for (const _ of ['once', 'twice']) {
      const { collection } = await shelve(id, 'restore');
      expect(collection).toMatchObject({ shelf: 'open', state: 'Casting', closedFrom: null });
    }
  });

  it('disappears from the list once deleted, and its links are closed until it is restored', async () => {
    const cast = await makeCast(tenant, 1);
    const { id } = cast.project;
    await call('PATCH', `/casting/${cast.castingId}`, { token, body: { previewVisible: true } });

    const links = [`/casting/urlIdentifier/${cast.casting.urlIdentifier}`, `/casting/project/${id}`];
    const open = () => Promise.all(links.map(async (link) => (await call('GET', link)).status));
    const before = await open();
    expect(before[0]).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect((await list('?pageSize=100')).items.map((project) => project.id)).not.toContain(id);
    expect((await open())[0]).toBe(410);

    const voice = { token, body: { projectId: id, name: 'Late' } };
    expect((await call('POST', '/voice', voice)).status).toBe(409);
    expect((await patch(id, { market: 'Late' })).status).toBe(409);
    expect((await shelve(id, 'archive')).status).toBe(409);
    expect((await shelve(id, 'restore')).collection).toMatchObject({ shelf: 'open', state: 'Casting' });
    expect(await open()).toEqual(before);
  });

  it('refuses changes until it is restored', async () => {
    const cast = await makeCast(tenant, 3);
    const { castingId, voice, project, shortlisted } = cast;
    const { id } = project;
    const [first, second] = shortlisted.map((demo) => demo.id);
    const spare = await addCharacter(id, token, 'Spare');
    await call('POST', `/casting/${id}/many`, { token, body: { languages: ['ita'] } });

    const asset = await call<{ readonly id: string }>('POST', `/voiceAsset/${voice.id}`, {
      token,
      body: { name: 'Spot' },
    });
    const ask = { style: 'NATURAL', script: 'Script', brief: 'Brief', deadline: makeDeadline(9) };
    const reply = await call<{ readonly id: string }>('POST', `/audition/${castingId}/${voice.id}`, {
      token,
      body: ask,
    });
    const entry = firestore().doc(`auditionEntries/${castingId}_${voice.id}_${shortlisted[0]?.talentId}`);
    const path = await getUploadPath(entry.id, tenant.talents[0]!.email);
    expect((await call('POST', path, { body: uploadForm(take) })).status).toBe(201);

    // Later changes delete what earlier ones edit.
    const changes: readonly (readonly [string, string, unknown?])[] = [
      ['PATCH', `/project/${id}`, { name: 'Later' }],
      ['POST', '/voice', { projectId: id, name: 'Late' }],
      ['PATCH', '/voice/many', { projectId: id, voices: [{ id: spare.collection.id, name: 'Renamed' }] }],
      ['POST', `/casting/${id}/many`, { languages: ['fra'] }],
      [
        'PATCH',
        `/casting-demo/change-order/${castingId}`,
        { voiceId: voice.id, castingDemoIds: shortlisted.map((demo) => demo.id).reverse() },
      ],
      ['PATCH', `/casting-demo/${second}/${id}`, { isSelected: true }],
      [
        'PATCH',
        `/audition/${reply.collection.id}`,
        { style: 'NATURAL', deadline: makeDeadline(7), outcomeBy: makeDeadline(8), revision: 1 },
      ],
      ['PATCH', `/audition-entry/approve/${entry.id}`, { isApproved: true }],
      [
        'PATCH',
        `/casting/${castingId}/hideTalent`,
        { hideTalentFromPreviewList: [shortlisted[0]?.talentId] },
      ],
      ['PUT', `/project/${id}/rating/${tenant.talents[0]!.demoId}`, { rating: 4 }],
      ['POST', `/voiceAsset/${voice.id}`, { name: 'Another' }],
      ['DELETE', `/voiceAsset/${asset.collection.id}`],
      ['DELETE', `/casting/${id}_ita`],
      ['DELETE', `/voice/${id}/${spare.collection.id}`],
      ['DELETE', `/casting-demo/${id}/${shortlisted[2]?.id ?? first}`],
    ];

    const attemptAll = async () => {
      const answers: string[] = [];
      for (const [method, path, body] of changes) {
        const { status, error } = await call(method, path, {
          token,
          ...(body === undefined ? {} : { body }),
        });
        answers.push(`${method} ${path}: ${status} ${error.code ?? ''}`);
      }
      return answers;
    };

    const makeRefusals = (code: string) => changes.map(([method, path]) => `${method} ${path}: 409 ${code}`);
    await shelve(id, 'archive');
    expect(await attemptAll()).toEqual(makeRefusals('project.closed'));
    await remove(id);
    expect(await attemptAll()).toEqual(makeRefusals('project.deleted'));
    // Once from the deleted ones, once from the archive.
    for (const _ of ['deleted', 'archived']) await shelve(id, 'restore');
    expect((await attemptAll()).filter((answer) => !/: 20[01] $/.test(answer))).toEqual([]);
  });

  it('keeps its sessions unchanged while archived', async () => {
    const owner = await makeTenant(1);
    const cast = await makeCast(owner, 1);
    await makeEngineer([owner.agencyId], {}, ['eng']);

    const booked = await bookVoice(owner, cast);
    const session = (await plan(owner.teamToken, cast.castingId, makePlan(owner, booked))).collection;

    const attempt = async () => {
      const answers = [
        await startReport(owner.teamToken, session.id),
        await changeSession(owner.teamToken, session.id, { studio: 'B', revision: session.revision }),
      ];
      return answers.map(({ status, error }) => `${status} ${error.code ?? ''}`);
    };

    await shelve(cast.project.id, 'archive', owner.clientToken);
    expect(await attempt()).toEqual(['409 project.closed', '409 project.closed']);
    await shelve(cast.project.id, 'restore', owner.clientToken);
    expect(await attempt()).toEqual(['409 session.notBegun', '200 ']);
  });

  it('looks missing to another company', async () => {
    const [gone, cast] = [await makeCast(tenant, 0), await makeCast(await makeTenant(1), 1)];
    await remove(gone.project.id);

    const { clientToken } = otherTenant;
    const answer = await call<{ readonly id: string }>('POST', '/project', {
      token: clientToken,
      body: { name: 'Own', languages: ['eng'] },
    });

    const add = (projectId: string) =>
      listDemo(projectId, clientToken, {
        castingId: `${answer.collection.id}_eng`,
        voiceId: cast.voice.id,
        demoId: 'any',
      });

    for (const projectId of [gone.project.id, 'no-such-project'])
      expect((await add(projectId)).status).toBe(404);
  });

  it('stops recording by the talent until it is restored', async () => {
    const cast = await makeCast(tenant, 1);
    await requestAuditions(cast, token, { script: 'Script', brief: 'Brief', deadline: makeDeadline(9) });

    const invites = await firestore()
      .collection('auditionInvites')
      .where('castingId', '==', cast.castingId)
      .get();
    const { linkIdentifier, email } = invites.docs[0]?.data() ?? {};
    const identify = () =>
      call('POST', '/audition-entry/identity', { body: { email, urlIdentifier: linkIdentifier } });
    expect((await identify()).status).toBeLessThan(300);
    await remove(cast.project.id);

    const answer = await requestAuditions(cast, token, {
      script: 'Script',
      brief: 'Brief',
      deadline: makeDeadline(9),
    });
    expect(answer.status).toBe(409);
    await shelve(cast.project.id, 'restore');
    expect((await identify()).status).toBeLessThan(300);
  });

  it('cannot be deleted after an order, archived or not', async () => {
    const { collection: project } = await create({ name: 'Ordered' });
    await firestore().doc(`projects/${project.id}`).update({ state: 'Ordered' });
    const refused = await remove(project.id);
    expect([refused.status, refused.error?.message]).toEqual([409, expect.stringContaining('ordered')]);
    await shelve(project.id, 'archive');
    expect((await remove(project.id)).status).toBe(409);
  });

  it('cannot be archived or deleted by others', async () => {
    const { collection: project } = await create({ name: 'Hands off' });
    for (const by of [otherTenant.clientToken, otherTenant.teamToken]) {
      expect((await remove(project.id, by)).status).toBe(404);
      expect((await shelve(project.id, 'archive', by)).status).toBe(404);
    }
    expect((await remove(project.id, tenant.teamToken)).status).toBe(200);
  });

  it('is erased after thirty days, with dependent records only', async () => {
    const [gone, cast] = [await makeCast(tenant, 1), await makeCast(tenant, 1)];
    await remove(gone.project.id);
    await remove(cast.project.id);

    const long = Timestamp.fromMillis(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await firestore().doc(`projects/${gone.project.id}`).update({ deletedAt: long });
    await purgeProjects();

    for (const collection of ['castings', 'castingDemos', 'voices']) {
      const findLeft = (id: string) => firestore().collection(collection).where('projectId', '==', id).get();
      expect((await findLeft(gone.project.id)).size, collection).toBe(0);
      expect((await findLeft(cast.project.id)).size, collection).toBe(1);
    }

    expect((await call('GET', `/project/${gone.project.id}`, { token })).status).toBe(404);
    expect((await shelve(cast.project.id, 'restore')).status).toBe(200);
  });
});
