import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import type { InviteRow } from '@domain/roster/roster.api.ts';
import type { Page } from '@domain/contract.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

/** More than two pages of a hundred. */
const COUNT = 203;
const PAGE = 100;

let tenant: Tenant;
let otherTenant: Tenant;
const getName = ({ key }: Tenant, number: number) => `pages-${key}-${1000 + number}`;

/** An agency's invitations, newest first, five per moment: a file sends many together. */
const plant = async (inviter: Tenant, count: number): Promise<void> => {
  const batch = firestore().batch();
  const now = Date.now();
  for (let number = 0; number < count; number += 1)
    batch.set(firestore().doc(`selfServiceInvites/${getName(inviter, number)}`), {
      agencyId: inviter.agencyId,
      name: 'Nora',
      lastName: 'Guest',
      email: `${getName(inviter, number)}@guests.example`,
      language: 'eng',
      talentId: null,
      engineer: null,
      status: 'sent',
      sentAt: Timestamp.fromMillis(now - Math.floor(number / 5) * 1000),
      openedAt: null,
      signedUpAt: null,
      acceptedAt: null,
    });

  await batch.commit();
};

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  await Promise.all([plant(tenant, COUNT), plant(otherTenant, 3)]);
});

it('an agency’s invitations are paginated, newest first, without duplicates', async () => {
  const pages: (readonly string[])[] = [];
  let cursor: string | undefined;
  do {
    const { status, collection } = await call<Page<InviteRow>>(
      'GET',
      `/self-service${cursor === undefined ? '' : `?cursor=${cursor}`}`,
      { token: tenant.teamToken },
    );
    expect(status).toBe(200);
    pages.push(collection.items.map(({ id }) => id));
    ({ cursor } = collection);
  } while (cursor !== undefined);

  expect(pages.map(({ length }) => length)).toEqual([PAGE, PAGE, COUNT - 2 * PAGE]);

  // Ties are sorted by id, descending.
  const expected = Array.from({ length: COUNT }, (_, number) => number).sort(
    (amount, another) => Math.floor(amount / 5) - Math.floor(another / 5) || another - amount,
  );
  expect(pages.flat()).toEqual(expected.map((number) => getName(tenant, number)));
});
