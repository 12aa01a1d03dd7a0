import { beforeAll, describe, expect, it } from 'vitest';
import type { Casting, PreviewPage } from '@domain/castings/castings.ts';
import type { Serialised } from '@domain/contract.ts';
import { APP, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { addCharacter, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { countReads } from '../stack/usage.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { listDemo } from '../stack/places.ts';

let tenant: Tenant;
let cast: Cast;
beforeAll(async () => {
  tenant = await makeTenant(2);
  cast = await makeCast(tenant);
});

const previewCasting = () => call<PreviewPage>('GET', `/casting/urlIdentifier/${cast.casting.urlIdentifier}`);
const previewProject = () => call<PreviewPage>('GET', `/project/${cast.project.id}/casting`);

describe('the public preview', () => {
  it('of a project shows castings only once its link is on and they are visible', async () => {
    expect((await previewProject()).error.code).toBe('preview.switchedOff');

    await call('PATCH', `/project/${cast.project.id}/link`, {
      token: tenant.clientToken,
      body: { linkEnabled: true },
    });

    expect((await previewProject()).collection.castings).toEqual([]);

    await call('PATCH', `/casting/${cast.castingId}`, {
      token: tenant.clientToken,
      body: { previewVisible: true },
    });

    const { status, collection } = await previewProject();
    expect(status).toBe(200);
    expect(collection.castings.map(({ language }) => language)).toEqual(['eng']);
  });

  it('of one casting opens by its identifier and its id, with or without the project link', async () => {
    const previewById = () => call<PreviewPage>('GET', `/casting/urlIdentifier/${cast.castingId}`);

    const show = (previewVisible: boolean) =>
      call('PATCH', `/casting/${cast.castingId}`, {
        token: tenant.clientToken,
        body: { previewVisible },
      });

    await show(false);
    expect((await previewCasting()).collection.castings[0]?.voices).toHaveLength(2);
    expect((await previewById()).collection.castings[0]?.voices).toHaveLength(2);
    await show(true);
    expect((await previewById()).collection.castings[0]?.voices).toHaveLength(2);
    expect((await call('GET', '/casting/urlIdentifier/none-of-that-name')).status).toBe(404);
  });

  it('of one casting shows a message while its link is off', async () => {
    const change = (body: object, token: string | undefined = tenant.clientToken) =>
      call<Serialised<Casting>>('PATCH', `/casting/${cast.castingId}`, { token, body });
    const stranger = await makeTenant(0);
    expect((await change({ linkEnabled: false }, stranger.clientToken)).status).toBe(404);
    expect((await change({ linkEnabled: false }, tenant.talentToken)).status).toBe(403);
    expect((await previewCasting()).status).toBe(200);

    expect((await change({ previewVisible: true, linkEnabled: false })).collection).toMatchObject({
      linkEnabled: false,
      previewVisible: true,
      urlIdentifier: cast.casting.urlIdentifier,
    });

    const off = await previewCasting();
    expect([off.status, off.error.code]).toEqual([410, 'preview.switchedOff']);
    expect(JSON.stringify(off.error)).not.toContain('Narrator');
    // The project's preview is a separate switch.
    expect((await previewProject()).collection.castings[0]?.voices).toHaveLength(2);

    const audit = await findAuditEntry(`castings/${cast.castingId}`);
    expect(audit.docs.map((entry) => entry.get('after') as unknown)).toContainEqual({
      previewVisible: true,
      linkEnabled: false,
    });

    // Other switches don't change it.
    await change({ previewVisible: false });
    expect((await previewCasting()).status).toBe(410);
    // A renewed link that is off stays off.
    const { collection } = await change({ renewLink: true });
    const previewByLink = () => call('GET', `/casting/urlIdentifier/${collection.urlIdentifier}`);
    expect([(await previewCasting()).status, (await previewByLink()).status]).toEqual([410, 410]);
    await change({ linkEnabled: true });
    expect((await previewByLink()).status).toBe(200);
    cast = { ...cast, casting: collection };
  });

  it('omits characters without an audible voice', async () => {
    const { collection } = await addCharacter(cast.project.id, tenant.clientToken, 'Nobody yet');
    expect((await previewCasting()).collection.characters.map(({ name }) => name)).toEqual(['Narrator']);

    const [shortlisted] = cast.shortlisted;
    await listDemo(cast.project.id, tenant.clientToken, {
      castingId: cast.castingId,
      voiceId: collection.id,
      demoId: shortlisted?.demoId,
    });

    expect((await previewCasting()).collection.characters.map(({ name }) => name)).toEqual([
      'Narrator',
      'Nobody yet',
    ]);

    await call(
      'DELETE',
      `/casting-demo/${cast.project.id}/${cast.castingId}_${collection.id}_${shortlisted?.demoId}`,
      {
        token: tenant.clientToken,
      },
    );
  });

  it('contains nothing private', async () => {
    const text = JSON.stringify((await previewCasting()).collection);
    const [talent] = tenant.talents;
    expect(text).toContain('Talent 1.');

    for (const secret of [
      talent?.email,
      talent?.id,
      'Secret',
      '+34 600',
      tenant.agencyId,
      tenant.companyId,
      'storagePath',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('plays audio without signing in, only through its signed address', async () => {
    const voice = (await previewCasting()).collection.castings[0]?.voices[0];
    const audio = await fetch(`${APP}${voice?.audioUrl}`);
    expect([audio.status, audio.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect((await audio.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    const forged = await fetch(`${APP}${voice?.audioUrl}x`);
    expect(forged.status).toBe(401);
  });

  it('shows the current list, even to a recent visitor', async () => {
    const listHeard = async () =>
      (await previewCasting()).collection.castings[0]?.voices.map(({ talentPublicName }) => talentPublicName);
    const [first, second] = cast.shortlisted.map(({ id }) => id);

    const order = (castingDemoIds: readonly (string | undefined)[]) =>
      call('PATCH', `/casting-demo/change-order/${cast.castingId}`, {
        token: tenant.clientToken,
        body: { voiceId: cast.voice.id, castingDemoIds },
      });

    expect(await listHeard()).toEqual(['Talent 1.', 'Talent 2.']);
    await order([second, first]);
    expect(await listHeard()).toEqual(['Talent 2.', 'Talent 1.']);
    await order([first, second]);
    expect(await listHeard()).toEqual(['Talent 1.', 'Talent 2.']);
  });

  it('costs one listed demo per repeated visit, regardless of the list’s length', async () => {
    const { address, stop } = await startOwnApi();

    const visit = async () => {
      const page = await call<PreviewPage>('GET', `/casting/urlIdentifier/${cast.casting.urlIdentifier}`, {
        at: address,
      });
      expect(page.collection.castings[0]?.voices).toHaveLength(2);
    };

    await visit();
    expect(await countReads('castingDemos', visit)).toBe(1);
    stop();
  });

  it('omits a hidden talent', async () => {
    const hidden = tenant.talents[0]?.id;
    await firestore()
      .collection('castings')
      .doc(cast.castingId)
      .update({ hideTalentFromPreviewList: [hidden] });
    const { collection } = await previewCasting();
    expect(collection.castings[0]?.voices.map(({ talentPublicName }) => talentPublicName)).toEqual([
      'Talent 2.',
    ]);
  });
});

describe('a playback address', () => {
  const getPath = () => `/demo/${tenant.talents[0]?.id}/${tenant.talents[0]?.demoId}/signedUrl`;

  it('is returned to people who may play the demo', async () => {
    const { collection } = await call<{ demoSignedUrl: string }>('GET', getPath(), {
      token: tenant.clientToken,
    });
    expect((await fetch(`${APP}${collection.demoSignedUrl}`)).status).toBe(200);
    const stranger = await makeTenant(0);
    expect((await call('GET', getPath(), { token: stranger.clientToken })).status).toBe(404);
  });
});
