import { beforeAll } from 'vitest';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import {
  getSessionStage,
  SESSION_STAGES,
  sessionTransitions,
  type SessionStage,
} from '@domain/sessions/transitions.ts';
import { firestore } from '../stack/admin.ts';
import type { Account } from '../stack/account.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { makeWav, toAnnouncement } from '../stack/deliveries.ts';
import { choosePlace } from '../stack/places.ts';
import { getDayFromNow } from '../stack/pricing.ts';
import { begin, changeSession, makeParticipants, plan, startReport } from '../stack/sessions.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { describeTransitions } from '../stack/transitions.ts';
import { makePerson } from './accounts.ts';

const PEOPLE = {
  client: ['client'],
  agencyTeam: ['agencyTeam'],
  admin: ['admin'],
  engineer: ['engineer'],
  otherEngineer: [],
  talent: [],
  otherCompany: [],
  otherAgency: [],
} as const;
type Person = keyof typeof PEOPLE;

let tenant: Tenant;
let engineer: Account;
let otherEngineer: Account;
let tokens: Readonly<Record<Person, string>>;
let ids: Readonly<Record<SessionStage, string>>;

beforeAll(async () => {
  const rival = await makeTenant(0);
  tenant = await makeTenant(1);
  const { agencyId, companyId } = tenant;

  const [admin, otherCompany] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, rival.companyId, 'client'),
  ]);
  [engineer, otherEngineer] = await Promise.all([
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
});

const getSpan = (day: number) => ({
  startsAt: `${getDayFromNow(day)}T10:00:00.000Z`,
  endsAt: `${getDayFromNow(day)}T11:00:00.000Z`,
});
const readSession = async (stage: SessionStage) =>
  (await firestore().doc(`recordingSessions/${ids[stage]}`).get()).data() as RecordingSession;
const change = async (token: string, id: string, body: object) => {
  const { revision } = (await firestore().doc(`recordingSessions/${id}`).get()).data() as RecordingSession;
  return changeSession(token, id, { revision, ...body });
};

const close = (id: string) => change(tokens.agencyTeam, id, { state: 'done' });
const report = (id: string) => startReport(tokens.agencyTeam, id);

/** What leads a planned session to a stage. */
const WAYS: Readonly<Record<SessionStage, readonly ((id: string) => Promise<unknown>)[]>> = {
  planned: [],
  begun: [begin],
  begunReported: [begin, report],
  done: [begin, close],
  doneReported: [begin, close, report],
  cancelled: [(id) => change(tokens.agencyTeam, id, { state: 'cancelled' })],
};

const setUp = async () => {
  const { castingId, project, shortlisted } = await makeCast(tenant, 1);
  const [place] = shortlisted;
  await choosePlace(place?.id, project.id, tokens.client);

  const made: [SessionStage, string][] = [];
  for (const [index, stage] of SESSION_STAGES.entries()) {
    const planned = await plan(tokens.agencyTeam, castingId, {
      ...getSpan(5 + index),
      castingDemoId: place?.id,
      engineerId: engineer.uid,
      timeZone: 'Europe/Madrid',
      dialIn: { method: 'Zoom', link: 'https://zoom.example/j/1' },
      participants: makeParticipants(tenant),
    });
    const { id } = planned.collection;
    for (const step of WAYS[stage]) await step(id);
    made.push([stage, id]);
  }
  ids = Object.fromEntries(made) as typeof ids;
};

const patch = (body: () => object) => (stage: SessionStage, person: Person) =>
  change(tokens[person], ids[stage], body());

const { addFile: _, ...transitions } = sessionTransitions;

describeTransitions('a session', {
  states: SESSION_STAGES,
  transitions,
  people: PEOPLE,
  setUp,
  calls: {
    move: patch(() => getSpan(30)),
    changeZone: patch(() => ({ timeZone: 'Europe/Lisbon' })),
    changeRoles: patch(() => ({ moreCastingDemoIds: [] })),
    changeEngineer: patch(() => ({ engineerId: otherEngineer.uid })),
    changeAccess: patch(() => ({ studio: 'Studio 2' })),
    changePeople: patch(() => ({ participants: makeParticipants(tenant) })),
    note: patch(() => ({ notes: { lateMinutes: 5, noShow: '', overtimeMinutes: 0 } })),
    close: patch(() => ({ state: 'done' })),
    reopen: patch(() => ({ state: 'planned' })),
    cancel: patch(() => ({ state: 'cancelled' })),
    startReport: (stage, person) => startReport(tokens[person], ids[stage]),
    deliver: (stage, person) =>
      call('POST', `/casting/recordingSession/${ids[stage]}/delivery`, {
        token: tokens[person],
        body: toAnnouncement(makeWav(64), 'Final mix.wav'),
      }),
  },
  read: async (stage) => {
    const record = await readSession(stage);
    return { state: getSessionStage(record, Date.now()), record };
  },
});
