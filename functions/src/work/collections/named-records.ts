import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import { ID_PATTERN } from '@domain/messages/yup.ts';
import { collectionRef, db } from '../../platform/firestore/db.ts';

/** Where a record's name is stored, by path prefix. An order has its project's name. */
const NAMED: Readonly<Record<string, { readonly in: CollectionName; readonly field: string }>> = {
  agencies: { in: 'agencies', field: 'publicName' },
  apiKeys: { in: 'apiKeys', field: 'name' },
  castings: { in: 'castings', field: 'project.name' },
  companies: { in: 'companies', field: 'name' },
  demos: { in: 'demos', field: 'name' },
  orders: { in: 'projects', field: 'name' },
  projects: { in: 'projects', field: 'name' },
  rosterViews: { in: 'rosterViews', field: 'name' },
  voiceAssets: { in: 'voiceAssets', field: 'name' },
  voices: { in: 'voices', field: 'name' },
  webhooks: { in: 'webhooks', field: 'name' },
};

const isAgencyRecord = (snapshot: DocumentSnapshot, agencyId: string): boolean =>
  snapshot.ref.parent.id === 'agencies'
    ? snapshot.id === agencyId
    : snapshot.get('agencyId') === agencyId ||
      ((snapshot.get('agencyIds') ?? []) as readonly string[]).includes(agencyId);

/** Names of an agency's records, by path; skips records that are missing or have no name. One read for all. */
export const findRecordsNames = async (
  agencyId: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const targets = paths.flatMap((path) => {
    const [collection = '', id = ''] = path.split('/');
    const named = Object.hasOwn(NAMED, collection) ? NAMED[collection] : undefined;
    return named && ID_PATTERN.test(id)
      ? [{ path, field: named.field, ref: collectionRef(named.in).doc(id) }]
      : [];
  });
  if (targets.length === 0) return new Map();

  const fieldMask = ['agencyId', 'agencyIds', ...new Set(targets.map(({ field }) => field))];
  const found = await db().getAll(...targets.map(({ ref }) => ref), { fieldMask });

  return new Map(
    targets.flatMap(({ path, field }, index) => {
      const snapshot = found[index];
      const name: unknown = snapshot && isAgencyRecord(snapshot, agencyId) ? snapshot.get(field) : undefined;
      return typeof name === 'string' ? [[path, name] as const] : [];
    }),
  );
};
