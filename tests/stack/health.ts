import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import type { Tenant } from './tenant.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A moment in some hours; negative for the past. */
export const hoursFromNow = (hours: number): Timestamp => Timestamp.fromMillis(Date.now() + hours * HOUR_MS);

/** An undelivered email of an agency, due in an hour so that it isn't sent. Returns its id. */
export const plantStuckMail = async (
  { agencyId, key }: Pick<Tenant, 'agencyId' | 'key'>,
  name: string,
  change: object = {},
): Promise<string> => {
  const id = `${name}-${key}`;

  const mail = {
    agencyId,
    kind: 'roster-email',
    to: `${name}@tests.example`,
    state: 'queued',
    attempts: 3,
    nextAttemptAt: hoursFromNow(1),
    createdAt: hoursFromNow(-2),
    ...change,
  };

  const params = { name: 'Ana', subject: 'Days', message: 'In May.' };
  const batch = firestore().batch();
  batch.set(firestore().doc(`mail/${id}`), { ...mail, locale: 'en', params, lastError: '550 no mailbox' });
  batch.set(firestore().doc(`stuckMail/${id}`), { ...mail, reason: 'undeliverable' });
  await batch.commit();

  return id;
};

/** Starts a deletion some hours ago for a person without data, so that one round completes it. Returns its path. */
export const plantErasure = async (
  { agencyId, key }: Pick<Tenant, 'agencyId' | 'key'>,
  hours: number,
): Promise<string> => {
  const talentId = `erased-${key}`;
  const path = `deletionRequests/${talentId}`;
  await firestore()
    .doc(path)
    .set({
      talentId,
      agencyIds: [agencyId],
      fullName: 'Gone',
      email: `${talentId}@tests.example`.toLowerCase(),
      state: 'erasing',
      confirmedBy: [agencyId],
      erasingSince: hoursFromNow(-hours),
      requestedAt: hoursFromNow(-hours - 1),
      erasedAt: null,
    });

  return path;
};

/** Leaves an agency's ledger two hours late with an order that has nothing to enter. */
export const plantLateOrder = async ({
  agencyId,
  key,
}: Pick<Tenant, 'agencyId' | 'key'>): Promise<string> => {
  const id = `late-${key}`;
  await firestore()
    .doc(`ledgerOrders/${id}`)
    .set({
      agencyId,
      companyId: `company-${key}`,
      projectId: `gone-${key}`,
      revision: 1,
      isCancelled: false,
      soldOn: '2030-01-01',
      dueAt: hoursFromNow(-2),
    });

  return id;
};
