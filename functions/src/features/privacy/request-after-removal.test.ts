import { describe, expect, it } from 'vitest';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { requestAfterRemoval } from './request-after-removal.ts';

const [before, now] = [{ toMillis: () => 1 }, { toMillis: () => 2 }];

const makeTalent = (...agencyIds: readonly string[]) => ({
  id: 't',
  agencyIds,
  fullName: 'Vera Lund',
  email: 'vera@tests.example',
});
const makeRemoval = (agencies: readonly string[], keepsAccount = false) => ({
  talent: makeTalent(...agencies),
  agencyId: 'a',
  keepsAccount,
  at: now,
});
const makeRequest = (change: Partial<DeletionRequest> = {}): DeletionRequest => ({
  id: 't',
  talentId: 't',
  agencyIds: ['a', 'b'],
  fullName: 'Vera Lund',
  email: 'vera@tests.example',
  state: 'requested',
  confirmedBy: [],
  requestedAt: before,
  erasedAt: null,
  ...change,
});

describe('the deletion of a talent’s data after a removal', () => {
  it('doesn’t start while other agencies work with them', () => {
    expect(requestAfterRemoval(undefined, makeRemoval(['a', 'b']))).toBeUndefined();
    expect(requestAfterRemoval(makeRequest({ state: 'erased' }), makeRemoval(['a', 'b']))).toBeUndefined();
  });

  it('begins when the only agency leaves, and names the admin who removed them', () => {
    const begun = requestAfterRemoval(undefined, makeRemoval(['a']));
    expect(begun).toEqual(
      makeRequest({
        agencyIds: ['a'],
        confirmedBy: ['a'],
        state: 'erasing',
        erasingSince: now,
        removedBy: 'a',
        requestedAt: now,
      }),
    );
  });

  it('keeps the account of a person with other roles', () => {
    expect(requestAfterRemoval(undefined, makeRemoval(['a'], true))).toMatchObject({ scope: 'talent' });
  });

  it('covers the whole person if they requested it and have no other role', () => {
    const begun = makeRequest({ agencyIds: ['a'], confirmedBy: ['a'], state: 'erasing', erasingSince: now });
    expect(requestAfterRemoval(makeRequest({ agencyIds: ['a'] }), makeRemoval(['a']))).toEqual(begun);
    const deletionRequest = requestAfterRemoval(makeRequest({ agencyIds: ['a'] }), makeRemoval(['a'], true));
    expect(deletionRequest).toEqual({ ...begun, scope: 'talent' });
  });

  it('does not wait for the agency that removed them', () => {
    expect(requestAfterRemoval(makeRequest(), makeRemoval(['a', 'b']))).toEqual(
      makeRequest({ agencyIds: ['b'] }),
    );
    expect(requestAfterRemoval(makeRequest({ confirmedBy: ['b'] }), makeRemoval(['a', 'b']))).toMatchObject({
      agencyIds: ['b'],
      confirmedBy: ['b'],
      state: 'erasing',
      erasingSince: now,
    });
  });

  it('waits for their current agencies if no other was requested', () => {
    const after = requestAfterRemoval(
      makeRequest({ agencyIds: ['a'], confirmedBy: [] }),
      makeRemoval(['a', 'c']),
    );
    expect(after).toMatchObject({ agencyIds: ['c'], confirmedBy: [], state: 'requested' });
  });
});
