import { uniteRoles } from '@domain/access/roles.ts';
import { getCollectionRule, type CollectionRule, type Scope } from '@domain/access/matrix.ts';
import type { Actor, OwnedRecord, QueryFilter } from '@domain/access/access.policy.ts';
import type { Caller, Filter } from './firestore-rest.ts';
import { ENGINEER_OF_THIRTY, OF_MANY_AGENCIES, PERSONAS, type Persona } from './personas.ts';

/** Documents for every persona to read: of two agencies, of each person, and of a stranger. */

/** An acting admin has a separate identity. */
export const getCaller = ({ actor, token, actedBy }: Persona): Caller =>
  actor && token ? { uid: actedBy ? `act-${actedBy.uid}` : actor.uid, claims: token } : null;

const makeRecord = (key: 'a' | 'b', id = `record-${key}`): OwnedRecord => ({
  id,
  agencyId: `agency-${key}`,
  agencyIds: [`agency-${key}`],
  companyId: `company-${key}`,
  talentId: 'another-person',
  engineerId: 'another-person',
  assignedTo: 'another-person',
  userId: 'another-person',
});

/** Belongs to nobody's agency or company: only the named person reaches it. */
const makePersonRecord = (uid: string): OwnedRecord => ({
  id: uid,
  agencyId: 'agency-z',
  agencyIds: ['agency-z'],
  companyId: 'company-z',
  talentId: uid,
  engineerId: uid,
  assignedTo: uid,
  userId: uid,
});

/** That person's, within an agency where they may work. */
const makeAgencyPersonRecord = (uid: string, key: 'a' | 'b'): OwnedRecord => ({
  ...makePersonRecord(uid),
  id: `${uid}-in-${key}`,
  agencyId: `agency-${key}`,
  agencyIds: [`agency-${key}`],
});

/** Named after a person, of one agency: they read nothing of it in another, nor does an admin who acts as them. */
const makeActedPersonRecord = (uid: string): OwnedRecord => ({
  ...makeAgencyPersonRecord(uid, 'a'),
  id: uid,
});

const pickAccount = (actor: Actor): OwnedRecord => ({
  ...makePersonRecord(actor.uid),
  agencyIds: uniteRoles(actor.claims.held).agencies,
  companyId: actor.companyId,
});

const getScopes = (row: CollectionRule): ReadonlySet<Scope> => new Set(Object.values(row.read).flat());
const PERSONAL: readonly Scope[] = ['self', 'selfInAgency', 'ownTalent', 'ownUser'];
const IN_AGENCY: readonly Scope[] = ['talentInAgency', 'engineerInAgency', 'userInAgency', 'curating'];

/** Documents of a collection that every persona tries to read. */
export const makeCommonRecords = (row: CollectionRule): readonly OwnedRecord[] => {
  const scopes = getScopes(row);
  const records = [makeRecord('a'), makeRecord('b')];
  // A client without a company doesn't match a record without one.
  if (scopes.has('ownCompany')) records.push({ ...makeRecord('a', 'record-of-no-company'), companyId: null });
  if (scopes.has('member')) records.push(makeRecord('a', 'agency-a'), makeRecord('b', 'agency-b'));

  if (scopes.has('available'))
    for (const key of ['a', 'b'] as const)
      records.push(
        { ...makeRecord(key, `available-${key}`), assignedTo: null, status: 'open', closedBy: null },
        {
          ...makeRecord(key, `closed-${key}`),
          assignedTo: null,
          status: 'closed',
          closedBy: 'another-person',
        },
      );

  if (scopes.has('toEngineers'))
    records.push(
      { ...makeRecord('a', 'to-engineers-of-a'), audience: 'engineers' },
      { ...makeRecord('b', 'to-engineers-of-b'), audience: 'engineers' },
    );

  if (scopes.has('sentToCompany'))
    records.push(
      { ...makeRecord('a', 'sent-a'), isSent: true },
      { ...makeRecord('b', 'sent-b'), isSent: true },
    );

  if (scopes.has('company')) records.push(makeRecord('a', 'company-a'), makeRecord('b', 'company-b'));

  return records;
};

/** This person's document by id or field, and a stranger's; none for collections without personal records. */
export const makePersonalRecords = (row: CollectionRule, actor: Actor): readonly OwnedRecord[] => {
  const { uid, realUid } = actor;
  if (row.collection === 'users')
    return [
      pickAccount(actor),
      ...(realUid ? [makePersonRecord(realUid)] : []),
      makePersonRecord('another-person'),
    ];

  const scopes = [...getScopes(row)];
  const records: OwnedRecord[] = [];
  if (scopes.some((scope) => PERSONAL.includes(scope)))
    records.push(
      realUid || scopes.includes('selfInAgency') ? makeActedPersonRecord(uid) : makePersonRecord(uid),
      makePersonRecord('another-person'),
    );

  if (scopes.some((scope) => IN_AGENCY.includes(scope)))
    records.push(
      makeAgencyPersonRecord(uid, 'a'),
      makeAgencyPersonRecord(uid, 'b'),
      realUid ? makeActedPersonRecord(uid) : makePersonRecord(uid),
    );

  if (scopes.includes('curated'))
    for (const key of ['a', 'b'] as const)
      records.push({
        ...makeRecord(key, `${uid}-closed-in-${key}`),
        assignedTo: null,
        status: 'closed',
        closedBy: uid,
      });

  return records;
};

const omitId = ({ id: _id, ...fields }: OwnedRecord) =>
  fields as Record<string, string | boolean | string[] | null>;

const makeAccountFields = (
  { actor, actedBy, recordVersion }: Persona,
  id: string,
): Record<string, number | string[]> => {
  if (id === actedBy?.uid) return { accessVersion: actedBy.recordVersion };
  if (id !== actor?.uid) return {};
  return { showRates: [...(actor.showRates ?? [])], accessVersion: recordVersion };
};

/** All documents that must exist, by path. */
export const makeAllRecords = (rows: readonly CollectionRule[]) => {
  const records: Record<
    string,
    Record<string, string | number | boolean | string[] | Record<string, string> | null>
  > = {};
  for (const { actor, actedBy } of PERSONAS) {
    const { assignments = [] } = actor ?? {};
    for (const { talentId, agencyIds } of assignments) {
      const pair = `${actor?.uid}_${talentId}`;
      // Some know a talent through a session, others through a ticket.
      if (actedBy || (talentId === 'another-person' && assignments.length > 1))
        records[`sessionAssignments/${pair}`] = {
          talentId,
          sessions: Object.fromEntries(agencyIds.map((agencyId, index) => [`session-${index}`, agencyId])),
        };
      else records[`engineerAssignments/${pair}`] = { talentId, agencyIds: [...agencyIds] };
    }
  }

  // Rules of other collections read accounts too.
  for (const row of [...rows, getCollectionRule('users')]) {
    if (!row) continue;

    for (const record of makeCommonRecords(row)) records[`${row.collection}/${record.id}`] = omitId(record);

    for (const persona of [...PERSONAS, ENGINEER_OF_THIRTY, OF_MANY_AGENCIES]) {
      if (!persona.actor) continue;
      for (const record of makePersonalRecords(row, persona.actor))
        records[`${row.collection}/${record.id}`] = {
          ...omitId(record),
          ...(row.collection === 'users' ? makeAccountFields(persona, record.id) : {}),
        };
    }
  }

  return records;
};

/** The app's filters, one per kind of ownership, and filters that are too wide. */
export const getFilters = (row: CollectionRule, actor: Actor | null): readonly QueryFilter[] => {
  const scopes = getScopes(row);
  const uid = actor?.uid ?? 'another-person';
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

  if (scopes.has('sentToCompany'))
    for (const agencyId of ['agency-a', 'agency-b'])
      filters.push({ agencyId, companyId: 'company-a' }, { agencyId, companyId: 'company-a', isSent: true });
  if (scopes.has('ownAgencies')) {
    filters.push({ agencyIdsContain: 'agency-a' }, { agencyIdsContain: 'agency-b' });
  }

  if (scopes.has('ownTalent')) {
    filters.push({ talentId: uid }, { talentId: 'another-person' });
    for (const agency of ['agency-a', 'agency-b'])
      filters.push({
        talentId: uid,
        ...(scopes.has('ownAgency') ? { agencyId: agency } : { agencyIdsContain: agency }),
      });
  }

  for (const agencyId of ['agency-a', 'agency-b']) {
    if (scopes.has('talentInAgency')) filters.push({ talentId: uid, agencyId }, { talentId: uid });
    if (scopes.has('engineerInAgency')) filters.push({ engineerId: uid, agencyId }, { engineerId: uid });

    if (scopes.has('toEngineers'))
      filters.push(
        { audience: 'engineers', agencyId },
        { audience: 'engineers' },
        { audience: 'staff', agencyId },
      );

    const agencyIdsContain = agencyId;
    if (scopes.has('curating'))
      filters.push({ assignedTo: uid, agencyIdsContain }, { assignedTo: 'another-person', agencyIdsContain });

    if (scopes.has('available'))
      filters.push(
        { status: 'open', assignedTo: null, agencyIdsContain },
        { status: 'open', assignedTo: null },
        { status: 'closed', assignedTo: null, agencyIdsContain },
        { assignedTo: null, agencyIdsContain },
      );

    if (scopes.has('curated'))
      filters.push(
        { closedBy: uid, agencyIdsContain },
        { closedBy: uid },
        { closedBy: 'another-person', agencyIdsContain },
      );
  }

  for (const agencyId of ['agency-a', 'agency-b'])
    if (scopes.has('userInAgency'))
      filters.push({ userId: uid, agencyId }, { userId: 'another-person', agencyId }, { userId: uid });

  if (scopes.has('ownUser')) filters.push({ userId: uid }, { userId: 'another-person' });

  return filters;
};

export const toWhere = (filter: QueryFilter): readonly Filter[] =>
  Object.entries(filter).map(([field, value]) =>
    field === 'agencyIdsContain'
      ? { field: 'agencyIds', op: 'ARRAY_CONTAINS', value }
      : { field, op: 'EQUAL', value: value as string },
  );
