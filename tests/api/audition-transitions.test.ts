import { readFileSync } from 'node:fs';
import { beforeAll } from 'vitest';
import {
  getRequestState,
  getTakeState,
  REQUEST_STATES,
  requestTransitions,
  TAKE_STATES,
  takeTransitions,
  type RequestState,
  type TakeState,
} from '@domain/auditions/transitions.ts';
import type { Audition, AuditionEntry } from '@domain/auditions/auditions.ts';
import { toRecordKey } from '../../functions/src/work/tokens/record-keys.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { getUploadPath, requestAuditions } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { moveBack } from '../stack/moments.ts';
import { makeCast, makeDeadline, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { describeTransitions } from '../stack/transitions.ts';
import { makePerson } from './accounts.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));
/** Another recording, which is no repeat of the first upload. */
const otherTake = Buffer.concat([take, take]);

const PEOPLE = {
  client: ['client'],
  agencyTeam: ['agencyTeam'],
  admin: ['admin'],
  engineer: ['engineer'],
  talent: ['talent'],
  otherTalent: [],
  link: ['link'],
  otherCompany: [],
  otherAgency: [],
} as const;
type Person = keyof typeof PEOPLE;

let tenant: Tenant;
let cast: Cast;
let talentTokens: readonly string[];
let tokens: Readonly<Record<Exclude<Person, 'talent' | 'link'>, string>>;
/** Addresses of upload pages, by state. */
let uploadPaths: Readonly<Record<TakeState, string>>;
let requestIds: Readonly<Record<RequestState, string>>;

beforeAll(async () => {
  const rival = await makeTenant(0);
  tenant = await makeTenant(TAKE_STATES.length);
  const { agencyId, companyId } = tenant;

  const [admin, otherCompany, engineer] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, rival.companyId, 'client'),
    makePerson(agencyId, companyId, 'engineer'),
  ]);
  const talents = await Promise.all(
    tenant.talents.map(({ id: uid, email }) => makeAccount({ uid, email, held: { talent: [agencyId] } })),
  );
  talentTokens = talents.map(({ token }) => token);

  tokens = {
    client: tenant.clientToken,
    agencyTeam: tenant.teamToken,
    admin: admin.token,
    engineer: engineer.token,
    otherTalent: tenant.talentToken,
    otherCompany: otherCompany.token,
    otherAgency: rival.teamToken,
  };
});

const getTalent = (state: TakeState) => tenant.talents[TAKE_STATES.indexOf(state)]!;
const toId = (state: TakeState) => `${cast.castingId}_${cast.voice.id}_${getTalent(state).id}`;
const getToken = (state: TakeState, person: Person): string => {
  if (person === 'talent') return talentTokens[TAKE_STATES.indexOf(state)]!;
  return person === 'link' ? '' : tokens[person];
};
const request = async (states: readonly TakeState[]): Promise<string> => {
  const talentIds = states.map((state) => getTalent(state).id);
  return (await requestAuditions(cast, tenant.clientToken, { talentIds })).collection.id;
};
const upload = (state: TakeState, bytes = take) =>
  call('POST', uploadPaths[state], { body: uploadForm(bytes) });
const answer = (state: TakeState, body: object) =>
  call('POST', uploadPaths[state].replace('/upload/', '/answer/'), { body });
const setTakeReceiver = (takeReceiver: 'client' | 'agency') =>
  call('PATCH', `/project/${cast.project.id}/takeReceiver`, {
    token: tenant.teamToken,
    body: { takeReceiver },
  });
const cancel = (token: string, id: string) => call('DELETE', `/audition/${id}`, { token });
const readEntry = async (state: TakeState) =>
  (
    await firestore()
      .doc(`auditionEntries/${toId(state)}`)
      .get()
  ).data() as AuditionEntry;

/** A talent's part in each state: two were requested first, and that request was cancelled. */
const setUp = async () => {
  cast = await makeCast(tenant);
  const ended = ['kept', 'cancelled'] as const;
  const cancelled = await request(ended);
  const open = await request(TAKE_STATES.filter((state) => !ended.some((item) => item === state)));
  requestIds = { open, cancelled };
  const paths: [TakeState, string][] = [];
  for (const state of TAKE_STATES)
    paths.push([state, await getUploadPath(toId(state), getTalent(state).email)]);
  uploadPaths = Object.fromEntries(paths) as typeof uploadPaths;

  await upload('uploaded');
  await upload('kept');
  await cancel(tenant.clientToken, cancelled);
  await setTakeReceiver('agency');
  await upload('held');
  await setTakeReceiver('client');
  await answer('declined', { answer: 'declined', reason: 'rate', note: '' });
  await moveBack(`auditionEntries/${toId('late')}`, { deadline: Date.now() - 1000 });
};

describeTransitions('a take', {
  states: TAKE_STATES,
  transitions: takeTransitions,
  people: PEOPLE,
  setUp,
  calls: {
    confirm: (state) => answer(state, { answer: 'confirmed', note: '' }),
    decline: (state) => answer(state, { answer: 'declined', reason: 'conflict', note: '' }),
    upload: (state) => upload(state, otherTake),
    forward: (state, person) =>
      call('POST', `/casting/forwardTakes/${cast.castingId}`, {
        token: getToken(state, person),
        body: { entryIds: [toId(state)], message: '' },
      }),
    return: (state, person) =>
      call('POST', `/audition-entry/return/${toId(state)}`, {
        token: getToken(state, person),
        body: { note: 'Warmer, please.' },
      }),
    approve: (state, person) =>
      call('PATCH', `/audition-entry/approve/${toId(state)}`, {
        token: getToken(state, person),
        body: { isApproved: true },
      }),
    markBest: (state, person) =>
      call('PATCH', `/audition-entry/bestTake/${toId(state)}`, {
        token: getToken(state, person),
        body: { bestTake: 1 },
      }),
    comment: (state, person) =>
      call('POST', `/casting/${cast.castingId}/comment/take`, {
        token: getToken(state, person),
        body: { auditionEntryId: toId(state), atMs: 0, text: 'Good.' },
      }),
    callBack: (state, person) =>
      call('POST', `/audition/callback/${cast.castingId}/${cast.voice.id}`, {
        token: getToken(state, person),
        body: {
          style: 'NATURAL',
          script: 'The second script.',
          brief: '',
          deadline: makeDeadline(4),
          entryIds: [toId(state)],
        },
      }),
    consent: (state, person) =>
      call('PATCH', `/audition-entry/${toRecordKey(toId(state))}/consent`, {
        token: getToken(state, person),
        body: { syntheticVoiceConsent: true },
      }),
    cancel: async (state, person) => cancel(getToken(state, person), (await readEntry(state)).auditionId),
  },
  read: async (state) => {
    const record = await readEntry(state);
    const dossier = await firestore()
      .doc(`auditionDossiers/${toId(state)}`)
      .get();
    const isHeld = Boolean(dossier.get('take'));
    return { state: getTakeState(record, isHeld, Date.now()), record: { record, dossier: dossier.data() } };
  },
});

const readRequest = async (state: RequestState) =>
  (await firestore().doc(`auditions/${requestIds[state]}`).get()).data() as Audition;

const { link: _, talent: __, ...PRODUCTION } = PEOPLE;

describeTransitions('a request', {
  states: REQUEST_STATES,
  transitions: requestTransitions,
  people: PRODUCTION,
  setUp,
  calls: {
    update: async (state, person) =>
      call('PATCH', `/audition/${requestIds[state]}`, {
        token: tokens[person],
        body: {
          style: 'NATURAL',
          script: 'Another script.',
          brief: '',
          deadline: makeDeadline(6),
          outcomeBy: makeDeadline(9),
          revision: (await readRequest(state)).revision ?? 1,
        },
      }),
    cancel: (state, person) => cancel(tokens[person], requestIds[state]),
  },
  read: async (state) => {
    const record = await readRequest(state);
    return { state: getRequestState(record), record };
  },
});
