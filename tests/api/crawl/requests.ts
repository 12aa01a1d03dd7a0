import { WAITING_KINDS } from '@domain/work/work.ts';
import { api, type EndpointName } from '@domain/api.ts';
import type { Contract } from '@domain/contract.ts';
import { makeDeadline } from '../../stack/tenant.ts';
import { toDemoId, toInviteId, type CrawlPerson } from './people.ts';
import type { Persona } from './persona.ts';
import type { World } from './world.ts';

export interface CrawlRequest {
  readonly name: EndpointName;
  readonly contract: Contract;
  /** Below `/api`, with its query. */
  readonly path: string;
  readonly body?: unknown;
}

export const CONTRACTS = Object.entries(api) as unknown as readonly (readonly [EndpointName, Contract])[];

/** Called a few times only: they use up a link or a limit, or stream a file. */
const FEW = 4;

type Values = Readonly<Record<string, readonly string[]>>;

const getIds = ({ agencies, rivals, people: everybody }: World, { uid }: Persona) => {
  // One record of each kind per agency, the shared people and the persona: the rest are alike.
  const plain = agencies.flatMap(({ talent, client, engineer, admin }) => [talent, client, engineer, admin]);
  const isOfSeveral = ({ held }: CrawlPerson): boolean => new Set(Object.values(held).flat()).size > 1;
  const further = everybody.filter(
    (crawlPerson) => !plain.includes(crawlPerson) && (isOfSeveral(crawlPerson) || crawlPerson.uid === uid),
  );
  const people = [...plain, ...further];
  const projects = [...agencies.map(({ project }) => project), rivals];
  const castings = projects.flatMap(({ visible, linked }) => [visible, linked]);
  const talents = people.filter(({ held }) => held.talent).map(({ uid }) => uid);
  const invites = people.flatMap(({ uid, held }) =>
    (held.talent ?? []).map((agency) => toInviteId(agency, uid)),
  );

  return {
    people: people.map(({ uid }) => uid),
    projectRecords: [
      ...projects.map(({ id }) => id),
      ...castings.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]),
      ...agencies.map(({ companyId }) => companyId),
    ],
    castings: castings.map(({ id }) => id),
    agencies: agencies.map(({ id }) => id),
    emails: people.map(({ email }) => email),
    invites: [...invites, ...agencies.map(({ engineerInvite }) => engineerInvite)],
    talents,
    demos: talents.map(toDemoId),
  };
};

/** Only holders of a link try what it opens. */
const linkValues = ({ links = {} }: Persona): Values => ({
  token: links.entry ? [links.entry.token] : ['nonsense'],
  urlIdentifier: [
    links.casting?.urlIdentifier,
    links.project?.urlIdentifier,
    links.entry?.linkIdentifier,
  ].flatMap((text) => text ?? []),
  invite: links.invite ? [links.invite] : [],
});

const ABOUT_PEOPLE =
  /^\/(engineer|client|talent|user|score|billing|connection|viewHistory|agencyTeam|self|demo)/i;
const ABOUT_INVITES = /invite/i;

const getValues = (who: Persona, world: World, { path, method }: Contract): Values => {
  const ids = getIds(world, who);
  const link = linkValues(who);
  const isInvite = ABOUT_INVITES.test(path) && !path.includes('/talent/');
  const invites = method === 'GET' ? (link['invite'] ?? []) : ids.invites;
  const id = isInvite
    ? invites
    : ABOUT_PEOPLE.test(path) || path.includes('/talent/')
      ? ids.people
      : ids.projectRecords;

  return {
    id,
    projectId: ids.projectRecords,
    castingId: ids.castings,
    casting: ids.castings,
    talentId: ids.talents,
    talent: ids.talents,
    userId: ids.talents,
    uid: ids.people,
    demoId: ids.demos,
    email: who.links?.entry ? [who.links.entry.email] : ids.emails,
    slug: ids.agencies,
    // A limited call takes a sample, which begins with the reader's own link.
    urlIdentifier: [...(link['urlIdentifier'] ?? []), ...ids.castings],
    token: link['token'] ?? [],
    type: ['talent'],
    kind: path.startsWith('/today/') ? WAITING_KINDS : ['GENDER'],
    languageId: ['eng'],
  };
};

/** Values for all parameters of a path, kept consistent: a talent comes with their own demo. */
const fillPath = (path: string, values: Values): readonly string[] => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const length = Math.max(...names.map((name) => values[name]?.length ?? 1), 0);
  if (names.some((name) => values[name]?.length === 0)) return [];
  return Array.from({ length: names.length === 0 ? 1 : length }, (_, index) =>
    names.reduce((filled, name) => {
      const choices = values[name] ?? ['nothing-here'];
      return filled.replace(`{${name}}`, encodeURIComponent(choices[index % choices.length] ?? ''));
    }, path),
  );
};

const QUERIES: Readonly<Partial<Record<EndpointName, string>>> = {
  'demos.search': 'language=eng&pageSize=50',
  'engineers.list': 'pageSize=100',
  'curation.tickets': 'scope=available',
};

const spread = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  items.length <= most ? items : items.filter((_, index) => index % Math.ceil(items.length / most) === 0);

export const createReadCalls = (
  who: Persona,
  world: World,
  [name, contract]: (typeof CONTRACTS)[number],
): readonly CrawlRequest[] => {
  const { auth, limit, recordLimits } = contract;
  const values = getValues(who, world, contract);
  const queryText = QUERIES[name];
  const [token = ''] = values['token'] ?? [];
  const query = queryText ? `?${queryText}` : auth.kind === 'token' ? `?token=${token}` : '';
  const paths = fillPath(contract.path, values);
  const chosenPaths = limit || recordLimits ? spread(paths, FEW) : paths;
  return chosenPaths.map((path) => ({ name, contract, path: `${path}${query}` }));
};

/** Harmless bodies that pass validation; `id` is a foreign record. */
const BODIES: Readonly<Partial<Record<EndpointName, (id: string) => object>>> = {
  'engineers.update': () => ({ name: 'Mine' }),
  'clients.update': () => ({ name: 'Mine' }),
  'team.update': () => ({ roles: ['admin'] }),
  'team.rename': () => ({ name: 'Mine', lastName: 'Now' }),
  'talents.update': () => ({ cityOfResidence: 'Mine' }),
  'talents.actOnInvite': () => ({ action: 'accept' }),
  'talents.updateInvite': () => ({ name: 'Mine' }),
  'projects.update': () => ({ name: 'Mine' }),
  'projects.createVoice': (projectId) => ({ projectId, name: 'Mine' }),
  'castings.create': () => ({ language: 'ita' }),
  'castings.createMany': () => ({ languages: ['ita'] }),
  'castings.update': () => ({ previewVisible: true }),
  'castings.addDemo': (projectId) => ({ castingId: `${projectId}_eng`, voiceId: projectId, demoId: 'x' }),
  'castings.changeOrder': (id) => ({ voiceId: id, castingDemoIds: [id] }),
  'castings.moveDemo': (id) => ({ demoId: 'x', voiceId: id, toVoiceId: `${id}-other` }),
  'castings.hideTalent': () => ({ hideTalentFromPreviewList: [] }),
  'castings.setLinkTerms': () => ({ asksVotes: true }),
  'castings.setProjectLink': () => ({ linkEnabled: true }),
  'castings.tagTalents': (id) => ({ talentTagList: [{ talentId: id, tag: 'Mine' }] }),
  'castings.removeTalent': (id) => ({ talentId: id }),
  'castings.comment': (id) => ({ castingDemoId: id, atMs: 0, text: 'Mine' }),
  'castings.commentTake': (id) => ({ auditionEntryId: id, atMs: 0, text: 'Mine' }),
  'castings.updateDemo': () => ({ isSelected: true }),
  'castings.upsertDemos': (id) => ({
    castingDemos: [{ castingId: `${id}_eng`, voiceId: id, demoId: 'x', isSelected: true }],
  }),
  'auditions.request': () => ({ style: 'NATURAL', deadline: makeDeadline(5), script: '', brief: '' }),
  'auditions.requestMany': (id) => ({ style: 'NATURAL', deadline: makeDeadline(5), voiceIds: [id] }),
  'auditions.update': () => ({
    style: 'NATURAL',
    deadline: makeDeadline(5),
    outcomeBy: makeDeadline(6),
    revision: 1,
  }),
  'auditions.approve': () => ({ isApproved: true }),
  'auditions.markBest': () => ({ bestTake: null }),
  'auditions.consent': () => ({ syntheticVoiceConsent: true }),
};

export interface ForeignIds {
  readonly people: readonly string[];
  readonly projectRecords: readonly string[];
}

export const createChangeCalls = (
  { people, projectRecords }: ForeignIds,
  [name, contract]: (typeof CONTRACTS)[number],
): readonly CrawlRequest[] =>
  (ABOUT_PEOPLE.test(contract.path) || ABOUT_INVITES.test(contract.path) || name.startsWith('privacy.')
    ? people
    : projectRecords
  ).map((id): CrawlRequest => {
    const path = contract.path.replace(/\{(\w+)\}/g, (_, parameter: string) =>
      parameter === 'language' ? 'eng' : encodeURIComponent(id),
    );
    return { name, contract, path, body: BODIES[name]?.(id) ?? {} };
  });
