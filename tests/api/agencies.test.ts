import { deflateSync, crc32 } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AgencyContract } from '@domain/agencies/agencies.api.ts';
import type { AgencySettings } from '@domain/agencies/agencies.ts';
import type { UploadedLogo } from '@domain/agencies/logos.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import type { TeamMember } from '@domain/team/team.ts';
import { APP, auth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { findLink, waitForMail } from '../stack/inbox.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Account;
let rival: Account;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  [admin, rival] = (await Promise.all(
    [tenant, otherTenant].map(({ key, agencyId }) =>
      makeAccount({ uid: `admin-${key}`, held: { admin: [agencyId] } }),
    ),
  )) as [Account, Account];
});

const makeSlug = (name: string): string => `${name}-${tenant.key}`;
const makeWish = (name: string) => ({
  slug: makeSlug(name),
  publicName: 'Northern Voices',
  contactEmail: 'hello@northern.example',
});
const create = (body: object, token?: string) =>
  call<AgencySettings>('POST', '/agency', { token: token ?? admin.token, body });
const list = (token: string) => call<readonly AgencySettings[]>('GET', '/agency', { token });
const change = (body: object, token = admin.token, id = tenant.agencyId) =>
  call<AgencySettings>('PATCH', `/agency/${id}`, { token, body });
const readContract = (slug: string) => call<AgencyContract>('GET', `/agencyContract/slug/${slug}`);
const findAuditEntry = async (agencyId: string) =>
  (await firestore().collection('audit').where('agencyId', '==', agencyId).get()).docs.map((entry) =>
    entry.data(),
  );

describe('a new agency', () => {
  it('can be created only where the platform lets admins do so, which the app knows', async () => {
    const founder = await makeAccount({
      uid: `hindered-${tenant.key}`,
      held: { admin: [otherTenant.agencyId] },
    });
    const isOffered = async () =>
      (await call<{ foundsAgencies: boolean }>('GET', '/clientConfig')).collection.foundsAgencies;
    expect(await isOffered()).toBe(true);
    vi.stubEnv('AGENCIES_BY_ADMINS', 'false');
    expect((await create(makeWish('hindered'), founder.token)).status).toBe(403);
    expect(await isOffered()).toBe(false);
    vi.unstubAllEnvs();
    expect((await create(makeWish('hindered'), founder.token)).status).toBe(201);
  });

  it('belongs to the admin who adds it, is found by its slug, and audited', async () => {
    const founder = await makeAccount({
      uid: `founder-${tenant.key}`,
      held: { admin: [otherTenant.agencyId] },
    });
    const { status, collection: made } = await create(makeWish('north'), founder.token);
    expect(status).toBe(201);
    expect(made).toMatchObject({ ...makeWish('north'), policies: null, formerSlugs: [], accent: null });

    // The token is older; the account's record decides.
    const token = await getIdToken(founder.email);
    expect((await list(token)).collection.map(({ id }) => id).sort()).toEqual(
      [made.id, otherTenant.agencyId].sort(),
    );
    expect((await readContract(made.slug)).collection.agency.publicName).toBe('Northern Voices');
    expect(await findAuditEntry(made.id)).toEqual([
      expect.objectContaining({ action: 'agencies.create', by: founder.uid, before: null }),
    ]);
    // Admins of other agencies neither see nor change it.
    expect((await list(rival.token)).collection.map(({ id }) => id)).toEqual([otherTenant.agencyId]);
    expect((await change({ publicName: 'Mine' }, rival.token, made.id)).status).toBe(404);
    expect((await change({ publicName: 'North' }, token, made.id)).collection.publicName).toBe('North');
  });

  it('is added by admins alone', async () => {
    for (const token of [tenant.teamToken, tenant.clientToken, tenant.talentToken])
      expect((await create(makeWish('denied'), token)).status).toBe(403);
    expect((await call('POST', '/agency', { body: makeWish('denied') })).status).toBe(401);
    expect((await list(tenant.teamToken)).status).toBe(403);
    expect((await readContract(makeSlug('denied'))).status).toBe(404);
  });

  it('has a unique slug', async () => {
    for (const slug of ['Admin', 'admin', 'аdmin', 'a/b', '', 'x'.repeat(61)])
      expect((await create({ ...makeWish('x'), slug })).error).toMatchObject({
        status: 422,
        property: 'slug',
      });
    const taken = await create({ ...makeWish('x'), slug: otherTenant.agencyId });
    expect([taken.status, taken.error.code, taken.error.property]).toEqual([409, 'agency.slugTaken', 'slug']);
  });

  it('loses a slug to an earlier concurrent request', async () => {
    const both = await Promise.all([create(makeWish('race')), create(makeWish('race'), rival.token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const found = await firestore().collection('agencies').where('slug', '==', makeSlug('race')).get();
    expect(found.size).toBe(1);
  });

  it('is refused if the claims of its admin are full', async () => {
    const many = Array.from({ length: 23 }, (_, index) => `m${tenant.key}-${String(index).padStart(6, '0')}`);
    const full = await makeAccount({ uid: `full-${tenant.key}`, held: { admin: many } });
    const refused = await create(makeWish('full'), full.token);
    expect([refused.status, refused.error.code]).toEqual([422, 'claims.tooLarge']);
    expect((await readContract(makeSlug('full'))).status).toBe(404);
  });
});

describe('another person as the first admin of a new agency', () => {
  const makeFounder = (name: string) =>
    makeAccount({ uid: `${name}-${tenant.key}`, held: { admin: [otherTenant.agencyId] } });

  const ran = (name: string) => ({
    name: 'Ines',
    lastName: 'Prado',
    email: `${name}.${tenant.key}@run.example`,
  });

  const readTeam = async (agencyId: string, by: Account) => {
    const token = await getIdToken(by.email);
    return (await call<readonly TeamMember[]>('GET', '/agencyTeam', { token, agency: agencyId })).collection;
  };

  const listActions = async (agencyId: string) =>
    (await findAuditEntry(agencyId)).map(({ action }) => String(action)).sort();

  it('gets an account by email, and the creator can leave once they have signed in', async () => {
    const founder = await makeFounder('leaver');
    const firstAdmin = ran('new');
    const { status, collection: made } = await create({ ...makeWish('run'), firstAdmin }, founder.token);
    expect([status, made.slug]).toEqual([201, makeSlug('run')]);
    expect(JSON.stringify(made)).not.toContain(firstAdmin.email);

    const team = await readTeam(made.id, founder);
    expect(team.map(({ name, roles, state }) => [name, roles, state])).toEqual([
      ['Ines Prado', ['admin'], 'invited'],
      [founder.uid, ['admin'], 'active'],
    ]);

    expect(await listActions(made.id)).toEqual(['agencies.create', 'team.create']);

    const leave = async () =>
      call('PATCH', `/agencyTeam/${founder.uid}`, {
        token: await getIdToken(founder.email),
        agency: made.id,
        body: { roles: [] },
      });

    expect((await leave()).error.code).toBe('team.lastAdmin');

    const link = findLink(await waitForMail(firstAdmin.email));
    expect(link.pathname).toBe('/set-password');

    const body = { oobCode: link.searchParams.get('oobCode'), newPassword: 'a long  password' };
    expect((await call('POST', '/user/setNewPassword', { body })).status).toBe(200);

    const token = await getIdToken(firstAdmin.email, 'a long  password');
    expect((await list(token)).collection.map(({ id }) => id)).toEqual([made.id]);
    expect((await leave()).status).toBe(200);
    expect((await list(token)).status).toBe(200);
  });

  it('must accept if they have an account, which is unchanged until then', async () => {
    const founder = await makeFounder('asker');
    const owner = await makeAccount({ uid: `owner-${tenant.key}`, held: { client: [otherTenant.agencyId] } });
    const firstAdmin = { ...ran('x'), email: owner.email.toUpperCase() };
    const { collection: made } = await create({ ...makeWish('asked'), firstAdmin }, founder.token);
    expect((await readTeam(made.id, founder)).map(({ state }) => state).sort()).toEqual([
      'active',
      'invited',
    ]);

    expect(await listActions(made.id)).toEqual(['agencies.create', 'team.invite']);

    const readHeld = async () => (await firestore().doc(`users/${owner.uid}`).get()).get('held') as unknown;
    expect(await readHeld()).toEqual({ client: [otherTenant.agencyId] });

    const token = findLink(await waitForMail(owner.email)).searchParams.get('token') ?? '';
    const path = `/agencyTeam/invite/accept?token=${encodeURIComponent(token)}`;
    expect((await call('POST', path, { body: {} })).status).toBe(200);
    expect(await readHeld()).toEqual({ client: [otherTenant.agencyId], admin: [made.id] });
  });

  it('can’t be the creator, a person without address or name, or a member of a rejected agency', async () => {
    const founder = await makeFounder('refused');
    const add = async (name: string, firstAdmin: object) =>
      (await create({ ...makeWish(name), firstAdmin }, founder.token)).error;
    expect(await add('own', { ...ran('own'), email: founder.email })).toMatchObject({
      status: 422,
      code: 'agency.firstAdminSelf',
      property: 'firstAdmin.email',
    });

    for (const [change, property] of [
      [{ email: 'nobody' }, 'firstAdmin.email'],
      [{ email: '' }, 'firstAdmin.email'],
      [{ name: '' }, 'firstAdmin.name'],
      [{ roles: ['client'] }, 'firstAdmin.roles'],
    ] as const)
      expect(await add('bad', { ...ran('bad'), ...change })).toMatchObject({ status: 422, property });

    for (const name of ['own', 'bad']) expect((await readContract(makeSlug(name))).status).toBe(404);

    const firstAdmin = ran('taken');
    const taken = await create({ ...makeWish('x'), slug: otherTenant.agencyId, firstAdmin }, founder.token);
    expect(taken.error.code).toBe('agency.slugTaken');
    await expect(auth().getUserByEmail(firstAdmin.email)).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
  });

  it('gets one email when the call is repeated', async () => {
    const founder = await makeFounder('repeats');
    const firstAdmin = ran('once');
    const headers = { 'Idempotency-Key': `once-${tenant.key}` };

    const send = () =>
      call<AgencySettings>('POST', '/agency', {
        token: founder.token,
        headers,
        body: { ...makeWish('once'), firstAdmin },
      });

    const [first, second, third] = [...(await Promise.all([send(), send()])), await send()];
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect([second.collection, third.collection]).toEqual([first.collection, first.collection]);

    const sent = await firestore().collection('mail').where('to', '==', firstAdmin.email).get();
    expect(sent.size).toBe(1);
  });
});

describe('a slug that is changed', () => {
  it('redirects from the old address, and is never given to another agency', async () => {
    const before = (await list(admin.token)).collection.find(({ id }) => id === tenant.agencyId)?.slug ?? '';
    const { collection } = await change({ slug: makeSlug('renamed') });
    expect([collection.slug, collection.formerSlugs]).toEqual([makeSlug('renamed'), [before]]);

    for (const slug of [before, makeSlug('renamed')]) {
      const { status, collection: found } = await readContract(slug);
      expect([status, found.agency.slug]).toEqual([200, makeSlug('renamed')]);
    }

    const page = await fetch(`${APP}/self/new-talent/${before}?x=1`, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      `/self/new-talent/${makeSlug('renamed')}?x=1`,
    ]);

    expect(
      (await fetch(`${APP}/self/new-talent/${makeSlug('renamed')}`, { redirect: 'manual' })).status,
    ).toBe(200);
    expect((await change({ slug: before }, rival.token, otherTenant.agencyId)).error.code).toBe(
      'agency.slugTaken',
    );
    expect((await create({ ...makeWish('x'), slug: before }, rival.token)).error.code).toBe(
      'agency.slugTaken',
    );
    // It may take its old name again.
    expect((await change({ slug: before })).collection.formerSlugs).toEqual([makeSlug('renamed')]);
  });

  it('goes to one of two concurrent claims', async () => {
    const both = await Promise.all([
      change({ slug: makeSlug('both') }),
      change({ slug: makeSlug('both') }, rival.token, otherTenant.agencyId),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

const POLICIES = {
  termsUrl: 'https://north.example/terms',
  privacyUrl: 'https://north.example/privacy',
  termsVersion: '2026-02-01',
  privacyVersion: '2026-03-01',
};

describe('the settings of an agency', () => {
  it('are stored in one change, sent as an event and audited by field', async () => {
    const body = {
      policies: POLICIES,
      supportEmail: 'help@north.example',
      senderName: 'Northern Voices',
      defaultLocale: 'es',
      currency: 'GBP',
      hiddenMenu: ['sessions', 'billing'],
      timeZone: 'America/New_York',
    };

    const { status, collection } = await change(body);
    expect([status, collection]).toMatchObject([200, { ...body, hiddenMenu: ['billing', 'sessions'] }]);

    const agencySettings = (await list(admin.token)).collection.find(({ id }) => id === tenant.agencyId);
    expect(agencySettings).toEqual(collection);

    const { collection: shown } = await readContract(collection.slug);
    expect([shown.termsUrl, shown.privacyUrl]).toEqual([POLICIES.termsUrl, POLICIES.privacyUrl]);

    expect(await findAuditEntry(tenant.agencyId)).toContainEqual(
      expect.objectContaining({
        action: 'agencies.update',
        before: expect.objectContaining({
          policies: null,
          senderName: null,
          timeZone: 'Europe/Madrid',
        }) as unknown,
        after: { ...body, hiddenMenu: ['billing', 'sessions'] },
      }),
    );

    const { collection: config } = await call<{
      readonly agencies: readonly {
        readonly id: string;
        readonly links: readonly { readonly id: string }[];
      }[];
    }>('GET', '/', { token: admin.token });
    const links = config.agencies.find(({ id }) => id === tenant.agencyId)?.links.map(({ id }) => id);
    expect(links).toContain('client');
    expect(links).not.toContain('sessions');

    expect((await change({ policies: null, senderName: '' })).collection).toMatchObject({
      policies: null,
      senderName: null,
    });
  });

  it.each([
    ['senderAddress', 'boss@north.example'],
    ['senderName', 'Aria\r\nBcc: all@evil.example'],
    ['senderName', 'boss@bank.example'],
    ['supportEmail', 'nobody'],
    ['policies.termsUrl', { ...POLICIES, termsUrl: 'javascript:alert(1)' }],
    ['policies.privacyUrl', { ...POLICIES, privacyUrl: 'http://north.example' }],
    ['currency', 'XXX'],
    ['defaultLocale', 'fr'],
    ['hiddenMenu', ['billing', 'billing']],
    ['hiddenMenu[0]', ['dashboard']],
    ['timeZone', 'Europe/Atlantis'],
    ['timeZone', '+02:00'],
    ['timeZone', ''],
    ['logoUrl', 'https://evil.example/x.png'],
  ])('are refused with an invalid %s', async (property, value) => {
    const field = property.split(/[.[]/)[0] ?? '';
    expect((await change({ [field]: value })).error).toMatchObject({ status: 422, property });
  });

  it('report a conflict to an editor in a second window', async () => {
    await change({ senderName: 'First' });

    const late = await change({ senderName: 'Second', was: { senderName: null } });
    expect([late.status, late.error.code, late.error.property]).toEqual([
      409,
      'record.fieldStale',
      'senderName',
    ]);

    expect((await change({ currency: 'EUR', was: { currency: 'GBP' } })).status).toBe(200);

    const links = { policies: POLICIES, was: { policies: { ...POLICIES, termsVersion: '2020-01-01' } } };
    expect((await change(links)).error.property).toBe('policies');
  });
});

const makeChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** A grey picture. */
const makePng = (width: number, height: number, extra = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);

  const rows = Buffer.alloc((Math.min(width, 64) + 1) * Math.min(height, 64), 90);
  for (let row = 0; row < Math.min(height, 64); row += 1) rows[row * (Math.min(width, 64) + 1)] = 0;

  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    makeChunk('IHDR', head),
    makeChunk('IDAT', deflateSync(rows)),
    makeChunk('IEND', Buffer.alloc(0)),
    extra,
  ]);
};

const upload = (
  file: Buffer | string,
  { token = admin.token, id = tenant.agencyId, type = 'image/png', headers = {} } = {},
) => {
  const form = new FormData();
  form.append('logo', new Blob([new Uint8Array(Buffer.from(file as string))], { type }), 'logo.png');
  return call<UploadedLogo>('POST', `/agency/${id}/logo`, { token, headers, body: form });
};
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h9v9z" fill="#123456"/></svg>';

describe('a logo', () => {
  it('is stored once for retries of an upload, with the same reply', async () => {
    const headers = { 'Idempotency-Key': `logo-${tenant.key}` };
    const image = makePng(32, 32);
    const attempts = await Promise.all([1, 2, 3].map(() => upload(image, { headers })));
    const [address = '', ...furtherAddresses] = new Set(attempts.map(({ collection }) => collection.url));
    expect(furtherAddresses).toEqual([]);
    expect((await fetch(address)).status).toBe(200);
  });

  it('is shown once the agency uses it, as an image without scripts', async () => {
    const { status, collection: logo } = await upload(
      makePng(64, 64, Buffer.from('<script>alert(1)</script>')),
    );
    expect([status, logo]).toMatchObject([201, { format: 'png', width: 64, height: 64 }]);

    const { collection } = await change({ logoUrl: logo.url });
    expect((await readContract(collection.slug)).collection.agency.logoUrl).toBe(logo.url);

    const answer = await fetch(logo.url);
    const getHeader = (name: string) => answer.headers.get(name);
    expect([answer.status, getHeader('content-type'), getHeader('x-content-type-options')]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);

    expect(getHeader('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(Buffer.from(await answer.arrayBuffer()).equals(makePng(64, 64))).toBe(true);

    const [{ storagePath = '' } = {}] = (
      await firestore().collection('agencyLogos').where('agencyId', '==', tenant.agencyId).get()
    ).docs.map((found) => found.data() as { readonly storagePath: string });
    expect(JSON.stringify([collection, logo])).not.toContain(storagePath);
  });

  it('is served without scripts if it is a drawing', async () => {
    const { status, collection: logo } = await upload(SVG);
    expect([status, logo.format]).toEqual([201, 'svg']);
    const answer = await fetch(logo.url);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    // The same file with another extension doesn't exist.
    expect((await fetch(logo.url.replace('.svg', '.png'))).status).toBe(404);
    const unknown = logo.url.replace(/[^/]+$/, `${'A'.repeat(20)}.svg`);
    expect((await fetch(unknown)).status).toBe(404);
  });

  it.each([
    ['a script in a drawing', SVG.replace('<path', '<script>alert(1)</script><path'), 422, 'image.activeSvg'],
    ['ten megabytes', Buffer.alloc(10 * 1024 * 1024, 1), 413, 'image.tooLarge'],
    ['nothing', Buffer.alloc(0), 422, 'image.empty'],
    ['a sound', 'ID3 sound', 415, 'image.notImage'],
  ])('is not %s', async (_, file, status, code) => {
    const { error } = await upload(file);
    expect([error.status, error.code, error.property]).toEqual([status, code, 'logo']);
  });

  it('is uploaded by its agency’s admins, and shown by its agency only', async () => {
    expect((await upload(makePng(32, 32), { token: tenant.teamToken })).status).toBe(403);
    expect((await upload(makePng(32, 32), { token: tenant.clientToken })).status).toBe(403);
    expect((await upload(makePng(32, 32), { token: rival.token })).status).toBe(404);

    const answer = await upload(makePng(32, 32));
    expect(answer.status).toBe(201);

    const stolen = await change({ logoUrl: answer.collection.url }, rival.token, otherTenant.agencyId);
    expect([stolen.status, stolen.error.code]).toEqual([422, 'agency.logoGone']);

    const elsewhere = answer.collection.url.replace(APP, 'https://evil.example');
    expect((await change({ logoUrl: elsewhere })).error.code).toBe('agency.logoGone');
    expect((await change({ isotypeLogoUrl: answer.collection.url })).status).toBe(200);
    expect((await change({ isotypeLogoUrl: null })).collection.isotypeLogoUrl).toBeNull();
  });
});
