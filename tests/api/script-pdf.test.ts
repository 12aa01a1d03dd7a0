import { beforeAll, describe, expect, it } from 'vitest';
import { SCRIPT_PDF_MAX_BYTES } from '@domain/auditions/script-pdf.ts';
import type { Audition, AuditionEntryPage, TalentAudition } from '@domain/auditions/auditions.ts';
import type { Page, Serialised } from '@domain/contract.ts';
import { sweepFiles } from '../../functions/src/platform/storage/sweep.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { APP, bucket, firestore } from '../stack/admin.ts';
import { requestAuditions, getLinkIdentifier } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { waitForMail } from '../stack/inbox.ts';
import { makeDeadline, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const PDF = Buffer.from('%PDF-1.7\nA long script.\n%%EOF\n');

let tenant: Tenant;
let otherTenant: Tenant;
let rival: Account;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(2), makeTenant(1)]);
  rival = await makeAccount({
    uid: `rival-${tenant.key}`,
    held: { client: [tenant.agencyId] },
    user: { companyId: 'company-rival' },
  });
});

const upload = (projectId: string, token = tenant.clientToken, bytes: Uint8Array = PDF) =>
  call<{ id: string }>('POST', `/audition-script/${projectId}`, {
    token,
    body: uploadForm(bytes, 'script.pdf', 'script'),
  });
const ask = (cast: Cast, scriptPdf: string | null) =>
  requestAuditions(cast, tenant.clientToken, { script: 'See the PDF.', brief: '', scriptPdf });
const change = (id: string, scriptPdf: string | null, revision: number) =>
  call<Serialised<Audition>>('PATCH', `/audition/${id}`, {
    token: tenant.clientToken,
    body: {
      style: 'NATURAL',
      script: 'See the PDF.',
      brief: '',
      deadline: makeDeadline(6),
      outcomeBy: makeDeadline(9),
      scriptPdf,
      revision,
    },
  });
const fetchPath = (path: string, token?: string) =>
  fetch(`${APP}/api${path}`, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
const getStatus = async (path: string, token?: string) => (await fetchPath(path, token)).status;

/** A request with a PDF to the only talent of a cast, after the identity check. */
const requestTake = async () => {
  const cast = await makeCast(tenant, 1);
  const { id: script } = (await upload(cast.project.id)).collection;
  const { collection: audition } = await ask(cast, script);
  const [talent] = tenant.talents;
  const entryId = `${cast.castingId}_${cast.voice.id}_${talent!.id}`;
  const body = { email: talent!.email, urlIdentifier: await getLinkIdentifier(entryId) };
  const token = (await call<{ jwtToken: string }>('POST', '/audition-entry/identity', { body })).collection
    .jwtToken;
  const page = (await call<AuditionEntryPage>('GET', `/audition-entry?token=${token}`)).collection;
  const byLink = `/audition-entry/script/${page.id}?token=${token}`;

  return { cast, script, audition, entryId, token, page, byLink };
};

describe('a script as PDF', () => {
  it('is uploaded by the project’s people only', async () => {
    const { project } = await makeCast(tenant, 0);
    for (const token of [tenant.clientToken, tenant.teamToken])
      expect((await upload(project.id, token)).status).toBe(201);
    for (const token of [otherTenant.clientToken, otherTenant.teamToken, rival.token])
      expect((await upload(project.id, token)).status).toBe(404);
    expect((await upload(project.id, tenant.talentToken)).status).toBe(403);
  });

  it('is stored once for retries of an upload', async () => {
    const { project } = await makeCast(tenant, 0);
    const headers = { 'Idempotency-Key': `script-${tenant.key}` };

    const attempts = await Promise.all(
      [1, 2, 3].map(() =>
        call<{ id: string }>('POST', `/audition-script/${project.id}`, {
          token: tenant.clientToken,
          headers,
          body: uploadForm(PDF, 'script.pdf', 'script'),
        }),
      ),
    );
    expect(new Set(attempts.map(({ collection }) => collection.id)).size).toBe(1);
  });

  it.each([
    ['an MP3', Buffer.from('ID3 sound'), 415, 'pdf.notPdf'],
    ['a page that only ends in .pdf', Buffer.from('<script>%PDF-</script>'), 415, 'pdf.notPdf'],
    ['nothing', Buffer.alloc(0), 422, 'pdf.empty'],
    ['a byte too much', Buffer.concat([PDF], SCRIPT_PDF_MAX_BYTES + 1), 413, 'pdf.tooLarge'],
  ])('cannot be %s', async (_, bytes, status, code) => {
    const { project } = await makeCast(tenant, 0);
    const { error } = await upload(project.id, tenant.clientToken, bytes);
    expect([error.status, error.code]).toEqual([status, code]);
  });

  it('is used by requests of its own project only', async () => {
    const [cast, elsewhere] = [await makeCast(tenant, 1), await makeCast(tenant, 1)];
    const { id } = (await upload(elsewhere.project.id)).collection;
    const refused = await ask(cast, id);
    expect([refused.status, refused.error.code]).toEqual([409, 'pdf.gone']);
    expect((await ask(elsewhere, id)).status).toBe(201);
  });

  it('is served to the request’s readers as a download without active content', async () => {
    const { audition, byLink } = await requestTake();
    const path = `/audition/${audition.id}/script`;
    for (const response of [
      await fetchPath(path, tenant.clientToken),
      await fetchPath(path, tenant.teamToken),
      await fetchPath(byLink),
    ]) {
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="script.pdf"',
        'x-content-type-options': 'nosniff',
      });
      expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
    }

    for (const token of [otherTenant.clientToken, otherTenant.teamToken, rival.token])
      expect(await getStatus(path, token)).toBe(404);
    expect(await getStatus(path, tenant.talentToken)).toBe(403);
    expect(await getStatus(byLink.replace(/script\/[^?]+/, 'script/another'))).toBe(403);
    expect(await getStatus(byLink.replace(/token=.*/, 'token=nonsense'))).toBe(401);
  });

  it('is on the talent’s own audition page only', async () => {
    const { entryId } = await requestTake();
    const talent = tenant.talents[0]!;
    const account = await makeAccount({
      uid: talent.id,
      email: talent.email,
      held: { talent: [tenant.agencyId] },
    });
    const listed = await call<Page<TalentAudition>>('GET', `/audition-entry/talent/${talent.id}`, {
      token: account.token,
    });
    const path = `/audition-entry/${entryId}/script`;
    const byKey = await Promise.all(
      listed.collection.items
        .filter(({ hasScriptPdf }) => hasScriptPdf)
        .map(({ id }) => getStatus(`/audition-entry/${id}/script`, account.token)),
    );

    expect([...new Set(byKey), await getStatus(path, account.token)]).toEqual([200, 200]);
    expect(await getStatus(path, tenant.talentToken)).toBe(404);
    expect(await getStatus(path, tenant.clientToken)).toBe(403);
  });

  it('is mentioned in the email, and shown on the page after the identity check', async () => {
    const { page } = await requestTake();
    expect(page.scriptPdf).toMatch(/^[\w-]{20,}$/);
    const { text } = await waitForMail(tenant.talents[0]!.email);
    expect(text).toContain('Script as PDF');
  });

  it('is replaced and removed like any other term: the change is emailed, without the old file', async () => {
    const { cast, audition, script, byLink, token, page } = await requestTake();
    const { id: second } = (await upload(cast.project.id, tenant.teamToken, Buffer.from('%PDF-1.4 second')))
      .collection;
    const replaced = (await change(audition.id, second, 1)).collection;
    expect([replaced.revision, replaced.changedTerms]).toEqual([2, ['deadline', 'outcomeBy', 'scriptPdf']]);
    expect(await (await fetchPath(byLink)).text()).toBe('%PDF-1.4 second');

    const now = (await call<AuditionEntryPage>('GET', `/audition-entry?token=${token}`)).collection;
    expect(now.scriptPdf).not.toBe(page.scriptPdf);
    expect((await change(audition.id, null, 2)).collection).toMatchObject({ revision: 3, scriptPdf: null });
    expect(await getStatus(byLink)).toBe(404);
    expect(await getStatus(`/audition/${audition.id}/script`, tenant.clientToken)).toBe(404);

    // The sweep deletes unreferenced files and keeps referenced ones.
    const auditionId = await requestTake();
    await sweepFiles({ olderThanMs: 0 });

    const getPath = (id: string, { project }: Cast) => `scripts/${tenant.agencyId}/${project.id}/${id}.pdf`;
    const exists = async (path: string) => (await bucket().file(path).exists())[0];
    expect(
      await Promise.all([
        exists(getPath(script, cast)),
        exists(getPath(second, cast)),
        exists(getPath(auditionId.script, auditionId.cast)),
      ]),
    ).toEqual([false, false, true]);
  });

  it('is inaccessible to requested talents after cancellation, or once the agency has blocked them', async () => {
    const cancelled = await requestTake();
    expect(await getStatus(cancelled.byLink)).toBe(200);
    await call('DELETE', `/audition/${cancelled.audition.id}`, { token: tenant.clientToken });
    expect(await getStatus(cancelled.byLink)).toBe(410);

    const blocked = await requestTake();
    expect(await getStatus(blocked.byLink)).toBe(200);
    const publicCopy = firestore().doc(`talentCache/${tenant.talents[0]!.id}`);
    await publicCopy.update({ agencyIds: [] });
    expect(await getStatus(blocked.byLink)).toBe(401);
    await publicCopy.update({ agencyIds: [tenant.agencyId] });
  });
});
