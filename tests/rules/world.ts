import { accessTo, type CollectionRule, type Scope } from '@domain/access/matrix.ts';
import type { Actor, Owned, QueryFilter } from '@domain/access/access.policy.ts';
import type { Caller, Filter } from './firestore-rest.ts';
import { PERSONAS, type Persona } from './personas.ts';

/** The documents against which everybody is tried: of two agencies, of every person, and of somebody else. */

export const callerOf = ({ actor, token }: Persona): Caller =>
  actor && token ? { uid: actor.uid, claims: token } : null;

const of = (key: 'a' | 'b', id = `record-${key}`): Owned => ({
  id,
  agencyId: `agency-${key}`,
  agencyIds: [`agency-${key}`],
  companyId: `company-${key}`,
  talentId: 'somebody',
  engineerId: 'somebody',
  userId: 'somebody',
});

/** Lies in an agency and a company of nobody: only being the person it names reaches it. */
const ofPerson = (uid: string): Owned => ({
  id: uid,
  agencyId: 'agency-z',
  agencyIds: ['agency-z'],
  companyId: 'company-z',
  talentId: uid,
  engineerId: uid,
  userId: uid,
});

/** An account's record is of the agencies of that account. */
const accountOf = (actor: Actor): Owned => ({
  ...ofPerson(actor.uid),
  agencyIds: actor.claims.agencies,
  companyId: actor.companyId,
});

const scopesOf = (row: CollectionRule): ReadonlySet<Scope> => new Set(Object.values(row.read).flat());
const PERSONAL: readonly Scope[] = ['self', 'ownTalent', 'ownEngineer', 'ownUser'];

/** Documents of a collection that everybody tries to fetch. */
export const commonRecords = (row: CollectionRule): readonly Owned[] => {
  const scopes = scopesOf(row);
  const records = [of('a'), of('b')];
  // A client of no company and a record of none have nothing in common.
  if (scopes.has('ownCompany')) records.push({ ...of('a', 'record-of-no-company'), companyId: null });
  if (scopes.has('member')) records.push(of('a', 'agency-a'), of('b', 'agency-b'));
  if (scopes.has('company')) records.push(of('a', 'company-a'), of('b', 'company-b'));
  return records;
};

/** The document that is this person's by name or by a field of it, and somebody's; none where nothing is personal. */
export const personalRecords = (row: CollectionRule, actor: Actor): readonly Owned[] => {
  if (row.collection === 'users') return [accountOf(actor), ofPerson('somebody')];
  const isPersonal = [...scopesOf(row)].some((scope) => PERSONAL.includes(scope));
  return isPersonal ? [ofPerson(actor.uid), ofPerson('somebody')] : [];
};

const withoutId = ({ id: _id, ...fields }: Owned) => fields as Record<string, string | string[] | null>;

/** Everything that has to exist, by path. */
export const allRecords = (rows: readonly CollectionRule[]) => {
  const records: Record<string, Record<string, string | string[] | null>> = {};
  // Accounts are looked up by the rules of other collections too.
  for (const row of [...rows, accessTo('users')]) {
    if (!row) continue;
    for (const record of commonRecords(row)) records[`${row.collection}/${record.id}`] = withoutId(record);
    for (const { actor } of PERSONAS) {
      if (!actor) continue;
      for (const record of personalRecords(row, actor)) {
        const isAccount = row.collection === 'users' && record.id === actor.uid;
        records[`${row.collection}/${record.id}`] = {
          ...withoutId(record),
          ...(isAccount ? { showRates: [...(actor.showRates ?? [])] } : {}),
        };
      }
    }
  }
  return records;
};

/** Filters as the app sets them, one for each way in which a document can be somebody's, and those that are too wide. */
export const filtersOf = (row: CollectionRule, actor: Actor | null): readonly QueryFilter[] => {
  const scopes = scopesOf(row);
  const uid = actor?.uid ?? 'somebody';
  const filters: QueryFilter[] = [{}];
  if (scopes.size === 0) return filters;
  if (scopes.has('ownAgency') || scopes.has('grantedAgency')) {
    filters.push({ agencyId: 'agency-a' }, { agencyId: 'agency-b' });
  }
  if (scopes.has('ownCompany')) {
    filters.push(
      { agencyId: 'agency-a', companyId: 'company-a' },
      { agencyId: 'agency-b', companyId: 'company-a' },
      { companyId: 'company-a' },
    );
  }
  if (scopes.has('ownAgencies')) {
    filters.push({ agencyIdsContain: 'agency-a' }, { agencyIdsContain: 'agency-b' });
  }
  if (scopes.has('ownTalent')) filters.push({ talentId: uid }, { talentId: 'somebody' });
  if (scopes.has('ownEngineer')) filters.push({ engineerId: uid }, { engineerId: 'somebody' });
  if (scopes.has('ownUser')) filters.push({ userId: uid }, { userId: 'somebody' });
  return filters;
};

export const whereOf = (filter: QueryFilter): readonly Filter[] =>
  Object.entries(filter).map(([field, value]) =>
    field === 'agencyIdsContain'
      ? { field: 'agencyIds', op: 'ARRAY_CONTAINS', value }
      : { field, op: 'EQUAL', value: value as string },
  );
