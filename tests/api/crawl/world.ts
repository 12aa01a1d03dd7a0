import { getActingToken } from '../../stack/acting.ts';
import { firestore } from '../../stack/admin.ts';
import { call } from '../../stack/call.ts';
import { signToken } from '../../stack/link-tokens.ts';
import {
  nameAgency,
  plantAgency,
  plantCompany,
  plantCompanyProject,
  type PlantedAgency,
} from './agencies.ts';
import {
  waitForFiles,
  toInviteId,
  makePerson,
  getPeople,
  type PersonWish,
  type CrawlPerson,
} from './people.ts';
import type { Persona } from './persona.ts';
import type { PlantedProject } from './planted-project.ts';
import { plant, writePlanted } from './records.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface World {
  readonly agencies: readonly PlantedAgency[];
  /** Same agency as the first, another company. */
  readonly rivals: PlantedProject;
  readonly people: readonly CrawlPerson[];
  readonly personas: readonly Persona[];
  /** People whose tokens predate a decision that an admin of the first agency is about to make. */
  readonly decisions: readonly { readonly path: string; readonly body: object }[];
  readonly disabled: CrawlPerson;
  readonly demoted: CrawlPerson;
  readonly rejected: CrawlPerson;
}

const makePersona = (name: string, someone: CrawlPerson, over: Partial<Persona> = {}): Persona => ({
  name,
  uid: someone.uid,
  ...(someone.token ? { token: someone.token } : {}),
  holds: someone.held,
  ...over,
});

/** Locked-out people: their roles grant nothing. */
const makeKeptOut = (name: string, someone: CrawlPerson, over: Partial<Persona> = {}): Persona =>
  makePersona(name, someone, { isOut: true, ...over });

/** An acting session, limited to the admin's agencies. */
const makeActing = async (
  name: string,
  admin: CrawlPerson,
  as: CrawlPerson,
  over: Partial<Persona> = {},
): Promise<Persona> =>
  makePersona(
    `an admin who acts as ${name}`,
    { ...as, token: await getActingToken(admin.token, as.uid) },
    { actedBy: admin.uid, ...over },
  );

const findGuests = async (agency: PlantedAgency, invite: string): Promise<readonly Persona[]> => {
  const { linked } = agency.project;
  const [entry] = linked.entries;
  if (!entry) throw new Error('Nobody was asked for an audition');

  const until = Date.now() + HOUR_MS;
  const [mailed, identity] = await Promise.all(
    (['audition-invite', 'audition-upload'] as const).map((kind) =>
      signToken({ kind, subject: entry.id, version: 1 }, until),
    ),
  );

  return [
    { name: 'a signed-out visitor', holds: {} },
    { name: 'a guest with the link of a casting', holds: {}, links: { casting: linked } },
    { name: 'a guest with the link of a project', holds: {}, links: { project: agency.project } },
    {
      name: 'a guest with the link of an audition',
      holds: {},
      links: { entry: { ...entry, token: mailed ?? '', proven: false } },
    },
    {
      name: 'a guest who proved whom the audition is for',
      holds: {},
      links: { entry: { ...entry, token: identity ?? '', proven: true } },
    },
    { name: 'a guest invited as a talent', holds: {}, links: { invite } },
    { name: 'a guest invited as an engineer', holds: {}, links: { invite: agency.engineerInvite } },
  ];
};

/** Makes the decisions that the tokens predate, as an admin of the first agency and by command line. */
export const decideSince = async (
  address: string,
  { agencies: [first], decisions, disabled, demoted }: World,
): Promise<readonly number[]> => {
  const token = first?.admin.token;
  const answers = await Promise.all(
    decisions.map(({ path, body }) => call('PATCH', path, { at: address, token, body })),
  );
  const closed = { disabled: true, accessVersion: 1, sessionsFrom: 1 };
  await firestore().doc(`users/${disabled.uid}`).update(closed);
  const left = { held: { admin: [] }, agencyIds: [], accessVersion: 1 };
  await firestore().doc(`users/${demoted.uid}`).update(left);
  return answers.map(({ status }) => status);
};

/** Three agencies without relations, except for a talent shared by two. */
export const makeWorld = async (): Promise<World> => {
  const [a, b, c] = [nameAgency('a'), nameAgency('b'), nameAgency('c')];

  const make = (
    tag: string,
    agenciesByRole: PersonWish['held'],
    wish: Partial<PersonWish> = {},
  ): Promise<CrawlPerson> => makePerson(tag, { held: agenciesByRole, ...wish });

  const shared = await make('ab', { talent: [a, b] });
  const plantedAgency = await plantAgency(a, 'a', [shared.uid]);
  const two = await plantAgency(b, 'b', [shared.uid]);
  const three = await plantAgency(c, 'c', []);
  const rivalCompany = plantCompany([a], 'a');
  const rivals = plantCompanyProject(a, rivalCompany, 'a', plantedAgency.engineer.uid, [
    plantedAgency.talent.uid,
  ]);
  const { companyId } = plantedAgency;

  const [team, granted, rival, idle, pendingEngineer, blockedEngineer, staffAndTalent, clientAndAdmin] =
    await Promise.all([
      make('a', { agencyTeam: [a] }),
      make('a', { client: [a] }, { companyId, showRates: [a] }),
      make('a', { client: [a] }, { companyId: rivalCompany }),
      make('a', { engineer: [a] }),
      make('a', { engineer: [a] }, { standing: { engagement: 'pending' } }),
      make('a', { engineer: [a] }, { standing: { blocked: true } }),
      make('ab', { agencyTeam: [b], talent: [a] }),
      make('ac', { client: [a], admin: [c] }, { companyId }),
    ]);

  const sharedCompany = plantCompany([a, b], 'ab');
  const [talent, sharedClient, sharedEngineer] = await Promise.all([
    make('a', { talent: [a] }),
    make('ab', { client: [a, b] }, { companyId: sharedCompany, showRates: [b] }),
    make('ab', { engineer: [a, b] }),
  ]);

  const [pending, rejected, blockedTalent, blockedClient, blockedSoon, disabled, demoted] = await Promise.all(
    [
      make('a', { talent: [a] }, { status: 'PENDING' }),
      make('a', { talent: [a] }, { status: 'ACCEPTED', isKeptOutSoon: true }),
      make('a', { talent: [a] }, { isKeptOutSoon: true }),
      make('a', { client: [a] }, { companyId }),
      make('a', { engineer: [a] }),
      make('a', { agencyTeam: [a] }),
      make('a', { admin: [a] }),
    ],
  );
  plant('curationTickets', 'shared-ticket', { agencyIds: [a, b], assignedTo: null }, () => ({
    status: 'open',
  }));

  /** An engineer with a ticket of the shared talent and a session with the agency's own. */
  const listVoices = (agencyId: string, { talent }: PlantedAgency) =>
    [shared.uid, talent.uid].map((talentId) => ({ talentId, agencyId }));
  const noWork = { holds: { engineer: [] }, knows: [a] };
  await writePlanted();
  await waitForFiles();

  const guests = await findGuests(plantedAgency, toInviteId(a, plantedAgency.talent.uid));
  const isGone = { isOut: true, isStale: true };
  const acted: Persona[] = [];
  // In series: one limit counts all sessions of an admin.
  for (const begin of [
    () => makeActing('a talent of two agencies', plantedAgency.admin, shared, { holds: { talent: [a] } }),
    () => makeActing('a client', plantedAgency.admin, plantedAgency.client, { companyId }),
    () => makeActing('a client who sees rates', plantedAgency.admin, granted, { companyId, showRates: [a] }),
    () =>
      makeActing('a client of two agencies', plantedAgency.admin, sharedClient, {
        companyId: sharedCompany,
        holds: { client: [a] },
      }),
    () =>
      makeActing('an engineer with a ticket', plantedAgency.admin, plantedAgency.engineer, {
        voices: listVoices(a, plantedAgency),
      }),
    () =>
      makeActing('an engineer of two agencies', plantedAgency.admin, sharedEngineer, {
        holds: { engineer: [a] },
      }),
    () => makeActing('a team member', plantedAgency.admin, team),
    () =>
      makeActing('staff there and talent here', plantedAgency.admin, staffAndTalent, {
        holds: { talent: [a] },
      }),
    () =>
      makeActing('staff there and talent here, of there', two.admin, staffAndTalent, {
        holds: { agencyTeam: [b] },
      }),
    () =>
      makeActing('a client blocked a second ago', plantedAgency.admin, blockedClient, {
        companyId,
        ...isGone,
      }),
    () => makeActing('an engineer blocked a second ago', plantedAgency.admin, blockedSoon, isGone),
    () =>
      makeActing('a client, though no admin since a second ago', demoted, plantedAgency.client, {
        companyId,
        ...isGone,
      }),
  ])
    acted.push(await begin());

  const personas: readonly Persona[] = [
    ...guests,
    makePersona('an admin', plantedAgency.admin),
    makePersona('a team member', team),
    makePersona('a client without rates', plantedAgency.client, { companyId }),
    makePersona('a client who sees rates', granted, { companyId, showRates: [a] }),
    makePersona('a client of another company', rival, { companyId: rivalCompany }),
    makePersona('a talent', talent),
    makePersona('a talent of two agencies', shared),
    makePersona('a talent of two agencies, in one', shared, { chosen: b }),
    makePersona('a client of two agencies', sharedClient, { companyId: sharedCompany, showRates: [b] }),
    makePersona('a client of two agencies, in one', sharedClient, {
      companyId: sharedCompany,
      showRates: [b],
      chosen: a,
    }),
    makePersona('an engineer of two agencies', sharedEngineer),
    makePersona('an engineer with a ticket', plantedAgency.engineer, {
      voices: listVoices(a, plantedAgency),
    }),
    makePersona('an engineer without one', idle),
    makePersona('a pending engineer', pendingEngineer, noWork),
    makePersona('a blocked engineer', blockedEngineer, noWork),
    makePersona('staff there and talent here', staffAndTalent),
    makePersona('staff there and talent here, there', staffAndTalent, { chosen: b }),
    makePersona('staff there and talent here, here', staffAndTalent, { chosen: a }),
    makePersona('client here and admin there', clientAndAdmin, { companyId }),
    makePersona('client here and admin there, here', clientAndAdmin, { companyId, chosen: a }),
    makePersona('client here and admin there, there', clientAndAdmin, { companyId, chosen: c }),
    makePersona('an admin of the second', two.admin),
    makePersona('an engineer of the second', two.engineer, { voices: listVoices(b, two) }),
    makePersona('an admin of the third', three.admin),
    makeKeptOut('a pending talent', pending, { underReview: [a] }),
    makeKeptOut('a talent rejected a second ago', rejected, {
      isStale: true,
      isRejected: true,
      underReview: [a],
    }),
    makeKeptOut('a talent blocked a second ago', blockedTalent, { isStale: true, underReview: [a] }),
    makeKeptOut('a client blocked a second ago', blockedClient, {
      companyId,
      isStale: true,
      underReview: [a],
    }),
    makePersona('an engineer blocked a second ago', blockedSoon, { ...noWork, isStale: true }),
    makeKeptOut('a team member disabled a second ago', disabled, { isStale: true }),
    ...acted,
  ];

  return {
    agencies: [plantedAgency, two, three],
    rivals,
    people: getPeople(),
    personas,
    decisions: [
      { path: `/talent/${rejected.uid}`, body: { accountValidationStatus: 'REJECTED' } },
      { path: `/talent/${blockedTalent.uid}`, body: { status: 'blocked' } },
      { path: `/client/${blockedClient.uid}`, body: { status: 'blocked' } },
      { path: `/engineer/${blockedSoon.uid}`, body: { status: 'blocked' } },
    ],
    disabled,
    demoted,
    rejected,
  };
};
