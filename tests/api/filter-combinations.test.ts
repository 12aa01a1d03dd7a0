/** @module-tag full */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema, SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup';
import { api } from '@domain/api.ts';
import type { AccountRole } from '@domain/access/roles.ts';
import type { Contract } from '@domain/contract.ts';
import { TICKET_SCOPES } from '@domain/curation/curation.ts';
import { ENQUIRY_STATES } from '@domain/enquiries/enquiries.ts';
import { INVITATION_KINDS, INVITATION_STATES } from '@domain/invitations/invitations.ts';
import { EARNING_STATES } from '@domain/orders/earnings.ts';
import { ORDER_FILTERS } from '@domain/orders/order-list.ts';
import { LICENCE_FILTERS } from '@domain/ledger/licence-stage.ts';
import { REVIEW_STATUSES } from '@domain/demos/demos.ts';
import { VOICE_PARTS } from '@domain/privacy/voice-data.ts';
import { PROJECT_SHELVES, PROJECT_STATES, PROJECT_TYPES } from '@domain/projects/projects.ts';
import { ROSTER_TRAITS } from '@domain/roster/roster-traits.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson } from './accounts.ts';

/**
 * The database refuses unindexed queries, here as in production, so every combination of filters is
 * requested once. Fields come from the contracts; new ones are included automatically.
 */

/** Paging parameters, which don't filter. */
const PAGING = ['cursor', 'page', 'size', 'pageSize', 'current'];

let projectId = '';
/** Filter values that change the query, or represent all values that don't. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(ROSTER_TRAITS.map((trait) => [trait, ['one']])),
  // Multiple values multiply with those of other filters, up to a limit.
  ...Object.fromEntries(['country', 'accent', 'answered'].map((trait) => [trait, ['one,two']])),
  language: ['eng'],
  gender: ['FEM'],
  voiceAge: ['ADU'],
  tone: ['MED'],
  category: ['WARM'],
  nameOrEmail: ['ann'],
  search: ['ann lee'],
  reported: ['true'],
  scope: TICKET_SCOPES,
  reviewStatus: REVIEW_STATUSES.slice(0, 1),
  talentId: ['nobody'],
  projectId: ['no-project'],
  of: ['projects'],
  stage: LICENCE_FILTERS,
  shelf: PROJECT_SHELVES.slice(1, 2),
  type: PROJECT_TYPES.slice(1, 2),
  state: PROJECT_STATES.slice(0, 1),
  earningState: EARNING_STATES.slice(0, 1),
  status: ENQUIRY_STATES.slice(0, 1),
  liveTested: ['true'],
  homeStudio: ['true'],
  voiceSpec: ['RASPY'],
  alsoIn: ['spa,fra'],
  languageTag: ['es-MX'],
  name: ['ann'],
  id: ['no-licence'],
  ids: ['no-demo'],
  kind: INVITATION_KINDS.slice(0, 1),
  standing: INVITATION_STATES,
  notFor: ['Brand'],
  get notCompetingWith() {
    return [projectId];
  },
  free: ['2131-08-01/2131-08-10'],
  feeUpTo: ['25000EUR'],
  sort: ['name'],
  part: VOICE_PARTS,
  by: ['nobody'],
  subject: ['projects/no-project'],
  action: ['projects.update'],
  from: ['2031-08-01T00:00:00Z'],
  to: ['2031-08-10T00:00:00Z'],
  through: ['2031-08-10'],
};

/** Values where a list gives the parameter another meaning. */
const OWN_VALUES: Readonly<Record<string, typeof VALUES>> = {
  '/orders': { state: ORDER_FILTERS },
  '/invoices': { from: ['2031-08-01'] },
};

/**
 * With more filters, only single, paired and complete choices run here; tests/rules covers the rest
 * (`voiceFinder` in queries/finder.ts, roster-subsets.test.ts).
 */
const MANY = 8;

type Values = Readonly<Record<string, readonly string[]>>;
type Choice = readonly (readonly [string, string])[];

/** Every subset of filter values, including none and all. */
const listChoices = (fields: readonly string[], values: Values): readonly Choice[] =>
  fields.reduce<readonly Choice[]>(
    (found, field) => [
      ...found,
      ...found.flatMap((choice) => (values[field] ?? []).map((value): Choice => [...choice, [field, value]])),
    ],
    [[]],
  );

const countCombinations = (fields: readonly string[], values: Values): readonly Choice[] => {
  if (fields.length <= MANY) return listChoices(fields, values);

  const pickFirst = (field: string): Choice => [[field, values[field]?.[0] ?? '']];

  return [
    [],
    fields.flatMap(pickFirst),
    ...fields.flatMap((first, index) => [
      pickFirst(first),
      ...fields.slice(index + 1).map((second): Choice => [...pickFirst(first), ...pickFirst(second)]),
    ]),
  ];
};

interface Filtered {
  readonly name: string;
  readonly path: string;
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const getFields = (schema: Schema | undefined): SchemaObjectDescription['fields'] =>
  schema ? (schema.describe() as SchemaObjectDescription).fields : {};

const isRequired = (field: SchemaFieldDescription | undefined): boolean =>
  (field as SchemaDescription | undefined)?.optional === false;

const CONTRACTS = Object.entries(api) as unknown as readonly (readonly [string, Contract])[];
/** Paged lists with their filters. */
const LISTS: readonly Filtered[] = CONTRACTS.flatMap(([name, { method, path, query }]) => {
  const fields = getFields(query as Schema | undefined);
  const names = Object.keys(fields);
  if (method !== 'GET' || path.includes('{') || !names.some((field) => PAGING.includes(field))) return [];
  const filters = names.filter((field) => !PAGING.includes(field));
  const required = filters.filter((field) => isRequired(fields[field]));
  return [{ name, path, required, optional: filters.filter((field) => !required.includes(field)) }];
});

const ROLES = [
  'client',
  'agencyTeam',
  'admin',
  'talent',
  'engineer',
] as const satisfies readonly AccountRole[];

let tenant: Tenant;
const tokens: Partial<Record<AccountRole, string>> = {};
beforeAll(async () => {
  tenant = await makeTenant(1);

  for (const role of ROLES) {
    const { uid, token } = await makePerson(tenant.agencyId, tenant.companyId, role);
    tokens[role] = token;
    // Rates are for clients with the agency's grant.
    if (role === 'client')
      await firestore()
        .doc(`users/${uid}`)
        .update({ showRates: [tenant.agencyId] });
  }

  projectId = (await makeCast(tenant, 1)).project.id;

  // Without a tested connection, the database isn't queried for it.
  const check = `/connectionSession/${tenant.talents[0]?.id}`;
  const token = tokens.admin;
  await call('POST', check, { token, body: {} });

  const { status } = await call('PATCH', check, { token, body: { status: 'passed', quality: 'GOOD' } });
  expect(status).toBe(200);
});

describe('every combination of filters has an index', () => {
  it('in the lists with combinations', () => {
    expect(LISTS.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'talents.crm',
        'demos.search',
        'demos.list',
        'curation.tickets',
        'clients.list',
      ]),
    );

    const unknown = LISTS.flatMap(({ required, optional }) => [...required, ...optional]).filter(
      (field) => !VALUES[field],
    );
    expect(unknown, 'add a value of it to VALUES').toEqual([]);
  });

  // Hundreds of calls.
  it.each(LISTS)('in $name', { timeout: 60_000 }, async ({ path, required, optional }) => {
    const values = { ...VALUES, ...OWN_VALUES[path] };
    const begun = listChoices(required, values).filter((choice) => choice.length === required.length);
    const combinations = begun.flatMap((start) =>
      countCombinations(optional, values).map(
        (choice) => new URLSearchParams([...start, ...choice].map(([...pair]) => pair)),
      ),
    );
    const refused: string[] = [];
    let served = 0;
    for (const role of ROLES)
      for (const query of combinations) {
        const token = tokens[role];
        const { status, error } = await call('GET', `${path}?${query.toString()}`, { token });
        if (status === 200) served += 1;
        // Denied roles don't matter here.
        else if (status !== 403 && status !== 404)
          refused.push(`${role} ${query.toString()}: ${status} ${error.code}`);
        if (status === 403) break;
      }

    expect(refused).toEqual([]);
    expect(served).toBeGreaterThanOrEqual(combinations.length);
  });
});
