import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { findLink, waitForMail, type ReceivedMail } from '../stack/inbox.ts';
import { makeOlder } from '../stack/link-tokens.ts';
import { openPage } from '../stack/page.ts';
import { AGENCY_NAME, makeDeadline, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const SCRIPT = 'Snow falls. </script><script>alert(1)</script><!--';
/** In seconds. */
const DAY = 24 * 60 * 60;

let tenant: Tenant;
let cast: Cast;
let mail: ReceivedMail;
let gate: URL;
let identifier: string;
let entryId: string;
beforeAll(async () => {
  tenant = await makeTenant(1);
  cast = await makeCast(tenant);
  const { castingId, voice } = cast;
  const body = { style: 'NATURAL', deadline: makeDeadline(5), script: SCRIPT, brief: 'Softly.' };
  await call('POST', `/audition/${castingId}/${voice.id}`, { token: tenant.clientToken, body });
  mail = await waitForMail(tenant.talents[0]?.email ?? '');
  gate = findLink(mail);
  identifier = gate.pathname.split('/')[3] ?? '';
  entryId = `${castingId}_${voice.id}_${tenant.talents[0]?.id}`;
});

const invite = () => firestore().collection('auditionInvites').doc(entryId);
const getEntry = () => firestore().collection('auditionEntries').doc(entryId);
const getMailedToken = (): string => gate.searchParams.get('token') ?? '';
const prove = async (): Promise<string> => {
  const body = { email: tenant.talents[0]?.email, urlIdentifier: identifier };
  return (await call<{ jwtToken: string }>('POST', '/audition-entry/identity', { body })).collection.jwtToken;
};
const upload = (token: string) => addresses.auditionUpload.href(token);
const toPath = (token: string) => `/audition-entry?${new URLSearchParams({ token }).toString()}`;

describe('the mail of an audition', () => {
  it('contains everything for the recording, in the reader’s zone, and a link to the script in large type', () => {
    expect(mail.subject).toBe('Audition request: Production, Narrator');
    for (const part of ['Snow falls.', 'Softly.', 'Natural', 'English', 'three takes', '(Madrid time)'])
      expect([mail.text.includes(part), mail.html.includes(part)]).toEqual([true, true]);
    expect(mail.html).not.toContain('<script>');
    expect(mail.text).toContain(`${gate.href}&view=script`);
    expect(mail.html).toContain(`>${AGENCY_NAME}</p>`);
  });
});

describe('the mail of another audition', () => {
  it("uses the talent's chosen zone", async () => {
    const [talent] = tenant.talents;
    await firestore().doc(`users/${talent?.id}`).set({ timeZone: 'America/Bogota' }, { merge: true });
    const { castingId, voice } = await makeCast(tenant);
    const body = { style: 'NATURAL', deadline: makeDeadline(5), script: SCRIPT, brief: 'Softly.' };
    await call('POST', `/audition/${castingId}/${voice.id}`, { token: tenant.clientToken, body });
    expect((await waitForMail(talent?.email ?? '', 2)).text).toContain('(Bogota time)');
  });
});

describe('the page behind a mailed audition', () => {
  it('requires the identity check, and shows only its recipient', async () => {
    const { status, html, head, title, meta, answer } = await openPage(gate.pathname + gate.search);
    expect([status, title]).toEqual([200, AGENCY_NAME]);

    expect(answer(toPath(getMailedToken()))).toEqual({
      of: toPath(getMailedToken()),
      collection: (await call('GET', toPath(getMailedToken()))).collection,
    });

    expect(html).not.toMatch(/Snow falls|Softly|Talent \d|Secret/);
    expect(meta['og:title']).toBe(AGENCY_NAME);
    expect(meta['og:description']).toBe(`${AGENCY_NAME} has invited you to audition.`);
    for (const secret of [getMailedToken(), identifier, 'Production', 'Narrator'])
      expect(head).not.toContain(secret);
  });

  it('shows the script to the verified talent, but not to link previews', async () => {
    const token = await prove();
    const { status, html, head, answer } = await openPage(upload(token));
    const page = answer(toPath(token)) as { collection: AuditionEntryPage };
    expect([status, page.collection.script]).toEqual([200, SCRIPT]);
    expect(page.collection).toEqual((await call('GET', toPath(token))).collection);
    expect(html).not.toContain('<script>alert');
    for (const secret of [token, 'Snow falls', 'Softly', 'Production']) expect(head).not.toContain(secret);
  });

  it('can be read without a token, but not uploaded to', async () => {
    const plain = await openPage(gate.pathname);
    expect([plain.status, plain.data?.answers.map((each) => each.of)]).toEqual([200, ['/clientConfig']]);
    expect((await openPage('/audition-entry/upload')).status).toBe(404);
  });

  it.each(['/audition-entry/upload', 'gate'])('is never stored or forwarded: %s', async (path) => {
    const { headers } = await openPage(path === 'gate' ? gate.pathname + gate.search : upload(await prove()));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('an invalid link', () => {
  const isGone = async (address: string) => {
    const opened = await openPage(address);
    expect(opened.html).not.toMatch(/Snow falls|Production|Narrator/);
    return opened;
  };

  it('has expired', async () => {
    const token = await makeOlder(await prove(), DAY);
    const { status, answer } = await isGone(upload(token));
    expect([status, answer(toPath(token))]).toMatchObject([
      410,
      { of: toPath(token), error: (await call('GET', toPath(token))).error },
    ]);
  });

  it('was renewed', async () => {
    const token = await prove();
    const version = Number((await invite().get()).get('linkVersion'));
    await invite().update({ linkVersion: version + 1 });
    expect((await isGone(upload(token))).status).toBe(410);
    expect((await isGone(gate.pathname + gate.search)).status).toBe(410);
    await invite().update({ linkVersion: version });
    expect((await openPage(upload(token))).status).toBe(200);
  });

  it('is past its deadline', async () => {
    const token = await prove();
    const deadline = (await getEntry().get()).get('deadline') as unknown;
    await getEntry().update({ deadline: new Date(0) });
    const [past, asking] = await Promise.all([
      openPage(upload(token)),
      openPage(gate.pathname + gate.search),
    ]);
    await getEntry().update({ deadline });
    expect([past.status, asking.status]).toEqual([410, 200]);
  });

  it('was never one', async () => {
    expect((await isGone(upload('no.such.token'))).status).toBe(410);
  });
});

describe('an invitation', () => {
  const email = 'invited.page@talents.example';
  const inviteTalent = async () => {
    const body = { name: 'Ana', lastName: 'Secret', email, language: 'eng' };
    const { collection } = await call<{ id: string }>('POST', '/userAgencySelfServiceInvite', {
      token: tenant.teamToken,
      body,
    });
    return collection.id;
  };

  it('contains the form’s values, and shows no names in its card', async () => {
    const id = await inviteTalent();
    const pages = [
      [addresses.newTalent.href(tenant.agencyId, id), `/userAgencySelfServiceInvite/signup/${id}`],
      [addresses.invitation.href(id), `/userAgencySelfServiceInvite/${id}`],
    ] as const;
    for (const [address, path] of pages) {
      const { status, head, meta, answer, headers } = await openPage(address);
      expect(status).toBe(200);
      expect(answer(path)).toEqual({ of: path, collection: (await call('GET', path)).collection });
      expect(meta['og:title']).toBe(AGENCY_NAME);
      for (const secret of [id, 'Ana', 'Secret', email]) expect(head).not.toContain(secret);
      expect(headers.get('cache-control')).toBe('no-store');
    }

    const nobody = await openPage(addresses.newTalent.href(tenant.agencyId, 'none'));
    expect([nobody.status, nobody.meta['og:title']]).toEqual([404, undefined]);
  });

  it('counts towards the rate limit of its call', async () => {
    const path = '/userAgencySelfServiceInvite/none';
    const openInvitation = async () => (await openPage(addresses.invitation.href('none'))).status;
    expect(await openInvitation()).toBe(404);

    const [counter, ...snapshots] = (await firestore().collection('rateLimits').get()).docs;
    expect([snapshots.length, counter?.get('endpoint'), counter?.get('calls')]).toEqual([
      0,
      'talents.getInvite',
      1,
    ]);

    await counter?.ref.update({ calls: 59 });
    expect(await openInvitation()).toBe(404);
    expect((await call('GET', path)).status).toBe(429);

    const page = await openPage(addresses.invitation.href('none'));
    expect(page.status).toBe(200);
    expect(page.answer(path)).toMatchObject({ error: { status: 429, code: 'request.tooMany' } });
  });

  it('is indexable if it names no one', async () => {
    const [open, openedPage] = await Promise.all([
      openPage(addresses.newTalent.href(tenant.agencyId)),
      openPage(addresses.newTalent.href(tenant.agencyId, await inviteTalent())),
    ]);
    expect(open.headers.get('x-robots-tag')).toBeNull();
    expect(openedPage.headers.get('x-robots-tag')).toBe('noindex');
  });
});

it.each([
  ['a report', addresses.report.href('report')],
  ['a first password', addresses.setPassword.href('x.y', 'a@b.example')],
  ['a new password', addresses.resetPassword.href('x.y', 'a@b.example')],
])('the page for %s keeps its address private', async (_, address) => {
  const { status, html, headers, meta, data } = await openPage(address);
  expect(status).toBe(200);
  expect(data?.answers.map((each) => each.of)).toEqual(['/clientConfig']);
  expect(meta['og:title']).toBeUndefined();
  expect(html).not.toContain('a@b.example');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});
