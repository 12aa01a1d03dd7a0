import { describe, expect, it } from 'vitest';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { requestAfterRemoval } from './request-after-removal.ts';

const [before, at] = [{ toMillis: () => 1 }, { toMillis: () => 2 }];

const talent = (...agencyIds: readonly string[]) => ({
  id: 't',
  agencyIds,
  fullName: 'Vera Lund',
  email: 'vera@tests.example',
});
const removal = (agencies: readonly string[], keepsAccount = false) => ({
  talent: talent(...agencies),
  agencyId: 'a',
  keepsAccount,
  at,
});
const asked = (change: Partial<DeletionRequest> = {}): DeletionRequest => ({
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
  it('is none while others work with them', () => {
    expect(requestAfterRemoval(undefined, removal(['a', 'b']))).toBeUndefined();
    expect(requestAfterRemoval(asked({ state: 'erased' }), removal(['a', 'b']))).toBeUndefined();
  });

  it('begins with the only agency, and names who removed them', () => {
    const begun = requestAfterRemoval(undefined, removal(['a']));
    expect(begun).toEqual(
      asked({
        agencyIds: ['a'],
        confirmedBy: ['a'],
        state: 'erasing',
        erasingSince: at,
        removedBy: 'a',
        requestedAt: at,
      }),
    );
  });

  it('keeps the account of a person with other roles', () => {
    expect(requestAfterRemoval(undefined, removal(['a'], true))).toMatchObject({ scope: 'talent' });
  });

  it('is of the whole person where they asked for it and are nothing else', () => {
    const begun = asked({ agencyIds: ['a'], confirmedBy: ['a'], state: 'erasing', erasingSince: at });
    expect(requestAfterRemoval(asked({ agencyIds: ['a'] }), removal(['a']))).toEqual(begun);
    const kept = requestAfterRemoval(asked({ agencyIds: ['a'] }), removal(['a'], true));
    expect(kept).toEqual({ ...begun, scope: 'talent' });
  });

  it('no longer waits for the agency that removed them', () => {
    expect(requestAfterRemoval(asked(), removal(['a', 'b']))).toEqual(asked({ agencyIds: ['b'] }));
    expect(requestAfterRemoval(asked({ confirmedBy: ['b'] }), removal(['a', 'b']))).toMatchObject({
      agencyIds: ['b'],
      confirmedBy: ['b'],
      state: 'erasing',
      erasingSince: at,
    });
  });

  it('waits for those who work with them now where nobody else was asked', () => {
    const after = requestAfterRemoval(asked({ agencyIds: ['a'], confirmedBy: [] }), removal(['a', 'c']));
    expect(after).toMatchObject({ agencyIds: ['c'], confirmedBy: [], state: 'requested' });
  });
});
