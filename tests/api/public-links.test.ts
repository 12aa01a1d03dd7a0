import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import type { Casting, PreviewPage } from '@domain/castings/castings.ts';
import { APP, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { findLink, listMails, waitForMail, type ReceivedMail } from '../stack/inbox.ts';
import { addCharacter, makeDeadline, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { listDemo } from '../stack/places.ts';

let tenant: Tenant;
let competitor: Tenant;
let cast: Cast;
/** The first talent is requested for two characters: two emails, two links. */
let mails: readonly ReceivedMail[];
let secondVoiceId: string;
beforeAll(async () => {
  [tenant, competitor] = await Promise.all([makeTenant(2), makeTenant(1)]);
  cast = await makeCast(tenant);

  const { castingId, project, voice } = cast;
  const token = tenant.clientToken;
  const second = await addCharacter(project.id, token, 'Captain');
  secondVoiceId = second.collection.id;

  const demoId = tenant.talents[0]?.demoId;
  await listDemo(project.id, token, { castingId, voiceId: secondVoiceId, demoId });

  const email = tenant.talents[0]?.email ?? '';
  for (const [index, id] of [voice.id, secondVoiceId].entries()) {
    const body = { style: 'NATURAL', deadline: makeDeadline(5), script: `Script ${index}.`, brief: '' };
    await call('POST', `/audition/${castingId}/${id}`, { token, body });
    await waitForMail(email, index + 1);
  }

  mails = [...(await listMails(email))].reverse();
});

const preview = (identifier: string) =>
  call<PreviewPage>('GET', `/casting/urlIdentifier/${encodeURIComponent(identifier)}`);
const identify = (urlIdentifier: string, email = tenant.talents[0]?.email) =>
  call<{ jwtToken: string }>('POST', '/audition-entry/identity', { body: { email, urlIdentifier } });
const verify = (identifier: string, email: string) =>
  call('GET', `/audition-entry/verify/${identifier}/${encodeURIComponent(email)}`);
const page = (token: string) => call<AuditionEntryPage>('GET', `/audition-entry?token=${token}`);
const getMailed = (index: number): { identifier: string; token: string } => {
  const link = findLink(mails[index] as ReceivedMail);
  return {
    identifier: link.pathname.split('/')[3] ?? '',
    token: link.searchParams.get('token') ?? '',
  };
};
const readIdentifier = async (): Promise<string> =>
  String((await firestore().collection('castings').doc(cast.castingId).get()).get('urlIdentifier'));
const renew = (token: string | undefined) =>
  call<Casting>('PATCH', `/casting/${cast.castingId}`, { token, body: { renewLink: true } });

/** Every id that a stranger could use; agency, company, talent and demo ids contain the tenant's key. */
const listIds = (): readonly string[] => [
  tenant.key,
  cast.project.id,
  cast.voice.id,
  secondVoiceId,
  ...cast.shortlisted.map(({ id }) => id),
];

/** A text and its decoded base64 parts, as an attacker reads tokens. */
const toReadable = (text: string): string =>
  [text, ...text.split(/[^\w-]/).map((part) => Buffer.from(part, 'base64url').toString('latin1'))].join('\n');

describe('the holder of a preview link', () => {
  it('sees no id of a record and no other link', async () => {
    const text = toReadable(JSON.stringify((await preview(await readIdentifier())).collection));
    expect(text).toContain('Narrator');
    for (const id of [...listIds(), await readIdentifier(), getMailed(0).identifier])
      expect(text).not.toContain(id);
  });

  it('gets the same keys each time, and others on the project’s page', async () => {
    const identifier = await readIdentifier();

    const getKeys = ({ characters, castings }: PreviewPage) => [
      ...characters.map(({ key }) => key),
      ...castings.flatMap(({ voices }) => voices.map(({ key }) => key)),
    ];

    const keys = getKeys((await preview(identifier)).collection);
    expect(new Set(keys).size).toBe(2 + 3);
    expect(getKeys((await preview(identifier)).collection)).toEqual(keys);

    const visible = { token: tenant.clientToken, body: { previewVisible: true } };
    await call('PATCH', `/casting/${cast.castingId}`, visible);

    const setLink = (linkEnabled: boolean) =>
      call('PATCH', `/project/${cast.project.id}/link`, { token: tenant.clientToken, body: { linkEnabled } });
    await setLink(true);

    const project = await call<PreviewPage>('GET', `/project/${cast.project.id}/casting`);
    expect(getKeys(project.collection).filter((key) => keys.includes(key))).toEqual([]);
    expect(JSON.stringify(project.collection)).not.toContain(identifier);
    await setLink(false);

    await call('PATCH', `/casting/${cast.castingId}`, {
      token: tenant.clientToken,
      body: { previewVisible: false },
    });
  });

  it('cannot open a casting by a key, or by the id of its project', async () => {
    const { collection } = await preview(await readIdentifier());
    const keys = [collection.characters[0]?.key, collection.castings[0]?.voices[0]?.key];
    for (const key of [...keys, cast.project.id]) {
      expect((await preview(key ?? '')).status).toBe(404);
    }
    expect((await preview(await readIdentifier())).status).toBe(200);
  });

  it('cannot submit an audition with it', async () => {
    const identifier = await readIdentifier();
    const refused = await identify(identifier);
    expect([refused.status, refused.error.code]).toEqual([404, 'identity.notInvited']);
    const answer = await verify(identifier, tenant.talents[0]?.email ?? '');
    expect(answer.collection).toEqual({ valid: false });
  });

  it('has no access after the link is replaced', async () => {
    const old = await readIdentifier();
    const { status, collection } = await renew(tenant.clientToken);
    expect(status).toBe(200);
    expect(collection.urlIdentifier).toMatch(/^[\w-]{24}$/);
    expect((await preview(old)).status).toBe(410);
    expect((await preview(collection.urlIdentifier)).status).toBe(200);

    const audit = await findAuditEntry(`castings/${cast.castingId}`);
    const records = audit.docs.map((record) => record.data());
    expect(records).toContainEqual(
      expect.objectContaining({ after: { previewVisible: false, linkEnabled: true, linkRenewed: true } }),
    );
    for (const identifier of [old, collection.urlIdentifier])
      expect(JSON.stringify(records)).not.toContain(identifier);
  });
});

describe('replacing a link', () => {
  it('is limited to the people of the casting', async () => {
    const before = await readIdentifier();
    expect((await renew(undefined)).status).toBe(401);
    expect((await renew(tenant.talentToken)).status).toBe(403);
    for (const token of [competitor.clientToken, competitor.teamToken]) {
      expect((await renew(token)).status).toBe(404);
    }
    expect(await readIdentifier()).toBe(before);
    expect((await renew(tenant.teamToken)).status).toBe(200);
    expect(await readIdentifier()).not.toBe(before);
  });

  it('can change visibility in the same call, and nothing by default', async () => {
    const patch = (body: object) =>
      call<Casting>('PATCH', `/casting/${cast.castingId}`, { token: tenant.clientToken, body });
    const both = await patch({ previewVisible: false, renewLink: true });
    expect([both.status, both.collection.previewVisible]).toEqual([200, false]);
    expect((await patch({})).collection.urlIdentifier).toBe(both.collection.urlIdentifier);
    for (const body of [{ renewLink: false }, { urlIdentifier: 'chosen' }]) {
      expect((await patch(body)).status).toBe(422);
    }
  });
});

describe('an invited talent', () => {
  it('sees neither the casting nor its competitors', async () => {
    const { identifier, token } = getMailed(0);
    for (const opener of [identifier, token]) expect((await preview(opener)).status).toBe(404);

    const { jwtToken } = (await identify(identifier)).collection;
    const text = [
      mails[0]?.text,
      mails[0]?.html,
      jwtToken,
      JSON.stringify((await page(jwtToken)).collection),
    ];
    const reply = toReadable(text.join('\n'));
    expect(reply).toContain('Narrator');

    const unknown = [...listIds().filter((id) => id !== tenant.key), await readIdentifier(), 'Talent 2.'];
    for (const secret of unknown) expect(reply).not.toContain(secret);
    // The talent's own address holds the key of the tests' tenant; nothing else may.
    expect(reply.replaceAll(tenant.talents[0]?.email ?? '', '')).not.toContain(tenant.key);
  });

  it('has a separate link for each of two characters', async () => {
    expect(getMailed(0).identifier).not.toBe(getMailed(1).identifier);
    for (const [index, character] of ['Narrator', 'Captain'].entries()) {
      const { jwtToken } = (await identify(getMailed(index).identifier)).collection;
      const { collection } = await page(jwtToken);
      expect(collection).toMatchObject({ character, script: `Script ${index}.` });
    }
  });

  it('can verify their identity by the mailed link only, and no one else can', async () => {
    const { identifier } = getMailed(0);
    const [ownEmail = '', otherEmail = ''] = tenant.talents.map(({ email }) => email);
    expect((await verify(identifier, ownEmail.toUpperCase())).collection).toEqual({ valid: true });
    expect((await verify(identifier, otherEmail)).collection).toEqual({ valid: false });
    const refused = await identify(identifier, otherEmail);
    expect(refused.error).toEqual((await identify('no-such-link', ownEmail)).error);
    expect(refused.error.message).toBe('Talent email not found for this casting');
  });

  it('loses access when the link is withdrawn', async () => {
    const { identifier, token } = getMailed(1);
    const { jwtToken } = (await identify(identifier)).collection;
    const invite = firestore()
      .collection('auditionInvites')
      .doc(`${cast.castingId}_${secondVoiceId}_${tenant.talents[0]?.id}`);
    await invite.update({ linkIdentifier: 'another-one-that-nobody-has', linkVersion: 2 });
    for (const old of [token, jwtToken]) expect((await page(old)).status).toBe(401);
    expect((await identify(identifier)).status).toBe(404);
  });
});

it('the API description has no ids on public pages', async () => {
  const description = JSON.parse(await (await fetch(`${APP}/api/openapi.json`)).text()) as {
    paths: Record<string, Record<string, { responses: object }>>;
    components: { schemas: Record<string, object> };
  };
  const { paths, components } = description;
  const replies = ['/casting/urlIdentifier/{urlIdentifier}', '/project/{id}/casting', '/audition-entry'].map(
    (path) => JSON.stringify(paths[path]?.['get']?.responses),
  );
  const parts = ['PreviewVoice', 'CastingPreview'].map((name) => JSON.stringify(components.schemas[name]));
  for (const text of [...replies, ...parts]) {
    expect(text).toContain('properties');
    expect(text).not.toMatch(/castingDemoId|castingId|voiceId|demoId|projectId|urlIdentifier|agencyId/);
  }
});
