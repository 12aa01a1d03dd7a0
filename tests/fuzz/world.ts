import { randomBytes } from 'node:crypto';
import { ROLES } from '@domain/access/roles.ts';
import type { Project } from '@domain/projects/projects.ts';
import { signToken } from '../../functions/src/work/tokens/tokens.ts';
import { makePeople } from '../api/accounts.ts';
import { getActingToken } from '../stack/acting.ts';
import { auth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { makeTalentAccount, setTalent, makeTalentRecord } from '../stack/talent.ts';
import { makeCast, makeTenant } from '../stack/tenant.ts';
import type { FuzzPeople, FuzzRequest } from './requests.ts';
import { requestAuditions } from '../stack/auditions.ts';
import { makeClientValues } from '../stack/clients.ts';

const PASSWORD = 'casting-demo-1';
const HOUR_MS = 60 * 60 * 1000;

/** The fuzz's own agency, so that no other test notices changes. */
export interface FuzzWorld {
  /** Possible senders: every role, accepted or not. */
  readonly people: FuzzPeople;
  /** The caller's token; undefined for nobody. */
  readonly tokenOf: (caller: FuzzRequest['caller']) => string | undefined;
  /** Signs a person in again after a request changed their password or ended their sessions. */
  readonly restore: (caller: FuzzRequest['caller']) => Promise<void>;
  /** Replaces symbols by records; the number makes the choice deterministic. */
  readonly resolve: (text: string, number: number) => string;
}

const listLinks = (entry: string, demo: string): Promise<readonly string[]> => {
  const until = Date.now() + HOUR_MS;
  return Promise.all([
    signToken({ kind: 'audition-upload', subject: entry, version: 1 }, until),
    signToken({ kind: 'audition-invite', subject: entry, version: 1 }, until),
    signToken({ kind: 'audio', subject: `demo/${demo}`, version: 1 }, until),
    signToken({ kind: 'audition-upload', subject: entry, version: 1 }, 0),
  ]);
};

/** Creates the world; `at` is the API that receives the requests. */
export const makeFuzzWorld = async (address: string): Promise<FuzzWorld> => {
  const [tenant, otherTenant] = await Promise.all([makeTenant(2), makeTenant(1)]);
  const cast = await makeCast(tenant, 2);
  const { castingId, voice, casting, project, shortlisted } = cast;
  await requestAuditions({ castingId, voice }, tenant.clientToken, { script: '', brief: '' });

  const talent = await makeTalentAccount([tenant.agencyId]);
  const made = await makePeople(tenant.agencyId, tenant.companyId, ROLES);
  // The API expects every talent to have a record.
  const batch = firestore().batch();
  for (const { role, uid } of made)
    if (role === 'talent') setTalent(batch, uid, makeTalentRecord([tenant.agencyId]));
  await batch.commit();
  // Clients don't see talents whom the agency hasn't accepted.
  await refreshCopies(...made.flatMap(({ role, uid }) => (role === 'talent' ? uid : [])));

  const boss = made.findIndex(({ role, standing }) => role === 'admin' && standing === 'welcome');
  const admin = made[boss]?.token;
  const acted = made.filter(({ role, standing }) => role !== 'admin' && standing === 'welcome');
  const people = [
    ...made,
    { uid: talent.uid, token: talent.token, role: 'talent' as const, standing: 'welcome' },
    ...acted,
  ];
  const tokens = people.map(({ token }) => token);

  /** The last people are acting sessions of the admin, with the admin's rights. */
  const beginToAct = async (): Promise<void> => {
    for (const [number, { uid }] of acted.entries())
      tokens[people.length - acted.length + number] = await getActingToken(tokens[boss], uid);
  };

  await beginToAct();

  const makeAddress = () => `fuzz.${randomBytes(6).toString('hex')}@studio.example`;
  const makePerson = () => ({ name: 'Ana', lastName: 'Costa', email: makeAddress() });
  const client = await call<{ id: string }>('POST', '/ownerClient', {
    token: admin,
    at: address,
    body: makeClientValues(makePerson()),
  });
  const invite = await call<{ id: string }>('POST', '/engineer/invite', {
    token: admin,
    at: address,
    body: { ...makePerson(), language: 'eng' },
  });
  const first = tenant.talents[0];
  const entry = `${castingId}_${voice.id}_${first?.id}`;
  const linkTokens = await listLinks(entry, first?.demoId ?? '');
  const linked = await call<Project>('PATCH', `/project/${project.id}/link`, {
    token: admin,
    at: address,
    body: { linkEnabled: true, asksVotes: true },
  });

  const records: Readonly<Record<string, string | undefined>> = {
    agency: tenant.agencyId,
    other: otherTenant.agencyId,
    casting: castingId,
    castingDemo: shortlisted[0]?.id,
    client: client.collection.id,
    demo: first?.demoId,
    email: first?.email,
    engineer: invite.collection.id,
    entry,
    link: casting.urlIdentifier,
    projectLink: linked.collection.urlIdentifier,
    project: project.id,
    talent: talent.uid,
    updatedAt: project.updatedAt,
    voice: voice.id,
  };

  return {
    people,
    tokenOf: (caller) =>
      caller === 'nobody' ? undefined : caller === 'forged' ? 'e30.e30.' : tokens[caller],
    restore: async (caller) => {
      const uid = typeof caller === 'number' ? people[caller]?.uid : undefined;
      if (uid === undefined || typeof caller !== 'number') return;
      const { email = '' } = await auth().updateUser(uid, { password: PASSWORD });
      tokens[caller] = await getIdToken(email, PASSWORD);
      if (caller !== boss) return;
      await firestore().recursiveDelete(firestore().collection('rateLimits'));
      await beginToAct();
    },
    resolve: (text, number) =>
      text.replace(/@(\w+)@/g, (whole, name: string) => {
        if (name === 'fresh') return makeAddress();
        if (name === 'token') return linkTokens[number % linkTokens.length] ?? '';
        return records[name] ?? whole;
      }),
  };
};
