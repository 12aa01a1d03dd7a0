import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONFIDENTIALITY_VERSION, type ScriptAccess } from '@domain/auditions/confidentiality.ts';
import { toEntryId, type Audition, type AuditionEntryPage } from '@domain/auditions/auditions.ts';
import type { Serialised } from '@domain/contract.ts';
import type { SessionFiles } from '@domain/sessions/session-files.ts';
import type { Project } from '@domain/projects/projects.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { APP, firestore } from '../stack/admin.ts';
import { requestAuditions, getLinkIdentifier } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { listMails, waitForMail } from '../stack/inbox.ts';
import { makePdf } from '../stack/make-pdf.ts';
import { readPdfText } from '../stack/pdf-text.ts';
import { bookVoice, makePlan, plan } from '../stack/sessions.ts';
import { makeDeadline, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { fetchUnderRules } from '../stack/under-rules.ts';

const WORDS = { script: 'The secret words.', brief: 'A secret brief.' };

let tenant: Tenant;
let otherTenant: Tenant;
let rival: Account;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(4), makeTenant(1)]);
  rival = await makeAccount({
    uid: `rival-${tenant.key}`,
    held: { client: [tenant.agencyId] },
    user: { companyId: 'company-rival' },
  });
});

const setPrivate = (id: string, scriptsArePrivate: boolean, token = tenant.clientToken) =>
  call<Pick<Project, 'scriptsArePrivate'>>('PATCH', `/project/${id}/scriptPrivacy`, {
    token,
    body: { scriptsArePrivate },
  });
const fetchPath = (path: string, token?: string) =>
  fetch(`${APP}/api${path}`, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
const readLines = async (response: Response) => readPdfText(Buffer.from(await response.arrayBuffer()));

/** A private request, with a PDF, to the only talent of a cast; after the identity check. */
const ask = async (number: number, pdf?: Buffer, of = tenant, existingCast?: Cast) => {
  const cast = existingCast ?? (await makeCast(of, number + 1));
  expect((await setPrivate(cast.project.id, true, of.clientToken)).status).toBe(200);

  const uploaded = await call<{ id: string }>('POST', `/audition-script/${cast.project.id}`, {
    token: of.clientToken,
    body: uploadForm(pdf ?? (await makePdf()), 'script.pdf', 'script'),
  });
  const talent = of.talents[number]!;
  const answer = await requestAuditions(cast, of.clientToken, {
    ...WORDS,
    scriptPdf: uploaded.collection.id,
    talentIds: [talent.id],
  });
  expect(answer.status).toBe(201);

  return { cast, audition: answer.collection, ...(await open(cast, number, of)) };
};
const open = async (cast: Cast, number: number, of: Tenant, round = 1) => {
  const talent = of.talents[number]!;
  const entryId = toEntryId(cast.castingId, cast.voice.id, talent.id, round);
  const body = { email: talent.email, urlIdentifier: await getLinkIdentifier(entryId) };
  const token = (await call<{ jwtToken: string }>('POST', '/audition-entry/identity', { body })).collection
    .jwtToken;
  const page = (await call<AuditionEntryPage>('GET', `/audition-entry?token=${token}`)).collection;
  return { talent, entryId, token, page, byLink: `/audition-entry/script/${page.id}?token=${token}` };
};
const readPage = async (token: string) =>
  (await call<AuditionEntryPage>('GET', `/audition-entry?token=${token}`)).collection;
const accept = (id: string, token: string, version = CONFIDENTIALITY_VERSION) =>
  call('POST', `/audition-entry/confidentiality/${id}?token=${token}`, { body: { version } });

describe('a private script', () => {
  it('is set by the project’s client and agency, for later requests', async () => {
    const { project } = await makeCast(tenant, 0);
    for (const token of [tenant.clientToken, tenant.teamToken])
      expect((await setPrivate(project.id, true, token)).status).toBe(200);
    for (const token of [otherTenant.clientToken, otherTenant.teamToken, rival.token])
      expect((await setPrivate(project.id, false, token)).status).toBe(404);
    expect((await setPrivate(project.id, false, tenant.talentToken)).status).toBe(403);

    const { cast, audition, page } = await ask(0);
    expect((audition as Serialised<Audition>).scriptIsPrivate).toBe(true);
    await setPrivate(cast.project.id, false);
    expect((await readPage(page.jwtToken ?? '')).script).toBe('');

    const { castingId, voice } = await makeCast(tenant, 1);
    const open = await call<Serialised<Audition>>('POST', `/audition/${castingId}/${voice.id}`, {
      token: tenant.clientToken,
      body: { style: 'NATURAL', ...WORDS, deadline: makeDeadline(5), scriptPdf: null },
    });
    expect(open.collection.scriptIsPrivate).toBeUndefined();
  });

  it('is shown only after the talent has accepted confidentiality, and never emailed', async () => {
    const { page, token, byLink, talent, entryId } = await ask(1);
    const { text } = await waitForMail(talent.email);
    expect(text).toContain('shown on the page after you accept confidentiality');
    expect(text).not.toMatch(/secret|large type/);
    expect(page).toMatchObject({ script: '', brief: '', scriptPdf: null, direction: '' });
    expect(page.confidentiality?.isAccepted).toBe(false);
    expect((await fetchPath(byLink)).status).toBe(403);

    expect((await accept(page.id, 'forged')).status).toBe(401);
    expect((await accept('another', token)).status).toBe(403);
    expect((await accept(page.id, token, CONFIDENTIALITY_VERSION + 1)).status).toBe(409);
    expect((await readPage(token)).script).toBe('');
    for (const _ of [1, 2]) expect((await accept(page.id, token)).status).toBe(200);

    const accepted = await readPage(token);
    expect(accepted).toMatchObject(WORDS);
    expect(accepted.scriptPdf).toMatch(/^[\w-]{20,}$/);
    const response = await fetchPath(byLink);
    expect(response.status).toBe(200);
    const lines = await readLines(response);
    expect(lines.some((line) => line.includes(accepted.confidentiality!.name))).toBe(true);

    const record = `confidentialities/${entryId}`;
    expect((await firestore().doc(record).get()).data()).toMatchObject({
      talentId: talent.id,
      version: CONFIDENTIALITY_VERSION,
      name: accepted.confidentiality!.name,
    });

    expect(await fetchUnderRules(tenant.teamToken, record)).toBe('OK');
    for (const token of [tenant.clientToken, otherTenant.teamToken, tenant.talentToken])
      expect(await fetchUnderRules(token, record)).toBe('PERMISSION_DENIED');

    const audit = await firestore()
      .collection('audit')
      .where('subject', '==', `auditionEntries/${entryId}`)
      .where('action', '==', 'auditions.acceptConfidentiality')
      .get();
    expect(audit.size).toBe(1);
  });

  it('is accepted for a callback with the round before', async () => {
    const { cast, page, token, talent, entryId } = await ask(3);
    await accept(page.id, token);

    const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));
    await call('POST', `/audition-entry/upload/${page.id}?token=${token}`, { body: uploadForm(take) });

    const { status, collection } = await call<Audition>(
      'POST',
      `/audition/callback/${cast.castingId}/${cast.voice.id}`,
      {
        token: tenant.clientToken,
        body: {
          ...WORDS,
          style: 'NATURAL',
          direction: 'Secretly slower.',
          deadline: makeDeadline(5),
          entryIds: [entryId],
        },
      },
    );
    expect(status).toBe(201);

    const { text } = await waitForMail(talent.email, 1, ({ subject }) => subject.startsWith('Callback'));
    expect(text).toContain('Everything you need for round 2 is on the page');
    expect(text).not.toMatch(/secret|accept confidentiality|Here’s/i);
    const second = await open(cast, 3, tenant, 2);
    expect(second.page).toMatchObject({ ...WORDS, round: 2, confidentiality: { isAccepted: true } });
    const readers = `/audition/${collection.id}/scriptReaders`;
    const { acceptances } = (await call<ScriptAccess>('GET', readers, { token: tenant.teamToken }))
      .collection;
    expect(acceptances.map(({ fullName }) => fullName)).toEqual([second.page.confidentiality?.name]);
  });

  it('is absent from the email about a change, and from the talent’s list of PDFs', async () => {
    const { audition, talent, token, page } = await ask(2);
    const account = await makeAccount({
      uid: talent.id,
      email: talent.email,
      held: { talent: [tenant.agencyId] },
    });
    const listed = await call<{ items: readonly { id: string; hasScriptPdf: boolean }[] }>(
      'GET',
      `/audition-entry/talent/${talent.id}`,
      { token: account.token },
    );
    expect(listed.collection.items.map(({ hasScriptPdf }) => hasScriptPdf)).toEqual([false]);

    const scriptPath = `/audition-entry/${listed.collection.items[0]!.id}/script`;
    expect((await fetchPath(scriptPath, account.token)).status).toBe(403);
    await accept(page.id, token);
    expect((await fetchPath(scriptPath, account.token)).status).toBe(200);

    await call('PATCH', `/audition/${audition.id}`, {
      token: tenant.clientToken,
      body: {
        style: 'NATURAL',
        ...WORDS,
        script: 'Other secret words.',
        scriptPdf: null,
        revision: 1,
        deadline: makeDeadline(6),
        outcomeBy: makeDeadline(9),
      },
    });

    const isChange = ({ subject }: { readonly subject: string }) => /changed/.test(subject);
    await waitForMail(talent.email, 1, isChange);
    for (const { text } of await listMails(talent.email)) expect(text).not.toContain('secret');
  });

  it('is stamped with each reader’s name, and lists its downloads', async () => {
    const { audition, page, token, byLink, talent } = await ask(0);
    const path = `/audition/${audition.id}/script`;
    await accept(page.id, token);

    for (const response of [
      await fetchPath(path, tenant.clientToken),
      await fetchPath(path, tenant.teamToken),
      await fetchPath(path, tenant.teamToken),
      await fetchPath(byLink),
    ])
      expect(response.status).toBe(200);

    const admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
    expect((await fetchPath(path, admin.token)).status).toBe(200);

    const listReaders = (caller: string) =>
      call<ScriptAccess>('GET', `/audition/${audition.id}/scriptReaders`, { token: caller });
    const { downloads, acceptances } = (await listReaders(tenant.clientToken)).collection;
    expect(downloads.map(({ side, count }) => [side, count])).toEqual([
      ['client', 1],
      ['agency', 3],
      ['talent', 1],
    ]);

    const [named, agency] = await Promise.all([
      firestore().doc(`talentCache/${talent.id}`).get(),
      firestore().doc(`agencies/${tenant.agencyId}`).get(),
    ]);
    const publicName: unknown = named.get('publicName');
    expect(downloads.slice(1).map(({ name }) => name)).toEqual([agency.get('publicName'), publicName]);

    const acceptance = {
      name: publicName,
      version: CONFIDENTIALITY_VERSION,
      acceptedAt: expect.any(String),
    };
    expect(acceptances).toEqual([{ ...acceptance, fullName: null }]);

    const seen = (await listReaders(tenant.teamToken)).collection;
    expect(seen.downloads.map(({ side, count }) => [side, count])).toEqual([
      ['client', 1],
      ['agency', 2],
      ['talent', 1],
      ['agency', 1],
    ]);

    const staff = seen.downloads.flatMap(({ side, name }) => (side === 'agency' ? [name] : []));
    for (const name of staff) expect(JSON.stringify(downloads)).not.toContain(name);

    const record = await firestore().doc(`talents/${talent.id}`).get();
    expect(seen.acceptances).toEqual([{ ...acceptance, fullName: record.get('fullName') as unknown }]);

    const lines = await readLines(await fetchPath(path, tenant.clientToken));
    expect(lines.filter((line) => line.startsWith(downloads[0]!.name)).length).toBeGreaterThan(0);
    for (const caller of [otherTenant.clientToken, otherTenant.teamToken, rival.token])
      expect((await listReaders(caller)).status).toBe(404);
    expect((await listReaders(tenant.talentToken)).status).toBe(403);
  });

  it.each([
    ['a locked', () => makePdf({ userPassword: 'secret' }), 'pdf.password'],
    ['a damaged', async () => Buffer.from('%PDF-1.7\nA long script.\n%%EOF\n'), 'pdf.unreadable'],
  ])(
    'is refused as %s PDF: at the upload, in a request, and when scripts become private',
    async (_, make, code) => {
      const cast = await makeCast(tenant, 1);

      const upload = async () =>
        call<{ id: string }>('POST', `/audition-script/${cast.project.id}`, {
          token: tenant.clientToken,
          body: uploadForm(await make(), 'script.pdf', 'script'),
        });

      const { collection: earlier } = await upload();
      await setPrivate(cast.project.id, true);

      const refused = await upload();
      expect([refused.status, refused.error.code, refused.error.property]).toEqual([415, code, 'script']);

      const ask = () => requestAuditions(cast, tenant.clientToken, { ...WORDS, scriptPdf: earlier.id });
      const answer = await ask();
      expect([answer.status, answer.error.code, answer.error.property]).toEqual([409, code, 'scriptPdf']);

      await setPrivate(cast.project.id, false);
      expect((await ask()).status).toBe(201);
      const late = await setPrivate(cast.project.id, true);
      expect([late.status, late.error.code]).toEqual([409, 'pdf.lockedScripts']);
      expect(late.error.message).toContain(cast.voice.name);
    },
  );

  it('is accepted and stamped as a PDF with limited changes', async () => {
    const { audition } = await ask(2, await makePdf({ ownerPassword: 'secret' }), tenant);
    const response = await fetchPath(`/audition/${audition.id}/script`, tenant.teamToken);
    expect(response.status).toBe(200);
    expect((await readLines(response)).join(' ')).toContain('UTC');
  });

  it('becomes a PDF for each reader if it is text', async () => {
    const cast = await makeCast(tenant, 1);
    await setPrivate(cast.project.id, true);

    const [talent] = tenant.talents;
    const answer = await requestAuditions(cast, tenant.clientToken, {
      ...WORDS,
      scriptPdf: null,
      talentIds: [talent!.id],
    });
    const { page, token, byLink } = await open(cast, 0, tenant);
    expect(page.scriptPdf).toBeNull();
    expect((await fetchPath(byLink)).status).toBe(403);
    await accept(page.id, token);

    const { scriptPdf, confidentiality } = await readPage(token);
    expect(scriptPdf).toMatch(/^[\w-]{20,}$/);

    const path = `/audition/${answer.collection.id}/script`;
    const responses = [await fetchPath(byLink), await fetchPath(path, tenant.clientToken)];
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);

    const lines = await readLines(responses[0]!);
    const now = new Date().toISOString().slice(0, 10);
    expect(lines.some((line) => line.startsWith(`${confidentiality!.name} · ${now}`))).toBe(true);

    const readers = await call<ScriptAccess>('GET', `${path}Readers`, { token: tenant.teamToken });
    expect(readers.collection.downloads.map(({ side }) => side)).toEqual(['talent', 'client']);
    expect((await fetchPath(path, otherTenant.teamToken)).status).toBe(404);

    const plainCast = await makeCast(tenant, 1);
    const plain = await requestAuditions(plainCast, tenant.clientToken, { scriptPdf: null });
    const none = await fetchPath(`/audition/${plain.collection.id}/script`, tenant.clientToken);
    expect(none.status).toBe(404);
  });

  it('is stamped with the engineer’s name in the session, and absent from the session’s emails', async () => {
    // Its talent's first email is the one about the slot.
    const freshTenant = await makeTenant(1);
    const cast = await makeCast(freshTenant, 1);
    const booked = await bookVoice(freshTenant, cast);
    const { audition } = await ask(0, undefined, freshTenant, cast);
    const engineer = await makeEngineer([freshTenant.agencyId], {}, ['eng']);
    const body = makePlan(freshTenant, booked, { engineerId: engineer.uid });
    const session = (await plan(freshTenant.teamToken, cast.castingId, body)).collection;
    const { text } = await waitForMail(engineer.email);
    expect(text).toContain('Private: in the session.');
    expect(text).not.toContain('secret');

    const response = await fetchPath(`/casting/recordingSession/${session.id}/script`, engineer.token);
    expect(response.status).toBe(200);

    const readers = await call<ScriptAccess>('GET', `/audition/${audition.id}/scriptReaders`, {
      token: freshTenant.teamToken,
    });
    const [reader] = readers.collection.downloads;
    expect(reader).toMatchObject({ side: 'engineer', count: 1 });
    expect((await readLines(response)).some((line) => line.startsWith(reader!.name))).toBe(true);
  });

  it('is hidden in a session, too, until its talent has accepted confidentiality', async () => {
    const freshTenant = await makeTenant(2);
    const cast = await makeCast(freshTenant, 1);
    const booked = await bookVoice(freshTenant, cast);
    await ask(0, undefined, freshTenant, cast);

    const engineer = await makeEngineer([freshTenant.agencyId], {}, ['eng']);
    const body = makePlan(freshTenant, booked, { engineerId: engineer.uid });
    const path = `/casting/recordingSession/${(await plan(freshTenant.teamToken, cast.castingId, body)).collection.id}`;
    const bytes = await makePdf();
    const form = new FormData();
    form.append('kind', 'material');
    form.append('sha256', createHash('sha256').update(bytes).digest('hex'));
    form.append('file', new Blob([new Uint8Array(bytes)]), 'material.pdf');

    const material = await call<{ id: string }>('POST', `${path}/file`, {
      token: freshTenant.clientToken,
      body: form,
    });
    expect(material.status).toBe(201);

    const [talent, stranger] = await Promise.all(
      freshTenant.talents.map(({ id, email }) =>
        makeAccount({ uid: id, email, held: { talent: [freshTenant.agencyId] } }),
      ),
    );
    const read = async (token: string) =>
      (await call<SessionFiles>('GET', `${path}/file`, { token })).collection;

    const getStatuses = (token: string) =>
      Promise.all(
        [`${path}/script`, `${path}/file/${material.collection.id}`].map(
          async (address) => (await fetchPath(address, token)).status,
        ),
      );

    const shown = await read(talent!.token);
    expect(shown).toMatchObject({ script: { text: '', hasPdf: false, isLocked: true }, files: [] });
    expect(await getStatuses(talent!.token)).toEqual([403, 403]);
    expect(await getStatuses(engineer.token)).toEqual([200, 200]);

    const agree = (token: string, version = CONFIDENTIALITY_VERSION) =>
      call('POST', `${path}/confidentiality`, { token, body: { version } });
    expect((await agree(stranger!.token)).status).toBe(404);
    expect((await agree(freshTenant.clientToken)).status).toBe(403);
    expect((await agree(talent!.token, CONFIDENTIALITY_VERSION + 1)).status).toBe(409);
    for (const _ of [1, 2]) expect((await agree(talent!.token)).status).toBe(200);
    expect(await read(talent!.token)).toMatchObject({ script: { text: WORDS.script, hasPdf: true } });
    expect(await getStatuses(talent!.token)).toEqual([200, 200]);
  });
});
