import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '@domain/contract.ts';
import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { Waiting } from '@domain/work/work.ts';
import { USE_REPORTS_A_DAY } from '@domain/ledger/use-reports.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { waitForMail } from '../stack/inbox.ts';
import { refreshCopies } from '../stack/copies.ts';
import { getEmail } from '../stack/people.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';
import { makeLicence } from '../stack/ledger.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let colleague: Person;
let id: string;
let talentId: string;
const TEXT = 'The spot is still on the air in Portugal.';

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  colleague = await makePerson(tenant.agencyId, tenant.companyId, 'talent');
  const users = firestore().collection('users').where('email', '==', getEmail(tenant, 'talent'));
  talentId = (await users.get()).docs[0]?.id ?? '';
});
beforeEach(async () => {
  const { id: made, ...fields } = makeLicence(talentId, tenant);
  id = made;
  await firestore().doc(`soldLicences/${id}`).set(fields);
  await refreshCopies(talentId);
});

const report = (token: string, body: object = { text: TEXT, link: 'https://video.example/spot' }) =>
  call<LicenceRow>('POST', `/soldLicence/${id}/use`, { token, body });
const settle = (token: string, reportId: string) =>
  call<LicenceRow>('PATCH', `/useReport/${reportId}`, { token, body: { answer: 'We have stopped it.' } });
const listUses = async (token: string, query = '') => {
  const { collection } = await call<Page<LicenceRow>>('GET', `/soldLicence?${query}`, { token });
  return collection.items.find((row) => row.id === id)?.uses;
};

describe('usage beyond a licence', () => {
  it('is reported by its talent, answered by the agency, and hidden from the client', async () => {
    const reported = await report(tenant.talentToken);
    expect([reported.status, reported.collection.uses]).toMatchObject([
      201,
      [{ text: TEXT, link: 'https://video.example/spot', state: 'open', answer: null }],
    ]);

    expect(JSON.stringify(reported.collection)).not.toMatch(/agencyId|companyName|renewalPrice/);

    const [use] = (await listUses(tenant.teamToken)) ?? [];
    expect(use).toEqual(reported.collection.uses?.[0]);
    expect(await listUses(tenant.clientToken)).toBeUndefined();

    const listWaiting = async (token: string) =>
      (await call<readonly Waiting[]>('GET', '/today', { token })).collection.find(
        ({ kind }) => kind === 'usesReported',
      );

    expect(await listWaiting(tenant.teamToken)).toMatchObject({ count: 1, path: '/licences?stage=reported' });

    expect([await listWaiting(otherTenant.teamToken), await listWaiting(tenant.clientToken)]).toEqual([
      undefined,
      undefined,
    ]);

    expect(await listUses(tenant.teamToken, 'reported=true')).toHaveLength(1);
    expect(await listUses(otherTenant.teamToken, 'reported=true')).toBeUndefined();
    for (const token of [tenant.clientToken, tenant.talentToken])
      expect((await call('GET', '/soldLicence?reported=true', { token })).status).toBe(403);

    const settled = await settle(tenant.teamToken, use?.id ?? '');
    expect([settled.status, settled.collection.uses]).toMatchObject([
      200,
      [{ state: 'settled', answer: 'We have stopped it.' }],
    ]);

    expect((await waitForMail(getEmail(tenant, 'talent'))).text).toContain('We have stopped it.');
    expect((await listUses(tenant.talentToken, 'of=voice'))?.[0]?.answer).toBe('We have stopped it.');
    expect((await settle(tenant.teamToken, use?.id ?? '')).status).toBe(409);
    expect(await listWaiting(tenant.teamToken)).toBeUndefined();
    expect(await listUses(tenant.teamToken, 'reported=true')).toBeUndefined();

    const { docs } = await findAuditEntry(`useReports/${use?.id}`);
    expect(docs.map((record) => record.get('action') as string).sort()).toEqual([
      'ledger.reportUse',
      'ledger.settleUse',
    ]);

    const mails = await firestore().collection('mail').where('kind', '==', 'use-reported').get();
    const toAgency = mails.docs.filter((mail) => mail.id === `use-reported_${use?.id}`);
    expect(toAgency.map((mail) => [mail.get('to'), mail.get('params.text')] as const)).toEqual([
      ['agency@tests.example', TEXT],
    ]);
  });

  it('can be reported by its talent only, and answered by its agency only', async () => {
    expect((await report(otherTenant.talentToken)).status).toBe(404);
    expect((await report(colleague.token)).status).toBe(404);
    for (const token of [tenant.clientToken, tenant.teamToken])
      expect((await report(token)).status).toBe(403);

    const { collection } = await report(tenant.talentToken);
    const useId = collection.uses?.[0]?.id ?? '';
    for (const token of [tenant.clientToken, tenant.talentToken])
      expect((await settle(token, useId)).status).toBe(403);
    expect((await settle(otherTenant.teamToken, useId)).status).toBe(404);
    expect((await settle(tenant.teamToken, useId)).status).toBe(200);
    expect((await settle(tenant.teamToken, 'unknown')).status).toBe(404);
  });

  it.each([
    ['too little is said', { text: 'It still runs.' }, 'text'],
    ['too much is said', { text: 'x'.repeat(301) }, 'text'],
    ['its link is not by https', { text: TEXT, link: 'http://video.example' }, 'link'],
  ])('is refused where %s', async (_, body, property) => {
    const { status, error } = await report(tenant.talentToken, body);
    expect([status, error.property]).toEqual([422, property]);
  });

  it('can be reported without a link, up to a daily limit', async () => {
    for (let count = 0; count < USE_REPORTS_A_DAY; count += 1)
      expect((await report(tenant.talentToken, { text: TEXT })).status).toBe(201);
    expect((await report(tenant.talentToken, { text: TEXT })).status).toBe(429);
    expect((await listUses(tenant.teamToken))?.[0]?.link).toBeNull();
  });
});
