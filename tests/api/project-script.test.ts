import { describe, expect, it } from 'vitest';
import type { Serialised } from '@domain/contract.ts';
import type { OwnMessage } from '@domain/enquiries/enquiries.ts';
import { PROJECT_SCRIPT_MAX, type ShownProjectScript } from '@domain/projects/project-script.ts';
import type { Project } from '@domain/projects/projects.ts';
import { APP, firestore } from '../stack/admin.ts';
import { call, uploadForm } from '../stack/call.ts';
import { waitForMail } from '../stack/inbox.ts';
import { makeChoice, saveTable } from '../stack/pricing.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePdf } from '../stack/make-pdf.ts';
import { readPdfText } from '../stack/pdf-text.ts';
import { makePerson } from './accounts.ts';

/** Opens as a PDF, and can't be stamped. */
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

let tenant: Tenant;
let rival: Tenant;
let projectId: string;
setUpOnce(async () => {
  [tenant, rival] = await Promise.all([makeTenant(0), makeTenant(0)]);
  const admin = (await makePerson(tenant.agencyId, tenant.companyId, 'admin')).token;
  await saveTable(admin, 0);
  await firestore().doc(`agencies/${tenant.agencyId}`).update({ contactEmail: getMailbox() });

  const body = {
    name: 'Overnight',
    languages: ['spa'],
    characters: ['Ana'],
    asset: { name: 'Spot' },
    licence: makeChoice(),
    message: '',
    surcharge: 2_500,
  };
  const placed = await call<Serialised<Project>>('POST', '/project/express', {
    token: tenant.clientToken,
    body,
  });
  projectId = placed.collection.id;
});

const getMailbox = () => `scripts.${tenant.key}@agencies.example`;
const show = (token: string, id = projectId) =>
  call<ShownProjectScript | null>('GET', `/project/${id}/script`, { token });
const save = (token: string, body: object, id = projectId) =>
  call<ShownProjectScript>('PUT', `/project/${id}/script`, { token, body });

/** 0 before it is written. */
const getVersion = async (): Promise<number> => (await show(tenant.clientToken)).collection?.version ?? 0;

describe('the script of an express project', () => {
  it('is written by the client, read by the agency, and mailed to it', async () => {
    const version = await getVersion();
    const body = { text: 'Snow falls.\nSlowly.', scriptPdf: null, version };
    const saved = { text: body.text, version: version + 1 };
    expect((await save(tenant.clientToken, body)).collection).toMatchObject(saved);
    expect((await show(tenant.teamToken)).collection).toMatchObject(saved);

    const mail = await waitForMail(getMailbox(), 1, ({ subject }) => subject.startsWith('Script from'));
    expect(mail.text).toContain(`/castings/${projectId}`);
    expect(mail.text).not.toContain('Snow falls');
  });

  it('can be a PDF, which only its people download', async () => {
    const uploaded = await call<{ id: string }>('POST', `/audition-script/${projectId}`, {
      token: tenant.clientToken,
      body: uploadForm(PDF, 'script.pdf', 'script'),
    });
    const body = { text: '', scriptPdf: uploaded.collection.id, version: await getVersion() };
    expect((await save(tenant.clientToken, body)).status).toBe(200);

    const download = (token: string) =>
      fetch(`${APP}/api/project/${projectId}/script/pdf`, { headers: { Authorization: `Bearer ${token}` } });
    const file = await download(tenant.teamToken);
    expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true);
    for (const token of [rival.teamToken, rival.clientToken])
      expect((await download(token)).status).toBe(404);
  });

  it('is stamped with each reader’s name where scripts are private', async () => {
    const token = tenant.clientToken;
    const setPrivate = (scriptsArePrivate: boolean) =>
      call('PATCH', `/project/${projectId}/scriptPrivacy`, { token, body: { scriptsArePrivate } });
    const upload = (bytes: Uint8Array) =>
      call<{ id: string }>('POST', `/audition-script/${projectId}`, {
        token,
        body: uploadForm(bytes, 'script.pdf', 'script'),
      });

    const unstampable = await upload(PDF);
    const stampable = await upload(await makePdf());
    const locked = { text: '', scriptPdf: unstampable.collection.id, version: await getVersion() };
    expect((await save(token, locked)).status).toBe(200);
    expect((await setPrivate(true)).status).toBe(409);
    expect((await save(token, { ...locked, scriptPdf: null, version: await getVersion() })).status).toBe(200);
    expect((await setPrivate(true)).status).toBe(200);

    const refused = { ...locked, version: await getVersion() };
    expect((await save(token, refused)).status).toBe(409);
    expect((await save(token, { ...refused, scriptPdf: stampable.collection.id })).status).toBe(200);

    const file = await fetch(`${APP}/api/project/${projectId}/script/pdf`, {
      headers: { Authorization: `Bearer ${tenant.teamToken}` },
    });
    const lines = await readPdfText(Buffer.from(await file.arrayBuffer()));
    expect(lines.join(' ')).toMatch(/agencyTeam · .* UTC/u);
    await setPrivate(false);
  });

  it('is closed to other agencies, companies and talents', async () => {
    const body = { text: 'Mine', scriptPdf: null, version: await getVersion() };
    for (const token of [rival.teamToken, rival.clientToken])
      expect([(await show(token)).status, (await save(token, body)).status]).toEqual([404, 404]);
    expect((await show(tenant.talentToken)).status).toBe(403);
  });

  it('is refused when it was changed meanwhile, is too long, or belongs to a regular project', async () => {
    const version = await getVersion();
    const body = { text: 'Rain falls.', scriptPdf: null, version };
    const outdated = { ...body, version: version + 1 };
    expect((await save(tenant.clientToken, outdated)).status).toBe(409);

    const long = { ...body, text: 'x'.repeat(PROJECT_SCRIPT_MAX + 1) };
    expect((await save(tenant.clientToken, long)).status).toBe(422);

    const { project } = await makeCast(tenant, 0);
    expect((await save(tenant.clientToken, { ...body, version: 0 }, project.id)).status).toBe(409);
  });
});

describe('a client’s own messages about a project', () => {
  it('show the agency’s answers, and nothing of colleagues', async () => {
    const message = 'When does the voice record, please?';
    const body = { message, projectId };
    await call('POST', '/project/contactUs', { token: tenant.clientToken, body });

    const list = (token: string) =>
      call<readonly OwnMessage[]>('GET', `/project/${projectId}/message`, { token });
    const [first] = (await list(tenant.clientToken)).collection;
    expect(first).toMatchObject({ message, answers: [] });

    const answer = { answer: 'Tomorrow at ten.', revision: 0 };
    await call('POST', `/enquiry/${first?.id}/answer`, { token: tenant.teamToken, body: answer });
    expect((await list(tenant.clientToken)).collection[0]?.answers).toMatchObject([{ text: answer.answer }]);

    const colleague = await makePerson(tenant.agencyId, tenant.companyId, 'client');
    expect((await list(colleague.token)).collection).toEqual([]);
    expect((await list(rival.clientToken)).status).toBe(404);
  });
});
