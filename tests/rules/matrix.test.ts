import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS, type CollectionRule, type Scope } from '@domain/access/matrix.ts';
import { mayRead, type Actor, type Owned } from '@domain/access/access.policy.ts';
import { mayEnter, PERSONAS, type Persona } from './personas.ts';

const [host = '127.0.0.1', port = '8080'] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');

let environment: RulesTestEnvironment;

/** The one document of a collection, laid out so that every scope has something to compare. */
const recordOf = (rule: CollectionRule, { actor }: Persona): Owned => {
  const scopes = Object.values(rule.read);
  const uid = actor?.uid ?? 'nobody';
  const isPersonal = scopes.includes('self') || scopes.includes('ownTalent');
  const id = isPersonal ? uid : scopes.includes('member') ? 'agency-a' : 'record-a';
  return { id, agencyId: 'agency-a', agencyIds: ['agency-a'], companyId: 'company-a', talentId: uid };
};

beforeAll(async () => {
  setLogLevel('silent');
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-matrix',
    firestore: {
      host,
      port: Number(port),
      rules: readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'),
    },
  });
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = context.firestore() as unknown as Firestore;
    for (const persona of PERSONAS) {
      for (const rule of ACCESS) {
        const { id, ...fields } = recordOf(rule, persona);
        // Documents named after a person serve that person alone; the others are written again and again, the same.
        await setDoc(doc(database, rule.collection, id), {
          ...fields,
          companyId: persona.actor?.companyId ?? 'company-a',
          ...(id === 'record-a' ? { companyId: 'company-a' } : {}),
        });
      }
    }
  });
});

afterAll(async () => {
  await environment.cleanup();
});

const databases = new Map<Persona, Firestore>();

const openDatabase = ({ actor }: Persona): Firestore => {
  if (!actor) return environment.unauthenticatedContext().firestore() as unknown as Firestore;
  // The library sets `user_id` itself, to the same value.
  const { user_id: _uid, ...claims } = actor.claims;
  return environment.authenticatedContext(actor.uid, claims).firestore() as unknown as Firestore;
};

const databaseOf = (persona: Persona): Firestore => {
  const known = databases.get(persona) ?? openDatabase(persona);
  databases.set(persona, known);
  return known;
};

/** The list query as the app asks it: narrowed to what the role may see. */
const listQuery = (database: Firestore, rule: CollectionRule, actor: Actor, scope: Scope | undefined) => {
  const all = collection(database, rule.collection);
  const agencyId = actor.claims.agencies[0] ?? 'agency-a';
  switch (scope) {
    case 'ownCompany':
      return query(all, where('agencyId', '==', agencyId), where('companyId', '==', actor.companyId));
    case 'ownAgency':
      return query(all, where('agencyId', '==', agencyId));
    case 'ownAgencies':
      return query(all, where('agencyIds', 'array-contains', agencyId));
    case 'ownTalent':
      return query(all, where('talentId', '==', actor.uid));
    default:
      return query(all);
  }
};

/** The widest scope of the persona's roles in this collection. */
const scopeOf = (rule: CollectionRule, actor: Actor): Scope | undefined => {
  const order: Scope[] = ['any', 'ownAgency', 'ownAgencies', 'ownCompany', 'ownTalent', 'member', 'self'];
  const scopes = actor.claims.roles.flatMap((role) => rule.read[role] ?? []);
  return order.find((scope) => scopes.includes(scope));
};

describe.each(ACCESS)('$collection', (rule) => {
  it.each(PERSONAS)('get by $name', async (persona) => {
    const record = recordOf(rule, persona);
    const reference = doc(databaseOf(persona), rule.collection, record.id);
    const isAllowed =
      persona.actor !== null && mayEnter(persona) && mayRead(persona.actor, rule.collection, record);
    if (isAllowed) expect((await assertSucceeds(getDoc(reference))).exists()).toBe(true);
    else await assertFails(getDoc(reference));
  });

  it.each(PERSONAS.filter(({ actor }) => actor !== null))('list by $name', async (persona) => {
    const { actor } = persona;
    if (!actor) return;
    const scope = scopeOf(rule, actor);
    const isListScope = scope !== undefined && scope !== 'self' && scope !== 'member';
    const hasAgency = actor.claims.agencies.length > 0 || scope === 'any' || scope === 'ownTalent';
    const isAllowed = rule.listable && isListScope && mayEnter(persona) && hasAgency;
    const list = getDocs(listQuery(databaseOf(persona), rule, actor, scope));
    if (isAllowed) await assertSucceeds(list);
    else await assertFails(list);
  });

  it.each(PERSONAS)('no write by $name', async (persona) => {
    const record = recordOf(rule, persona);
    const database = databaseOf(persona);
    await assertFails(setDoc(doc(database, rule.collection, 'new-record'), { agencyId: 'agency-a' }));
    await assertFails(updateDoc(doc(database, rule.collection, record.id), { agencyId: 'agency-b' }));
    await assertFails(deleteDoc(doc(database, rule.collection, record.id)));
  });
});

describe('queries that are too wide', () => {
  const client = PERSONAS.find(({ name }) => name === 'client of the agency');
  const team = PERSONAS.find(({ name }) => name === 'agencyTeam of the agency');

  it('a client lists projects of their company and not of the whole agency', async () => {
    const database = databaseOf(client!);
    const own = query(
      collection(database, 'projects'),
      where('agencyId', '==', 'agency-a'),
      where('companyId', '==', 'company-a'),
    );
    expect((await assertSucceeds(getDocs(own))).size).toBe(1);
    await assertFails(getDocs(query(collection(database, 'projects'), where('agencyId', '==', 'agency-a'))));
  });

  it('a team member lists their agency and not another one', async () => {
    const database = databaseOf(team!);
    await assertSucceeds(
      getDocs(query(collection(database, 'projects'), where('agencyId', '==', 'agency-a'))),
    );
    await assertFails(getDocs(query(collection(database, 'projects'), where('agencyId', '==', 'agency-b'))));
    await assertFails(getDocs(collection(database, 'projects')));
  });

  it('a collection that no rule names is closed even to admins', async () => {
    const admin = PERSONAS.find(({ name }) => name === 'admin of the agency');
    await assertSucceeds(getDoc(doc(databaseOf(admin!), 'projects', 'record-a')));
    await assertFails(getDoc(doc(databaseOf(admin!), 'somethingNew', 'record-a')));
  });
});
