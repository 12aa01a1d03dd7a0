import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ACCESS,
  getCollectionRule,
  type CollectionName,
  type CollectionRule,
} from '@domain/access/matrix.ts';
import { mayList, mayRead } from '@domain/access/access.policy.ts';
import { ROLES, uniteRoles, type AccountRole } from '@domain/access/roles.ts';
import { mapInSeries } from '../stack/map-in-series.ts';
import { getCoverage, findIncomplete } from './coverage.ts';
import { FirestoreRest, type Outcome, type QueryShape } from './firestore-rest.ts';
import {
  ENGINEER_OF_THIRTY,
  mayEnter,
  OF_MANY_AGENCIES,
  PERSONAS,
  getPersona,
  type Persona,
} from './personas.ts';
import {
  ASKED_BY_ADMIN,
  ASKED_BY_CLIENT,
  ASKED_BY_ENGINEER,
  ASKED_BY_TALENT,
  ASKED_BY_TEAM,
} from './queries/index.ts';
import {
  makeAllRecords,
  getCaller,
  makeCommonRecords,
  getFilters,
  makePersonalRecords,
  toWhere,
} from './world.ts';

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const database = new FirestoreRest(
  process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080',
  'demo-rules-matrix',
);

const UNNAMED: CollectionRule = { collection: 'somethingNew', read: {}, listable: false };
const ROWS = [...ACCESS, UNNAMED];

beforeAll(async () => {
  await database.loadRules(rules);
  await database.clear();
  await database.seed(makeAllRecords(ROWS));
});
afterAll(() => database.clear());

interface Verdict {
  readonly attempt: string;
  readonly role: readonly AccountRole[];
  readonly expected: boolean;
  readonly outcome: Outcome;
}

const isAllowed = ({ status }: Outcome): boolean => status === 'OK';
const toWords = ({ attempt, expected, outcome }: Verdict): string =>
  `${attempt}: ${outcome.status}, though it should be ${expected ? 'allowed' : 'refused'}`;

/** Verdicts that differ from the table. A refusal must come from the rules, not from another failure. */
const findWrong = (verdicts: readonly Verdict[]): readonly string[] =>
  verdicts
    .filter(({ expected, outcome }) => outcome.status !== (expected ? 'OK' : 'PERMISSION_DENIED'))
    .map(toWords);

const getRoles = ({ actor }: Persona): readonly AccountRole[] =>
  actor ? uniteRoles(actor.claims.held).roles : [];

const listGets = (row: CollectionRule) =>
  PERSONAS.flatMap((persona) => {
    const { actor, name } = persona;
    const records = [...makeCommonRecords(row), ...(actor ? makePersonalRecords(row, actor) : [])];

    return records.map((record) => ({
      attempt: `${name} gets ${row.collection}/${record.id}`,
      role: getRoles(persona),
      persona,
      path: `${row.collection}/${record.id}`,
      expected:
        actor !== null && mayEnter(persona) && mayRead(actor, row.collection as CollectionName, record),
    }));
  });

const listLists = (row: CollectionRule) =>
  PERSONAS.flatMap((persona) =>
    getFilters(row, persona.actor).map((filter) => ({
      attempt: `${persona.name} lists ${row.collection} by ${JSON.stringify(filter)}`,
      role: getRoles(persona),
      persona,
      filter,
      expected:
        persona.actor !== null &&
        mayEnter(persona) &&
        mayList(persona.actor, row.collection as CollectionName, filter),
    })),
  );

const listRoles = (verdicts: readonly Verdict[], expected: boolean): ReadonlySet<AccountRole> =>
  new Set(verdicts.filter((verdict) => verdict.expected === expected).flatMap(({ role }) => role));

describe.each(ROWS)('$collection', (row) => {
  it('is fetched only by the readers in the table', async () => {
    const verdicts = await mapInSeries(64, listGets(row), async (attempt) => ({
      ...attempt,
      outcome: await database.get(getCaller(attempt.persona), attempt.path),
    }));
    expect(findWrong(verdicts)).toEqual([]);

    // An allow beside every deny, on existing documents.
    for (const role of ROLES) {
      if (row.read[role]) expect(listRoles(verdicts, true), `an allow for ${role}`).toContain(role);
      expect(listRoles(verdicts, false), `a deny for ${role}`).toContain(role);
    }

    expect(verdicts.filter(({ outcome }) => isAllowed(outcome) && outcome.documents !== 1)).toEqual([]);
  });

  it('is listed only by queries that prove access', async () => {
    const verdicts = await mapInSeries(64, listLists(row), async (attempt) => ({
      ...attempt,
      outcome: await database.list(getCaller(attempt.persona), {
        collection: row.collection,
        where: toWhere(attempt.filter),
      }),
    }));
    expect(findWrong(verdicts)).toEqual([]);
    expect(verdicts.some(({ expected }) => expected)).toBe(row.listable);
  });

  it('can’t be written by anyone', async () => {
    const [record] = makeCommonRecords(row);
    const existing = `${row.collection}/${record!.id}`;
    const fields = { agencyId: 'agency-a', agencyIds: ['agency-a'], companyId: 'company-a' };

    const verdicts = await mapInSeries(64, PERSONAS, async (persona) => {
      const caller = getCaller(persona);
      const path = persona.actor ? `${row.collection}/new-${persona.actor.uid}` : `${row.collection}/new`;
      const outcomes = [
        ['create', await database.create(caller, path, fields)],
        ['update', await database.update(caller, existing, fields)],
        ['delete', await database.delete(caller, existing)],
      ] as const;

      return outcomes.map(([verb, outcome]) => ({
        attempt: `${persona.name} tries to ${verb} in ${row.collection}`,
        role: getRoles(persona),
        expected: false,
        outcome,
      }));
    });
    expect(findWrong(verdicts.flat())).toEqual([]);
    // The same requests are valid: they succeed without rules.
    expect((await database.create('owner', `${row.collection}/sound`, fields)).status).toBe('OK');
    expect((await database.update('owner', `${row.collection}/sound`, fields)).status).toBe('OK');
    expect((await database.delete('owner', `${row.collection}/sound`)).status).toBe('OK');
  });
});

describe('records hidden from a client include', () => {
  it.each([
    'talents',
    'talentRates',
    'talentScores',
    'billingInformation',
    'paymentDetails',
    'demos',
    'connectionSessions',
    'agencyChanges',
    'vacations',
    'memberships',
    'engineerAssignments',
    'sessionAssignments',
    'clientTerms',
    'inviteTags',
    'auditionDossiers',
    'confidentialities',
    'scriptDownloads',
    'auditionInvites',
    'deliveryUploads',
    'takeListens',
    'availabilityInvites',
    'calendars',
    'reportInvites',
    'mail',
    'stuckMail',
    'audit',
    'auditChains',
  ] as const)('%s', async (collection) => {
    expect(getCollectionRule(collection)?.read.client).toBeUndefined();
    const client = getCaller(getPersona('client who sees rates'));
    expect((await database.get(client, `${collection}/record-a`)).status).toBe('PERMISSION_DENIED');
    expect((await database.get(client, 'projects/record-a')).status).toBe('OK');
  });

  it('rates of an agency that did not grant them', async () => {
    const path = 'talentRateCards/record-a';
    expect((await database.get(getCaller(getPersona('client who sees rates')), path)).status).toBe('OK');
    for (const name of ['client of the agency', 'client who sees rates elsewhere']) {
      expect((await database.get(getCaller(getPersona(name)), path)).status).toBe('PERMISSION_DENIED');
    }
  });
});

describe('the app’s queries', () => {
  it.each([
    { askedBy: 'client', queries: ASKED_BY_CLIENT, refused: 'client of another company' },
    { askedBy: 'agencyTeam', queries: ASKED_BY_TEAM, refused: 'agencyTeam of another agency' },
    { askedBy: 'admin', queries: ASKED_BY_ADMIN, refused: 'admin of another agency' },
    { askedBy: 'talent', queries: ASKED_BY_TALENT, refused: 'talent of another agency' },
    { askedBy: 'engineer', queries: ASKED_BY_ENGINEER, refused: 'engineer of another agency' },
  ])('are allowed only to a $askedBy', async ({ askedBy, queries, refused }) => {
    expect(queries.length).toBeGreaterThan(0);

    for (const query of queries) {
      const outcome = await database.list(getCaller(getPersona(`${askedBy} of the agency`)), query);
      const foreign = await database.list(getCaller(getPersona(refused)), query);
      expect([query.collection, outcome.status, foreign.status]).toEqual([
        query.collection,
        'OK',
        'PERMISSION_DENIED',
      ]);
    }
  });
});

/** The same query by another person about their own records. */
const askAs = (query: QueryShape, from: string, to: string): QueryShape => ({
  ...query,
  where: (query.where ?? []).map((filter) => ({
    ...filter,
    value: filter.value === from ? to : filter.value,
  })),
});

const OWN_ALONE = ['agencyChanges', 'notices'];

describe("the app's queries in an acting session", () => {
  it.each([
    { askedBy: 'client', queries: ASKED_BY_CLIENT },
    { askedBy: 'agencyTeam', queries: ASKED_BY_TEAM },
    { askedBy: 'talent', queries: ASKED_BY_TALENT },
    { askedBy: 'engineer', queries: ASKED_BY_ENGINEER },
  ])('are allowed as a $askedBy, until a decision on either', async ({ askedBy, queries }) => {
    const uid = getPersona(`${askedBy} of the agency`).actor!.uid;

    const getStatus = async (name: string, query: QueryShape): Promise<string> => {
      const persona = getPersona(name);
      return (await database.list(getCaller(persona), askAs(query, uid, persona.actor!.uid))).status;
    };

    // Agencies' changes for a talent name every agency; notices are the person's own.
    for (const query of queries.filter(({ collection }) => !OWN_ALONE.includes(collection))) {
      const acted = `acted ${askedBy}`;
      expect([query.collection, await getStatus(acted, query)]).toEqual([query.collection, 'OK']);
      for (const since of [
        'by an admin of whom something was decided since',
        'of whom something was decided since',
      ])
        expect(await getStatus(`${acted} ${since}`, query)).toBe('PERMISSION_DENIED');
    }
  });
});

describe('an acting admin', () => {
  const attemptRead = async (name: string, path: string): Promise<string> =>
    (await database.get(getCaller(getPersona(name)), path)).status;

  it('reads missing documents of that person only', async () => {
    const { uid } = getPersona('acted talent').actor!;
    const path = `deletionRequests/${uid}`;
    expect(await attemptRead('acted talent', path)).toBe('OK');
    await database.delete('owner', path);
    expect(await attemptRead('acted talent', path)).toBe('NOT_FOUND');
    expect(await attemptRead('acted talent', 'deletionRequests/not-there')).toBe('PERMISSION_DENIED');
    expect(await attemptRead('acted client', path)).toBe('PERMISSION_DENIED');
  });

  it('has no access with the acting identity after its claims are removed', async () => {
    const acting = getCaller(getPersona('acted client'));
    const { uid } = acting as { readonly uid: string };
    expect((await database.get(acting, 'projects/record-a')).status).toBe('OK');
    expect((await database.get({ uid, claims: {} }, 'projects/record-a')).status).toBe('PERMISSION_DENIED');
  });

  it('reads nothing after losing the admin role', async () => {
    const { uid } = getPersona('acted client who sees rates').actedBy!;
    expect(await attemptRead('acted client who sees rates', 'projects/record-a')).toBe('OK');
    await database.delete('owner', `users/${uid}`);
    expect(await attemptRead('acted client who sees rates', 'projects/record-a')).toBe('PERMISSION_DENIED');
  });
});

describe('a person with more agencies than the rules check one by one', () => {
  it.each(['talents', 'demoCache', 'companies'])('fetches from %s', async (collection) => {
    const caller = getCaller(OF_MANY_AGENCIES);
    expect((await database.get(caller, `${collection}/record-a`)).status).toBe('OK');
    expect((await database.get(caller, `${collection}/record-b`)).status).toBe('PERMISSION_DENIED');
  });
});

describe('an engineer of thirty agencies', () => {
  it('fetches free and own tickets, and is refused others within the limit of expressions', async () => {
    const caller = getCaller(ENGINEER_OF_THIRTY);
    const { uid } = ENGINEER_OF_THIRTY.actor!;
    const get = async (path: string) => (await database.get(caller, path)).status;
    expect(await get('curationTickets/available-a')).toBe('OK');
    expect(await get(`curationTickets/${uid}-closed-in-a`)).toBe('OK');
    expect(await get('curationTickets/available-b')).toBe('PERMISSION_DENIED');
    expect(await get(`curationTickets/${uid}-closed-in-b`)).toBe('PERMISSION_DENIED');
  });
});

describe('the rules as a whole', () => {
  it('have each condition tested for pass and refusal', async () => {
    const coverage = getCoverage(await database.coverage());
    if (!coverage) {
      console.log('SKIPPED: this emulator does not report the coverage of rules as ours does');
      return;
    }
    expect(coverage.filter(({ isAllow }) => isAllow).length).toBe(rules.match(/^\s*allow /gm)?.length);
    expect(findIncomplete(coverage)).toEqual([]);
  });
});
