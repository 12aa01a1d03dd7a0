import { beforeAll } from 'vitest';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { DELIVERY_PROFILE_NAMES } from '@domain/deliveries/delivery-profiles.ts';
import {
  deliveryTransitions,
  getVersionState,
  VERSION_STATES,
  type VersionState,
} from '@domain/deliveries/transitions.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { deliverFile, readStoredDelivery, sendFiles, uploadFile } from '../stack/deliveries.ts';
import { bookVoice, makePlan, plan } from '../stack/sessions.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { describeTransitions, pickTransitions } from '../stack/transitions.ts';
import { makePerson } from './accounts.ts';

const PEOPLE = {
  client: ['client'],
  agencyTeam: ['agencyTeam'],
  admin: ['admin'],
  engineer: ['engineer'],
  otherEngineer: [],
  talent: ['talent'],
  otherCompany: [],
  otherAgency: [],
} as const;
type Person = keyof typeof PEOPLE;

let tenant: Tenant;
let tokens: Readonly<Record<Person, string>>;
let sessionId: string;
let ids: Readonly<Record<VersionState, string>>;

beforeAll(async () => {
  const rival = await makeTenant(0);
  tenant = await makeTenant(1);
  const { agencyId, companyId } = tenant;

  const [admin, otherCompany, engineer, otherEngineer] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, rival.companyId, 'client'),
    makeEngineer([agencyId], {}, ['eng']),
    makeEngineer([agencyId], {}, ['eng']),
  ]);

  tokens = {
    client: tenant.clientToken,
    agencyTeam: tenant.teamToken,
    admin: admin.token,
    engineer: engineer.token,
    otherEngineer: otherEngineer.token,
    talent: tenant.talentToken,
    otherCompany: otherCompany.token,
    otherAgency: rival.teamToken,
  };

  const cast = await makeCast(tenant, 1);
  const body = makePlan(tenant, await bookVoice(tenant, cast), { engineerId: engineer.uid });
  sessionId = (await plan(tokens.agencyTeam, cast.castingId, body)).collection.id;
});

const send = (token: string, id: string) => sendFiles(token, sessionId, [id]);
const accept = (token: string, id: string) => call('POST', `/delivery/${id}/accept`, { token, body: {} });
const requestRevision = (token: string, id: string) =>
  call('POST', `/delivery/${id}/revision`, {
    token,
    body: { atMs: null, note: 'Softer, please.', cause: 'recording' },
  });
const open = (token: string, id: string) => call('GET', `/delivery/${id}/signed-url`, { token });

/** A version of its own name, in each state. */
const makers: Readonly<Record<VersionState, (name: string) => Promise<string>>> = {
  uploaded: (name) => uploadFile(tokens.engineer, sessionId, name),
  delivered: (name) => deliverFile(tokens.engineer, sessionId, name),
  opened: async (name) => {
    const id = await makers.delivered(name);
    await open(tokens.client, id);
    return id;
  },
  accepted: async (name) => {
    const id = await makers.delivered(name);
    await accept(tokens.client, id);
    return id;
  },
  revisionRequested: async (name) => {
    const id = await makers.delivered(name);
    await requestRevision(tokens.client, id);
    return id;
  },
  replaced: async (name) => {
    const id = await makers.delivered(name);
    await makers.delivered(name);
    return id;
  },
  outdated: async (name) => {
    const id = await makers.uploaded(name);
    await makers.uploaded(name);
    return id;
  },
};

/** The others are effects of these, or of the clock. */
const TRIED = ['send', 'accept', 'requestRevision', 'mend', 'withdraw', 'remove'] as const;

describeTransitions('a delivery', {
  states: VERSION_STATES,
  transitions: pickTransitions(deliveryTransitions, TRIED),
  people: PEOPLE,
  setUp: async () => {
    const made: [VersionState, string][] = [];
    for (const state of VERSION_STATES) made.push([state, await makers[state](`${state}.wav`)]);
    ids = Object.fromEntries(made) as typeof ids;
  },
  calls: {
    send: (state, person) => send(tokens[person], ids[state]),
    accept: (state, person) => accept(tokens[person], ids[state]),
    requestRevision: (state, person) => requestRevision(tokens[person], ids[state]),
    mend: (state, person) =>
      call('POST', `/delivery/${ids[state]}/mend`, {
        token: tokens[person],
        body: { profile: DELIVERY_PROFILE_NAMES[0], fixes: [], name: `renamed ${state}` },
      }),
    withdraw: (state, person) =>
      call('POST', `/delivery/${ids[state]}/withdraw`, { token: tokens[person], body: {} }),
    remove: (state, person) => call('DELETE', `/delivery/${ids[state]}`, { token: tokens[person] }),
  },
  read: async (state) => {
    const record: Delivery | undefined = await readStoredDelivery(ids[state]);
    return record ? { state: getVersionState(record), record } : null;
  },
});
