import { beforeAll, describe, expect, it } from 'vitest';
import type { ObjectSchema } from 'yup';
import type { AccountRole } from '@domain/access/roles.ts';
import { api } from '@domain/api.ts';
import type { Contract } from '@domain/contract.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { uploadDemo } from '../stack/demos.ts';
import { getDayFromNow } from '../stack/pricing.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makeClientRecord } from '../stack/clients.ts';

type Call = readonly [method: Contract['method'], path: string, body?: object];

const BILLING = {
  legalName: 'Vera Lund',
  vatTaxId: '54362315K',
  country: 'ESP',
  address: 'Mayor 1',
  city: 'Vigo',
  zip: '36201',
  phone: '+34 600 111 222',
  paypalEmail: 'vera@pay.example',
};
const RATES = { currency: 'EUR', sessionFee: 20_000, usageFee: 10_000, minimumFee: 5_000 };
const SCORES = { speedScore: 3, punctualityScore: 4, professionalismScore: 5 };

let ownerTenant: Tenant;
let otherTenant: Tenant;
let admin: Account;
let talent: Account;
let engineer: Account;
let client: Account;
let demo: { readonly id: string; readonly curationTicketId: string | null };

const merge = (path: string, fields: object) => firestore().doc(path).set(fields, { merge: true });

/** Staff changes to people whom another agency shares. */
const listChanges = (): readonly Call[] => [
  ['PATCH', `/talent/${talent.uid}`, { cityOfResidence: 'Oslo' }],
  ['PATCH', `/talent/${talent.uid}/terms`, { tags: ['warm'] }],
  ['PATCH', `/talent/${talent.uid}/rates`, RATES],
  ['POST', `/talent/${talent.uid}/vacations`, { from: getDayFromNow(3), to: getDayFromNow(4) }],
  ['POST', '/score/talent', { ...SCORES, talent: talent.uid }],
  ['POST', '/talentDossier', { talent: talent.uid, comment: 'Known here.' }],
  ['PATCH', `/billing-information/${talent.uid}`, { ...BILLING, talent: talent.uid }],
  ['PATCH', `/client/${client.uid}`, { cityOfResidence: 'Lugo' }],
  ['PATCH', `/engineer/${engineer.uid}`, { name: 'Eva' }],
];

const make = async (token: string, [method, path, body = {}]: Call): Promise<unknown> => {
  const { status, error, collection } = await call(method, path, { token, body });
  expect([path, status < 300, error.message]).toEqual([path, true, undefined]);
  return collection;
};

/** A talent, an engineer, a client and a company of both agencies, each changed and annotated by the other. */
beforeAll(async () => {
  [ownerTenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);

  const agencyIds = [ownerTenant.agencyId, otherTenant.agencyId];
  const { companyId, key } = ownerTenant;
  await merge(`agencies/${otherTenant.agencyId}`, {
    slug: `slug-${otherTenant.key}`,
    publicName: `Rival ${otherTenant.key}`,
  });
  await merge(`companies/${companyId}`, { agencyIds });

  const rival = await makeAccount({
    uid: `rival-${otherTenant.key}`,
    held: { admin: [otherTenant.agencyId] },
  });
  admin = await makeAccount({ uid: `admin-${key}`, held: { admin: [ownerTenant.agencyId] } });
  talent = await makeTalentAccount(agencyIds);
  engineer = await makeEngineer(agencyIds);
  client = await makeAccount({ uid: `shared-${key}`, held: { client: agencyIds }, user: { companyId } });
  await merge(`clients/${client.uid}`, makeClientRecord(client.email, agencyIds, companyId));
  demo = (await uploadDemo(talent.token, talent.uid)).collection;
  await make(talent.token, ['POST', '/billing-information', { ...BILLING, talent: talent.uid }]);
  for (const change of listChanges()) await make(rival.token, change);
  await make(rival.token, ['POST', `/connectionSession/${talent.uid}`]);
  await make(talent.token, ['POST', '/privacy/deletion-request']);
  await make(rival.token, ['POST', `/privacy/deletion-request/${talent.uid}/confirm`]);
});

const namesOther = (reply: unknown): boolean => JSON.stringify(reply ?? null).includes(otherTenant.key);

/** The record that `{id}` names. */
const getId = (path: string): string => {
  const areas: readonly (readonly [area: RegExp, id: string])[] = [
    [/^\/engineer/, engineer.uid],
    [/^\/client/, client.uid],
    [/^\/company/, ownerTenant.companyId],
    [/^\/curation-ticket/, String(demo.curationTicketId)],
    [/^\/demo/, demo.id],
  ];
  return areas.find(([area]) => area.test(path))?.[1] ?? talent.uid;
};

/** The address of a call with the shared people's ids. */
const getAddress = ({ path, query }: Contract): string => {
  const fields = (query as ObjectSchema<object> | undefined)?.describe().fields ?? {};
  const required = Object.entries(fields).filter(([, field]) => !('optional' in field && field.optional));

  const values: Readonly<Record<string, string>> = {
    id: getId(path),
    talentId: talent.uid,
    userId: talent.uid,
    talent: talent.uid,
    email: talent.email,
    demoId: demo.id,
    languageId: 'eng',
    scope: 'available',
    search: 'Vera',
  };

  return `${path}?${required.map(([name]) => `${name}={${name}}`).join('&')}`.replace(
    /\{(\w+)\}/g,
    (_, name: string) => encodeURIComponent(values[name] ?? 'none'),
  );
};

const contracts = Object.entries(api) as unknown as readonly (readonly [string, Contract])[];
const readBy = (role: AccountRole) =>
  contracts.filter(
    ([, { method, binary, auth }]) =>
      method === 'GET' && !binary && auth.kind === 'roles' && auth.roles.includes(role),
  );

describe('people shared by two agencies', () => {
  it('are changed by an admin without revealing the other agency', async () => {
    const wrong: string[] = [];
    for (const change of listChanges())
      if (namesOther(await make(admin.token, change))) wrong.push(change[1]);
    expect(wrong).toEqual([]);
  });

  it.each([
    [
      'admin',
      ['clients.get', 'clients.list', 'engineers.get', 'engineers.list', 'curation.demo', 'audit.list'],
    ],
    [
      'agencyTeam',
      ['talents.get', 'talents.billing', 'talents.rates', 'talents.dossier', 'projects.companies'],
    ],
  ] as const)('are visible to an agency’s %s without the other agency', async (role, expected) => {
    const token = role === 'admin' ? admin.token : ownerTenant.teamToken;
    const replies = await Promise.all(
      readBy(role).map(async ([name, contract]) => ({
        name,
        ...(await call('GET', getAddress(contract), { token })),
      })),
    );
    const answered = replies.filter(({ status, collection }) => status === 200 && collection !== null);
    expect(answered.map(({ name }) => name)).toEqual(expect.arrayContaining([...expected]));
    expect(replies.filter(({ collection }) => namesOther(collection)).map(({ name }) => name)).toEqual([]);
  });
});
