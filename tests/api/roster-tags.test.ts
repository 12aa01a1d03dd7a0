import { beforeAll, describe, expect, it } from 'vitest';
import type { RosterPage, TaggedRow } from '@domain/roster/roster.api.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let ids: readonly string[];

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(3), makeTenant(1)]);
  ids = tenant.talents.map(({ id }) => id);
});

const tag = (talentIds: readonly string[], add: string[], remove: string[] = [], token = tenant.teamToken) =>
  call<{ readonly rows: readonly TaggedRow[] }>('POST', '/talentCRM/tags', {
    token,
    body: { changes: [{ talentIds, add, remove }] },
  });
const findTagged = async (value: string) => {
  const { collection } = await call<RosterPage>('GET', `/talentCRM?tag=${value}`, {
    token: tenant.teamToken,
  });
  return collection.items.map(({ talentId }) => talentId).sort();
};

describe('many talents', () => {
  it('are tagged together, found by the tag, and audited', async () => {
    const answer = await tag(ids, ['Warm', 'Río']);
    expect(answer.status).toBe(200);
    expect(answer.collection.rows).toEqual(
      ids.map((talentId) => ({ talentId, outcome: 'changed', add: ['Warm', 'Río'], remove: [] })),
    );
    expect(await findTagged('rio')).toEqual([...ids].sort());

    const subject = `talentTerms/${tenant.agencyId}_${ids[0]}`;
    const audit = await findAuditEntry(subject);
    expect(audit.docs.map((record) => record.get('after') as unknown)).toEqual([{ tags: ['Warm', 'Río'] }]);

    // Their other tags stay.
    const { collection } = await call<RosterPage>('GET', '/talentCRM?demos=approved', {
      token: tenant.teamToken,
    });
    expect(collection.items).toHaveLength(3);
  });

  it('show which changed, and how to undo it', async () => {
    const { rows } = (await tag(ids.slice(0, 2), ['New'], ['warm'])).collection;
    expect(rows.map(({ outcome, add, remove }) => [outcome, add, remove])).toEqual([
      ['changed', ['New'], ['Warm']],
      ['changed', ['New'], ['Warm']],
    ]);
    const again = (await tag(ids, ['new'])).collection.rows;
    expect(again.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'changed']);
    expect(await findTagged('warm')).toEqual([ids[2]]);
  });

  it('must belong to the agency: others’ are reported missing and stay unchanged', async () => {
    const foreign = otherTenant.talents[0]?.id ?? '';
    const { rows } = (await tag([foreign, ids[0] ?? ''], ['Mine'])).collection;
    expect(rows.map(({ outcome }) => outcome)).toEqual(['notFound', 'changed']);
    expect((await firestore().doc(`talentTerms/${otherTenant.agencyId}_${foreign}`).get()).exists).toBe(
      false,
    );
    for (const token of [tenant.clientToken, tenant.talentToken])
      expect((await tag(ids, ['Mine'], [], token)).status).toBe(403);
  });

  it.each<[string, object]>([
    ['nobody', { changes: [{ talentIds: [], add: ['a'] }] }],
    ['a talent twice', { changes: [{ talentIds: ['a', 'a'], add: ['a'] }] }],
    [
      'more than 500',
      { changes: [{ talentIds: Array.from({ length: 501 }, (_, index) => `t${index}`), add: ['a'] }] },
    ],
    ['a tag of nothing but signs', { changes: [{ talentIds: ['a'], add: ['!?'] }] }],
    ['a tag that is too long', { changes: [{ talentIds: ['a'], add: ['x'.repeat(41)] }] }],
  ])('are refused as %s', async (_, body) => {
    expect((await call('POST', '/talentCRM/tags', { token: tenant.teamToken, body })).status).toBe(422);
  });
});
