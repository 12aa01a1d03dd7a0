import { beforeAll } from 'vitest';
import {
  getSlotState,
  SLOT_STATES,
  slotTransitions,
  type SlotState,
} from '@domain/availability/transitions.ts';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { firestore } from '../stack/admin.ts';
import {
  accept,
  addRoleLicence,
  getLink,
  makeSlot,
  makeThreeDays,
  requestAvailability,
  toPage,
  type Link,
} from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { makePlan, plan } from '../stack/sessions.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { describeTransitions, pickTransitions } from '../stack/transitions.ts';
import { makePerson } from './accounts.ts';

const PEOPLE = {
  client: ['client'],
  agencyTeam: ['agencyTeam'],
  admin: ['admin'],
  engineer: ['engineer'],
  talent: ['talent'],
  link: ['link'],
  otherCompany: [],
  otherAgency: [],
} as const;
type Person = keyof typeof PEOPLE;

const HOUR_MS = 60 * 60 * 1000;

let tenant: Tenant;
let tokens: Readonly<Record<Person, string>>;
let links: Readonly<Record<SlotState, Link>>;

beforeAll(async () => {
  const rival = await makeTenant(0);
  tenant = await makeTenant(SLOT_STATES.length);
  const { agencyId, companyId } = tenant;

  const [admin, otherCompany, engineer] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, rival.companyId, 'client'),
    makePerson(agencyId, companyId, 'engineer'),
  ]);

  tokens = {
    client: tenant.clientToken,
    agencyTeam: tenant.teamToken,
    admin: admin.token,
    engineer: engineer.token,
    talent: tenant.talentToken,
    link: '',
    otherCompany: otherCompany.token,
    otherAgency: rival.teamToken,
  };
});

/** The slot in which a moment is, in UTC. */
const toDatetime = (millis: number): string => {
  const start = new Date(millis);
  const hour = start.getUTCHours() - (start.getUTCHours() % 2);
  const [from, to] = [hour, (hour + 2) % 24].map((value) => String(value).padStart(2, '0'));
  // Slots after midnight belong to the day before.
  const day = new Date(millis - 6 * HOUR_MS).toISOString().slice(0, 10);
  return `${day.replaceAll('-', '/')} ${from}-${to}`;
};
const readRequest = async ({ requestId }: Link) =>
  (await firestore().doc(`availabilityRequests/${requestId}`).get()).data() as AvailabilityRequest;
/** The second slot, or the only one. */
const confirmLast = async (link: Link) => {
  const page = (await toPage(link)).collection;
  return accept(link, page, Math.min(1, page.timeRanges.length - 1));
};
const confirm = async (link: Link, index: number) => accept(link, (await toPage(link)).collection, index);
const update = (token: string, { requestId }: Link) =>
  call('PATCH', `/request-availability/${requestId}`, {
    token,
    body: { timeZone: 'Europe/Madrid', timeRanges: makeThreeDays(12) },
  });
const propose = (token: string, { requestId }: Link) =>
  call('PATCH', `/request-availability/${requestId}/proposal`, {
    token,
    body: { timeZone: 'Europe/Madrid', ...makeSlot(30) },
  });
const act = (act: 'book' | 'release', token: string, { requestId }: Link) =>
  call('POST', `/request-availability/${requestId}/${act}`, { token, body: {} });
const cancel = (token: string, { requestId }: Link) =>
  call('DELETE', `/request-availability/${requestId}`, { token });

/** Moves an accepted slot, as time passes. */
const moveSlot = async (link: Link, hours: number) => {
  const { timeRanges } = await readRequest(link);
  const datetime = toDatetime(Date.now() + hours * HOUR_MS);
  await firestore()
    .doc(`availabilityRequests/${link.requestId}`)
    .update({
      timeZone: 'UTC',
      timeRanges: timeRanges.map((range) => (range.status === 'accepted' ? { ...range, datetime } : range)),
    });
};

const planSession = async (link: Link, castingId: string) => {
  const { uid } = await makeEngineer([tenant.agencyId], {}, ['eng']);
  const { startsAt, endsAt } = (await toPage(link)).collection.timeRanges.find(
    ({ status }) => status === 'accepted',
  )!;
  const body = makePlan(tenant, { link, startsAt, endsAt }, { engineerId: uid });
  await plan(tokens.agencyTeam, castingId, body);
};

/** What leads a request to a state; `released` needs another talent. */
const WAYS: Readonly<Record<SlotState, (link: Link, castingId: string) => Promise<unknown>>> = {
  requested: () => Promise.resolve(),
  held: async (link) => {
    await firestore().doc(`availabilityRequests/${link.requestId}`).update({ kind: 'option' });
    await confirm(link, 0);
  },
  accepted: (link) => confirm(link, 0),
  moving: async (link) => {
    await WAYS.accepted(link, '');
    await update(tokens.client, link);
  },
  movingBegun: async (link) => {
    await WAYS.moving(link, '');
    const moving = { datetime: toDatetime(Date.now() - 4 * HOUR_MS), timeZone: 'UTC' };
    await firestore().doc(`availabilityRequests/${link.requestId}`).update({ moving });
  },
  soon: async (link) => {
    await WAYS.accepted(link, '');
    await moveSlot(link, 4);
  },
  begun: async (link) => {
    await WAYS.accepted(link, '');
    await moveSlot(link, -4);
  },
  planned: async (link, castingId) => {
    await WAYS.accepted(link, '');
    await planSession(link, castingId);
  },
  recorded: async (link, castingId) => {
    await WAYS.planned(link, castingId);
    await moveSlot(link, -4);
  },
  rescheduling: async (link, castingId) => {
    await WAYS.planned(link, castingId);
    await propose(tokens.client, link);
  },
  reschedulingBegun: async (link, castingId) => {
    await WAYS.rescheduling(link, castingId);
    const moving = { datetime: toDatetime(Date.now() - 4 * HOUR_MS), timeZone: 'UTC' };
    await firestore().doc(`availabilityRequests/${link.requestId}`).update({ moving });
  },
  released: () => Promise.resolve(),
  cancelled: (link) => cancel(tokens.client, link),
};

const setUp = async () => {
  const email = (state: SlotState) => tenant.talents[SLOT_STATES.indexOf(state)]!.email;
  const cast = await makeCast(tenant);
  await addRoleLicence(tokens.client, cast.voice.id);
  await requestAvailability(tokens.client, cast, { othersThen: 'keep' });

  const made: [SlotState, Link][] = [];
  for (const state of SLOT_STATES.filter((item) => item !== 'released')) {
    const link = await getLink(email(state));
    await WAYS[state](link, cast.castingId);
    made.push([state, link]);
  }

  // Another role, which the first to accept takes.
  const raced = await makeCast(tenant);
  const rivals = ['released', 'cancelled'].map((state) => SLOT_STATES.indexOf(state as SlotState));
  await addRoleLicence(tokens.client, raced.voice.id);
  const requests = await requestAvailability(tokens.client, raced, {
    castingDemoIds: rivals.map((index) => raced.shortlisted[index]!.id),
    timeRanges: makeThreeDays(20),
  });
  const getLinkOf = async (index: number, mails: number) => getLink(tenant.talents[index]!.email, mails);
  const [released, winner] = [await getLinkOf(rivals[0]!, 2), await getLinkOf(rivals[1]!, 3)];
  await confirm(winner, 0);
  made.push(['released', { ...released, requestId: requests.collection[0]!.id }]);
  links = Object.fromEntries(made) as typeof links;
};

describeTransitions('a slot request', {
  states: SLOT_STATES,
  // Sessions have tests of their own, and a release follows an acceptance.
  transitions: pickTransitions(slotTransitions, [
    'confirm',
    'update',
    'propose',
    'keep',
    'cancel',
    'book',
    'releaseOption',
  ]),
  people: PEOPLE,
  setUp,
  calls: {
    confirm: (state) => confirmLast(links[state]),
    update: (state, person) => update(tokens[person], links[state]),
    propose: (state, person) => propose(tokens[person], links[state]),
    keep: (state, person) =>
      call('PATCH', `/request-availability/${links[state].requestId}/keep`, {
        token: tokens[person],
        body: {},
      }),
    cancel: (state, person) => cancel(tokens[person], links[state]),
    book: (state, person) => act('book', tokens[person], links[state]),
    releaseOption: (state, person) => act('release', tokens[person], links[state]),
  },
  read: async (state) => {
    const record = await readRequest(links[state]);
    return { state: getSlotState(record, Date.now()), record };
  },
});
