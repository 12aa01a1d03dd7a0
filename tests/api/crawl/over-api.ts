import { call, type Answer } from '../../stack/call.ts';
import { mapInSeries } from '../../stack/map-in-series.ts';
import { unzip } from '../../stack/unzip.ts';
import { findCanaries, getName, type Canary } from './canaries.ts';
import { mayBeHandedOut, isVisibleTo, isVoiceVisibleTo } from './oracle-visible.ts';
import type { Persona } from './persona.ts';
import {
  createChangeCalls,
  CONTRACTS,
  createReadCalls,
  type CrawlRequest,
  type ForeignIds,
} from './requests.ts';
import { toInviteId } from './people.ts';
import type { World } from './world.ts';

const AT_ONCE = 32;

export interface ApiAnswers {
  readonly requests: number;
  readonly records: ReadonlySet<string>;
  readonly leaks: readonly string[];
  readonly failures: readonly string[];
}

const sendRequest = (
  address: string,
  who: Persona,
  { contract, path, body }: CrawlRequest,
): Promise<Answer<unknown>> =>
  call(contract.method, path, {
    at: address,
    token: who.token,
    ...(who.chosen ? { agency: who.chosen } : {}),
    ...(body === undefined ? {} : { body }),
  });

const toText = ({ error, headers }: Answer<unknown>): string =>
  JSON.stringify([error, [...headers.entries()]]);

const listAudio = (text: string): readonly string[] => [...new Set(text.match(/\/audio\/[\w.-]+/g))];

/** One fact decides all records: a persona without access is refused everywhere, and a public contract reads no account. */
const isDecidedOnce = (who: Persona, { contract }: CrawlRequest): boolean => {
  const { auth } = contract;
  if (auth.kind === 'public' || auth.kind === 'token') return who.uid !== undefined;
  if (who.isOut || who.uid === undefined) return true;
  return auth.kind === 'roles' && !auth.roles.some((role) => who.holds[role] !== undefined);
};

const selectRequests = (who: Persona, requests: readonly CrawlRequest[]): readonly CrawlRequest[] => {
  const [first] = requests;
  return first && isDecidedOnce(who, first) ? [first] : requests;
};

/** Records of other agencies, and of other people in the same agency. */
const getForeignIds = (who: Persona, { agencies, rivals }: World): ForeignIds => {
  const heldAgencies = Object.values(who.holds).flat();
  const managed = [...(who.holds.admin ?? []), ...(who.holds.agencyTeam ?? [])];
  const foreign = agencies.filter(({ id }) => !heldAgencies.includes(id));
  const peopleOf = agencies
    .filter(({ id }) => !managed.includes(id))
    .flatMap(({ talent, client, engineer }) => [talent.uid, client.uid, engineer.uid])
    .filter((uid) => uid !== who.uid);
  const projects = foreign.map(({ project }) => project);
  const isRival = who.companyId !== rivals.companyId && !managed.includes(rivals.agencyId);

  return {
    people: [...peopleOf, ...foreign.map(({ id, talent }) => toInviteId(id, talent.uid))],
    projectRecords: [
      ...[...projects, ...(isRival ? [rivals] : [])].flatMap(({ id, visible }) => [
        id,
        visible.id,
        visible.entries[0]?.id ?? '',
      ]),
      ...foreign.map(({ id }) => id),
    ],
  };
};

/** Calls every reading contract of the API at `at` as one persona and collects leaks. */
export const callAs = async (address: string, who: Persona, world: World): Promise<ApiAnswers> => {
  const leaks = new Set<string>();
  const failures: string[] = [];
  const records = new Set<string>();
  let requests = 0;

  const judge = (
    what: string,
    text: string,
    knownIds: string,
    may: (who: Persona, canary: Canary) => boolean = isVisibleTo,
  ): void => {
    for (const canary of findCanaries(text)) {
      // Values of the request itself aren't leaks.
      if (knownIds.includes(canary.text)) continue;
      if (may(who, canary)) records.add(`${canary.record.collection}/${canary.record.id}`);
      else leaks.add(`${who.name} ${what}: ${getName(canary)}`);
    }
  };

  const ask = async (request: CrawlRequest): Promise<Answer<unknown>> => {
    requests += 1;
    const answer = await sendRequest(address, who, request);
    if (answer.status === 429 || answer.status >= 500)
      failures.push(`${who.name} ${request.name}: ${answer.status}`);
    const may = request.name === 'privacy.voiceData' ? isVoiceVisibleTo : isVisibleTo;
    judge(request.name, toText(answer), `${request.path} ${JSON.stringify(request.body)}`, may);
    return answer;
  };

  const reads = CONTRACTS.filter(
    ([, { method, binary }]) => method === 'GET' && binary !== 'application/zip',
  );
  const heard = new Set<string>();
  await mapInSeries(
    AT_ONCE,
    reads.flatMap((row) => selectRequests(who, createReadCalls(who, world, row))),
    async (request) => {
      const answer = await ask(request);
      // Addresses are sealed per reply, so one per call is played.
      const [path] = listAudio(JSON.stringify(answer.error));
      for (const text of request.name === 'castings.preview'
        ? listAudio(JSON.stringify(answer.error))
        : [path ?? ''])
        if (text) heard.add(`${request.name} ${text}`);
    },
  );

  await mapInSeries(AT_ONCE, [...heard], async (call) => {
    const [name = '', path = ''] = call.split(' ');
    requests += 1;
    judge(`${name}, by what it plays`, await (await fetch(`${address}/api${path}`)).text(), '');
  });

  const foreign = getForeignIds(who, world);
  const changes = CONTRACTS.filter(
    ([, { method, auth, upload }]) =>
      method !== 'GET' && !upload && (auth.kind === 'roles' || auth.kind === 'signedIn'),
  ).filter(([name, { path }]) => path.includes('{') || name === 'projects.createVoice');
  await mapInSeries(
    AT_ONCE,
    changes.flatMap((row) => selectRequests(who, createChangeCalls(foreign, row))),
    async (request) => {
      const { status } = await ask(request);
      if (status < 400) leaks.add(`${who.name} may ${request.name} at ${request.path}: ${status}`);
    },
  );

  const exported = await fetch(`${address}/api/privacy/export`, {
    headers: who.token ? { Authorization: `Bearer ${who.token}` } : {},
  });
  requests += 1;
  const bytes = Buffer.from(await exported.arrayBuffer());
  const files = exported.ok ? [...unzip(bytes).values()].map(String) : [bytes.toString()];
  judge('privacy.export', files.join('\n'), '', mayBeHandedOut);
  return { requests, records, leaks: [...leaks], failures };
};
