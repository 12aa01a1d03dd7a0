import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { mayRead } from '@domain/access/access.policy.ts';
import { ACCESS, type CollectionName } from '@domain/access/matrix.ts';
import { api } from '@domain/api.ts';
import type { AuditionEntry, AuditionEntryPage, TalentAudition } from '@domain/auditions/auditions.ts';
import type { Extension } from '@domain/auditions/dossier.ts';
import type { Contract, Instant, Page } from '@domain/contract.ts';
import type { AgendaEntry } from '@domain/work/agenda.ts';
import type { Waiting } from '@domain/work/work.ts';
import { countWeeks } from '../../functions/src/work/following/audition-weeks.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { requestAuditions, getLinkIdentifier, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { mapInSeries } from '../stack/map-in-series.ts';
import { getPastMoment, moveBack, tick } from '../stack/moments.ts';
import { makeCast, makeDeadline, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));
const DEADLINE = getPastMoment(10, '18:00');
const PROMISED = getPastMoment(12, '18:00');
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let tenant: Tenant;
let cast: Cast;
let talent: Account;

const getId = (number: number): string => `${cast.castingId}_${cast.voice.id}_${tenant.talents[number]!.id}`;
const getPath = (number: number): string => `auditionEntries/${getId(number)}`;
const readEntry = async (number: number) =>
  (await firestore().doc(getPath(number)).get()).data() as AuditionEntry;
const readDossier = async (number: number) =>
  (
    await firestore()
      .doc(`auditionDossiers/${getId(number)}`)
      .get()
  ).data();
const readExtension = async (number: number) => (await readDossier(number))!['extension'] as Extension;
const toIso = (moment: Instant): string => new Date(moment.toMillis()).toISOString();
/** What the client reads of an entry, without what differs between two talents. */
const readShown = async (number: number) => {
  const { talentId: _, talentPublicName: __, openedAt: ___, ...shown } = await readEntry(number);
  return shown;
};
const findMails = async (number: number) =>
  (await firestore().collection('mail').where('to', '==', tenant.talents[number]!.email).get()).docs
    .map((mail) =>
      mail.get('params.occasion') === 'returned' ? 'audition-returned' : String(mail.get('kind')),
    )
    .filter((kind) => kind !== 'audition-request');
const getIdentity = async (number: number) => {
  const body = {
    email: tenant.talents[number]!.email,
    urlIdentifier: await getLinkIdentifier(getId(number)),
  };
  const { collection } = await call<{ jwtToken: string }>('POST', '/audition-entry/identity', { body });
  return collection.jwtToken;
};
const openPage = async (number: number) =>
  (await call<AuditionEntryPage>('GET', `/audition-entry?token=${await getIdentity(number)}`)).collection;
const answer = async (number: number, body: object) => {
  const { id, jwtToken } = await openPage(number);
  return call('POST', `/audition-entry/answer/${id}?token=${jwtToken}`, { body });
};
const submit = async (number: number) =>
  call('POST', await getUploadPath(getId(number), tenant.talents[number]!.email), { body: uploadForm(take) });
const giveBack = (number: number, deadline: string | null) =>
  call('POST', `/audition-entry/return/${getId(number)}`, {
    token: tenant.teamToken,
    body: { note: 'Warmer, please.', deadline },
  });

/** Documents that the client may read under rules: `tests/rules/matrix` holds the rules to the same policy. */
const readDocuments = async (): Promise<Readonly<Record<string, string>>> => {
  const uid = `client-${tenant.key}`;
  const actor = { uid, claims: { held: { client: [tenant.agencyId] } }, companyId: tenant.companyId };
  const rows = ACCESS.filter(({ read }) => read.client);
  const { agencyId } = tenant;

  const found = await mapInSeries(8, rows, async ({ collection }) => {
    const stored = firestore().collection(collection);
    const owned = await Promise.all([
      stored.where('agencyId', '==', agencyId).get(),
      stored.where('agencyIds', 'array-contains', agencyId).get(),
    ]);

    return owned
      .flatMap(({ docs }) => docs)
      .filter((document) =>
        mayRead(actor, collection as CollectionName, { ...document.data(), id: document.id }),
      )
      .map((document) => [document.ref.path, JSON.stringify(document.data())] as const);
  });

  return Object.fromEntries(found.flat());
};

/** Replies to every GET that a client may call, with project, casting or audition in its path. */
const readReplies = async (): Promise<Readonly<Record<string, string>>> => {
  const ids = [cast.project.id, cast.castingId, getId(1)];
  const contracts = (Object.values(api) as unknown as readonly Contract[]).filter(
    ({ method, auth }) => method === 'GET' && auth.kind === 'roles' && auth.roles.includes('client'),
  );
  const paths = contracts.flatMap(({ path }) => ids.map((id) => path.replace(/\{\w+\}/g, id)));
  const replies = await mapInSeries(8, [...new Set(paths)], async (path) => {
    const { status, collection, error } = await call<unknown>('GET', path, { token: tenant.clientToken });
    // A zip contains the time it was made.
    const content = error?.code === 'not-json' ? 'file' : (collection ?? error);
    return [path, JSON.stringify([status, content])] as const;
  });

  return Object.fromEntries(replies);
};

beforeAll(async () => {
  tenant = await makeTenant(2);
  cast = await makeCast(tenant, 2);
  const { id: uid, email } = tenant.talents[1]!;
  talent = await makeAccount({ uid, email, held: { talent: [tenant.agencyId] } });
  await requestAuditions(cast, tenant.clientToken);
  const path = `/project/${cast.project.id}/takeReceiver`;
  await call('PATCH', path, { token: tenant.teamToken, body: { takeReceiver: 'agency' } });
  for (const number of [0, 1]) expect((await submit(number)).status).toBe(201);
});

describe('a take that the agency returned', () => {
  it('is invisible in everything that the client reads', async () => {
    const agenciesByRole = { documents: await readDocuments(), replies: await readReplies() };
    expect(Object.keys(agenciesByRole.documents)).toContain(getPath(1));
    expect((await giveBack(1, makeDeadline(9))).status).toBe(200);
    expect(await readDocuments()).toEqual(agenciesByRole.documents);
    expect((await answer(1, { answer: 'declined', reason: 'rate', note: 'Too low.' })).status).toBe(200);
    expect((await answer(1, { answer: 'confirmed' })).status).toBe(200);
    expect(await readDocuments()).toEqual(agenciesByRole.documents);
    expect(await readReplies()).toEqual(agenciesByRole.replies);
    expect((await submit(1)).status).toBe(201);
    expect(await readDocuments()).toEqual(agenciesByRole.documents);
  });

  it('looks to the client like one that the agency still reviews', async () => {
    const dates = { createdAt: getPastMoment(1, '10:00'), deadline: DEADLINE, outcomeBy: PROMISED };
    const dues = { remindAt: DEADLINE - DAY_MS, outcomeDueAt: PROMISED };
    for (const number of [0, 1]) {
      const readStored = async () => ({ ...(await readEntry(number)), id: getId(number) });
      const before = await readStored();
      await moveBack(getPath(number), { ...dates, ...dues });
      const batch = firestore().batch();
      countWeeks(batch, before, await readStored());
      await batch.commit();
    }

    expect((await giveBack(1, makeDeadline(9))).status).toBe(200);
    expect((await readExtension(1)).outcomeDueAt!.toMillis()).toBeGreaterThan(Date.parse(makeDeadline(9)));

    const moments = [DEADLINE - DAY_MS, DEADLINE - 60_000, PROMISED];
    for (const moment of moments) {
      await tick('reminders', moment);
      await tick('outcomes', moment);
      expect(await readShown(1)).toEqual(await readShown(0));
    }

    expect(await readShown(1)).toMatchObject({ outcome: 'closed', outcomeToldAt: null, remindAt: null });
    expect(await findMails(1)).toEqual(['audition-returned', 'audition-returned']);
  });

  it('can be sent again until its own deadline, of which talent and agency are informed', async () => {
    const { deadline } = await readExtension(1);
    expect(await openPage(1)).toMatchObject({ state: 'open', deadline: toIso(deadline), isConfirmed: true });

    const list = await call<Page<TalentAudition>>('GET', `/audition-entry/talent/${talent.uid}`, {
      token: talent.token,
    });
    expect(list.collection.items[0]).toMatchObject({
      state: 'open',
      deadline: toIso(deadline),
      outcome: null,
    });

    const waiting = await call<readonly Waiting[]>('GET', '/today', { token: talent.token });
    expect(waiting.collection.find(({ kind }) => kind === 'auditionsOpen')).toMatchObject({ count: 1 });

    const from = encodeURIComponent(new Date(Date.now() - 60_000).toISOString());
    const agenda = await call<readonly AgendaEntry[]>('GET', `/agenda?from=${from}`, { token: talent.token });
    expect(agenda.collection).toMatchObject([{ kind: 'deadline', at: toIso(deadline) }]);

    const until = deadline.toMillis();
    for (let moment = until - DAY_MS; moment < until; moment += 2 * HOUR_MS) await tick('reminders', moment);
    expect(await findMails(1)).toContain('reminder');
    await tick('outcomes', (await readExtension(1)).outcomeDueAt!.toMillis());
    expect(await findMails(1)).toContain('audition-outcome');
    expect(await readExtension(1)).toMatchObject({ outcome: 'closed', outcomeDueAt: null });
    expect(await readShown(1)).toEqual(await readShown(0));
  });

  it('has no deadline of its own after another is forwarded', async () => {
    expect((await submit(1)).status).toBe(201);
    const path = `/casting/forwardTakes/${cast.castingId}`;
    const body = { entryIds: [getId(0), getId(1)], message: '' };
    expect((await call('POST', path, { token: tenant.teamToken, body })).status).toBe(200);
    expect(await readDossier(1)).toMatchObject({ take: null, extension: null });
    const [waiting, returned] = [await readShown(0), await readShown(1)];
    expect({ ...returned, answeredAt: waiting.answeredAt }).toEqual(waiting);
  });
});
