import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Serialised } from '@domain/contract.ts';
import type { TalentDossier } from '@domain/dossiers/dossiers.ts';
import type { TermsPage } from '@domain/talents/talent-terms.ts';
import { makeAccount, putAccess, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson } from './accounts.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let talent: Account;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
});
setUpOnce(async () => {
  talent = await makeTalentAccount([tenant.agencyId, otherTenant.agencyId]);
});

describe('notes on a talent', () => {
  type Notes = Serialised<TalentDossier>;
  const read = (token: string) => call<Notes>('GET', `/talentDossier?talent=${talent.uid}`, { token });
  const write = (method: string, token: string, body: object) =>
    call<Notes>(method, '/talentDossier', { token, body: { talent: talent.uid, ...body } });

  it('are written and read by staff', async () => {
    expect(await read(tenant.teamToken)).toMatchObject({ status: 200, collection: null });
    expect((await write('PATCH', tenant.teamToken, { comment: 'x' })).error.code).toBe('dossier.none');

    const made = await write('POST', tenant.teamToken, { comment: 'Quick with retakes' });
    expect(made.status).toBe(201);

    const { id, updatedAt } = made.collection;
    const body = { id, comment: 'Slow', updatedAt };
    const changed = await call<Notes>('PATCH', '/talentDossier', { token: tenant.teamToken, body });
    expect([changed.status, changed.collection.comment]).toEqual([200, 'Slow']);

    const late = await call('PATCH', '/talentDossier', { token: tenant.teamToken, body });
    expect([late.status, late.error.code]).toEqual([409, 'record.stale']);
  });

  it('are separate for each agency', async () => {
    const { id } = (await write('POST', tenant.teamToken, { comment: 'Ours' })).collection;
    expect((await read(otherTenant.teamToken)).collection).toBeNull();
    await write('POST', otherTenant.teamToken, { comment: 'Theirs' });
    expect((await write('PATCH', otherTenant.teamToken, { id, comment: 'Taken' })).status).toBe(404);
    expect((await read(tenant.teamToken)).collection.comment).toBe('Ours');
    expect((await read(talent.token)).status).toBe(403);
  });

  it('are written only by an engineer with a ticket', async () => {
    const engineer = await makePerson(tenant.agencyId, tenant.companyId, 'engineer');
    expect((await write('POST', engineer.token, { comment: 'Mine' })).status).toBe(404);
    const assignment = firestore().doc(`engineerAssignments/${engineer.uid}_${talent.uid}`);
    await assignment.set({ engineerId: engineer.uid, talentId: talent.uid, agencyIds: [tenant.agencyId] });
    expect((await write('POST', engineer.token, { comment: 'Clean room' })).status).toBe(201);
    expect((await read(tenant.teamToken)).collection.updatedBy).toBe(engineer.uid);
    // No ticket creates it, and the final check of copies expects one.
    await assignment.delete();
  });

  it('are created once on concurrent calls', async () => {
    const answers = await Promise.all(
      ['One', 'Two'].map((comment) => write('POST', tenant.teamToken, { comment })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('are absent from the audit', async () => {
    const { id } = (await write('POST', tenant.teamToken, { comment: 'Private matter' })).collection;
    const audit = firestore().collection('audit').where('subject', '==', `talentDossiers/${id}`);
    const [entry] = (await audit.get()).docs;
    expect(entry?.get('after')).toEqual({ characters: 14 });
  });
});

describe('terms', () => {
  const read = (token: string) => call<TermsPage>('GET', `/talent/${talent.uid}/terms`, { token });
  const save = (token: string, body: object) =>
    call<TermsPage>('PATCH', `/talent/${talent.uid}/terms`, { token, body });

  it('are empty at first, then as staff agreed, in the roster too', async () => {
    expect((await read(tenant.teamToken)).collection).toMatchObject({ tags: [], updatedAt: null });

    const saved = await save(tenant.teamToken, { tags: ['Trailer voice'], gdpr: true });
    expect(saved.collection).toMatchObject({ tags: ['Trailer voice'], gdpr: true, contractSigned: false });
    expect((await read(otherTenant.teamToken)).collection.tags).toEqual([]);

    const entries = firestore().collection('roster').where('talentId', '==', talent.uid);
    const found = await entries.where('agencyId', '==', tenant.agencyId).get();
    expect(found.docs[0]?.get('tags')).toEqual(['Trailer voice']);

    const tags = await call('GET', '/talentTags', { token: tenant.teamToken });
    expect(tags.collection).toContain('Trailer voice');

    const foreign = await call('GET', '/talentTags', { token: otherTenant.teamToken });
    expect(foreign.collection).not.toContain('Trailer voice');
  });

  it('have shares that only an admin agrees on', async () => {
    const shares = [{ rate: 2_000, from: '2026-01-01' }];
    const refused = await save(tenant.teamToken, { shares });
    expect([refused.status, refused.error.property]).toEqual([403, 'shares']);

    const [admin, elsewhere] = await Promise.all([
      makePerson(tenant.agencyId, tenant.companyId, 'admin'),
      // Of an agency that doesn't represent the talent: with the talent's other agency this call needs a choice.
      makeAccount({
        uid: `admin-elsewhere-${tenant.key}`,
        held: { agencyTeam: [tenant.agencyId], admin: [(await makeTenant(0)).agencyId] },
      }),
    ]);

    const foreign = await save(elsewhere.token, { shares });
    expect([foreign.status, foreign.error.property]).toEqual([403, 'shares']);
    expect((await save(admin.token, { shares })).collection.shares).toEqual(shares);
    expect((await save(tenant.teamToken, { gdpr: true })).collection.shares).toEqual(shares);
    expect((await save(admin.token, { shares: [] })).collection.shares).toEqual([]);
  });

  it('read an earlier commission in per cent as a share', async () => {
    await save(tenant.teamToken, { gdpr: true });
    const stored = firestore().doc(`talentTerms/${tenant.agencyId}_${talent.uid}`);
    await stored.update({ shares: FieldValue.delete(), commission: 12.5 });

    const [share] = (await read(tenant.teamToken)).collection.shares;
    expect(share).toMatchObject({ rate: 1_250 });
    expect((await save(tenant.teamToken, { gdpr: false })).collection.shares).toEqual([share]);
  });

  it('are limited to the agency', async () => {
    const stranger = await makeTenant(0);
    expect((await read(stranger.teamToken)).status).toBe(404);
    expect((await save(stranger.teamToken, { gdpr: true })).status).toBe(404);
    for (const token of [talent.token, tenant.clientToken])
      expect([(await read(token)).status, (await save(token, { gdpr: true })).status]).toEqual([403, 403]);
  });

  it('apply to the chosen agency, and are empty while several are possible', async () => {
    const uid = `both-${talent.uid}`;
    const both = await makeAccount({ uid });
    await putAccess({ uid, held: { agencyTeam: [tenant.agencyId, otherTenant.agencyId] } });
    expect((await read(both.token)).status).toBe(422);
    const path = `/talent/${talent.uid}/terms`;
    expect((await call('GET', path, { token: both.token, agency: otherTenant.agencyId })).status).toBe(200);
  });

  it.each([
    [{ tags: ['Río', 'rio'] }, 'tags'],
    [{ tags: [''] }, 'tags[0]'],
    [{ shares: [{ rate: 10_001, from: '2026-01-01' }] }, 'shares[0].rate'],
    [{ shares: [{ rate: 1, from: '2026-02-30' }] }, 'shares[0].from'],
  ])('are refused as %j', async (body, property) => {
    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    const { status, error } = await save(admin.token, body);
    expect([status, error.property]).toEqual([422, property]);
  });

  it('reject an update based on an older version', async () => {
    const { updatedAt } = (await save(tenant.teamToken, { gdpr: true })).collection;
    expect((await save(tenant.teamToken, { gdpr: false, updatedAt })).status).toBe(200);
    expect((await save(tenant.teamToken, { tags: ['Late'], updatedAt })).error.code).toBe('record.stale');
  });
});
