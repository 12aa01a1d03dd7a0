import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '@domain/contract.ts';
import type { AuditionEntry, TalentAudition } from '@domain/auditions/auditions.ts';
import { CHOICE_DELAY_MS } from '@domain/auditions/outcomes.ts';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { waitForMail } from '../stack/inbox.ts';
import { getPastMoment, moveBack, tick } from '../stack/moments.ts';
import { makeCast, makeDeadline, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { requestAuditions } from '../stack/auditions.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { makeClientRecord } from '../stack/clients.ts';

let tenant: Tenant;
let otherTenant: Tenant;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(4), makeTenant(0)]);
});

/** Moments of the choice, of its notification, and the promised day. */
const CHOSEN = getPastMoment(5, '12:00');
const TOLD = CHOSEN + CHOICE_DELAY_MS;
const PROMISED = getPastMoment(10, '12:00');

const getRef = ({ castingId, voice }: Cast, number: number) =>
  firestore().doc(`auditionEntries/${castingId}_${voice.id}_${tenant.talents[number - 1]?.id}`);
const toEntry = async (cast: Cast, number: number) =>
  (await getRef(cast, number).get()).data() as Partial<AuditionEntry>;
const listOutcomes = async (cast: Cast) =>
  Promise.all([1, 2, 3, 4].map(async (number) => (await toEntry(cast, number)).outcome));
const readMails = async (cast: Cast) =>
  (
    await Promise.all(
      [1, 2, 3, 4].map((number) =>
        firestore()
          .doc(`mail/audition-outcome_${getRef(cast, number).id}`)
          .get(),
      ),
    )
  ).flatMap((mail) => (mail.exists ? [mail] : []));

/** Four requested talents: one played, one approved, one played later, one without a take. */
const makeRequested = async (outcomeBy: number | null = PROMISED): Promise<Cast> => {
  const cast = await makeCast(tenant, 4);
  await requestAuditions(cast, tenant.clientToken, { brief: '' });

  for (const number of [1, 2, 3, 4])
    await getRef(cast, number).update({
      remindAt: null,
      status: number < 4 ? 'uploaded' : 'open',
      ...(outcomeBy === null
        ? { outcomeBy: null, outcomeDueAt: null, promise: null }
        : {
            outcomeBy: Timestamp.fromMillis(outcomeBy),
            outcomeDueAt: Timestamp.fromMillis(outcomeBy),
            promise: 'waiting',
          }),
    });

  await firestore().doc(`projects/${cast.project.id}`).update({ 'progress.takes': 3 });
  await firestore().doc(`projects/${cast.project.id}`).update({ 'languageProgress.eng.takes': 3 });

  await call('PATCH', `/audition-entry/approve/${getRef(cast, 2).id}`, {
    token: tenant.clientToken,
    body: { isApproved: true },
  });

  return cast;
};

const getPlace = (cast: Cast, number: number): string => cast.shortlisted[number - 1]?.id ?? '';
const choose = async (cast: Cast, number: number, isSelected = true) => {
  const { status } = await call('PATCH', `/casting-demo/${getPlace(cast, number)}/${cast.project.id}`, {
    token: tenant.clientToken,
    body: { isSelected },
  });
  expect(status).toBe(200);
};
const moveDemoBack = (cast: Cast, number: number) =>
  moveBack(`castingDemos/${getPlace(cast, number)}`, { outcomesDueAt: TOLD });

describe('the outcome of auditions', () => {
  it('is sent once to every requested talent some time after the choice', async () => {
    const cast = await makeRequested();
    await choose(cast, 1);

    const due = (
      await firestore()
        .doc(`castingDemos/${getPlace(cast, 1)}`)
        .get()
    ).get('outcomesDueAt');
    expect(Math.round((due.toMillis() - Date.now()) / 60_000)).toBe(60);
    await moveDemoBack(cast, 1);
    await tick('outcomes', TOLD - 60_000);
    expect(await listOutcomes(cast)).toEqual([null, null, null, null]);
    await Promise.all([tick('outcomes', TOLD), tick('outcomes', TOLD)]);
    await tick('outcomes', TOLD + 60_000);
    expect(await listOutcomes(cast)).toEqual(['chosen', 'shortlisted', 'notChosen', 'closed']);
    expect(await readMails(cast)).toHaveLength(4);

    const reply = await toEntry(cast, 3);
    expect([reply.outcomeToldAt?.toMillis(), reply.promise, reply.outcomeDueAt]).toEqual([
      TOLD,
      'inTime',
      null,
    ]);

    const [first = ''] = tenant.talents.map(({ email }) => email);
    const mail = await waitForMail(first, 2);
    expect(mail.subject).toBe('You’ve been chosen: Production, Narrator');
    for (const talent of ['Talent 2.', 'Talent 3.', 'Name2', 'Name3'])
      expect(mail.text).not.toContain(talent);

    await choose(cast, 3);
    await moveDemoBack(cast, 3);
    await tick('outcomes', TOLD);
    await tick('outcomes', PROMISED);
    expect(await listOutcomes(cast)).toEqual(['chosen', 'shortlisted', 'notChosen', 'closed']);
    expect(await readMails(cast)).toHaveLength(4);

    expect(
      (
        await firestore()
          .doc(`castingDemos/${getPlace(cast, 3)}`)
          .get()
      ).get('outcomesDueAt'),
    ).toBeNull();
  });

  it('is not sent for a choice that was withdrawn or postponed', async () => {
    const cast = await makeRequested();
    await choose(cast, 1);
    await moveDemoBack(cast, 1);
    await choose(cast, 1, false);
    await tick('outcomes', TOLD);
    expect(await listOutcomes(cast)).toEqual([null, null, null, null]);
    expect(await readMails(cast)).toEqual([]);
  });

  it('is sent on the promised day without a choice, also after missed runs', async () => {
    const cast = await makeRequested();
    await tick('outcomes', PROMISED - 60_000);
    expect(await listOutcomes(cast)).toEqual([null, null, null, null]);
    await Promise.all([tick('outcomes', PROMISED + 60_000), tick('outcomes', PROMISED + 60_000)]);
    expect(await listOutcomes(cast)).toEqual(['notChosen', 'shortlisted', 'notChosen', 'closed']);
    expect(await readMails(cast)).toHaveLength(4);
    expect((await toEntry(cast, 1)).promise).toBe('late');
    const audit = await findAuditEntry(`auditionEntries/${getRef(cast, 1).id}`, 'auditions.tellOutcome');
    expect(audit.docs.map((record) => record.get('by'))).toEqual(['platform:outcomes']);
  });

  it('is not sent automatically without a promise', async () => {
    const cast = await makeRequested(null);
    await tick('outcomes', PROMISED);
    expect(await listOutcomes(cast)).toEqual([null, null, null, null]);
    await choose(cast, 2);
    await moveDemoBack(cast, 2);
    await tick('outcomes', TOLD);
    expect(await listOutcomes(cast)).toEqual(['notChosen', 'chosen', 'notChosen', 'closed']);
    expect((await toEntry(cast, 2)).promise).toBeNull();
  });

  it('is recorded but not sent for blocked talents', async () => {
    const cast = await makeRequested();
    const publicCopy = firestore().doc(`talentCache/${tenant.talents[2]?.id}`);
    const before = (await publicCopy.get()).data() ?? {};
    await publicCopy.update({ agencyIds: [] });
    await tick('outcomes', PROMISED);
    await publicCopy.set(before);
    const entry = await toEntry(cast, 3);
    expect([entry.outcome, entry.outcomeToldAt, entry.promise]).toEqual(['notChosen', null, null]);
    expect(await readMails(cast)).toHaveLength(3);
  });

  /** The fourth talent's take waits for the agency. */
  const withHeldTake = async (): Promise<Cast> => {
    const cast = await makeRequested();
    const { id } = getRef(cast, 4);
    const now = Timestamp.now();
    const sound = { durationMs: 9000, peaks: [], level: null, takes: [], findings: [] };
    await firestore()
      .doc(`auditionDossiers/${id}`)
      .set({
        agencyId: tenant.agencyId,
        projectId: cast.project.id,
        castingId: cast.castingId,
        voiceId: cast.voice.id,
        talentId: tenant.talents[3]?.id,
        forwardBy: now,
        updatedAt: now,
        take: { receivedAt: now, recordedRevision: 1, syntheticVoiceConsent: false, ...sound },
      });

    return cast;
  };

  const readOutcome = async (cast: Cast) => {
    const path = `/audition-entry/talent/${tenant.talents[3]?.id}`;
    const { collection } = await call<Page<TalentAudition>>('GET', path, { token: tenant.teamToken });
    return collection.items.find(({ id }) => id === getRef(cast, 4).id)?.outcome;
  };

  it('is not sent on the promised day for a take under review, but after it was forwarded', async () => {
    const cast = await withHeldTake();
    await tick('outcomes', PROMISED);
    expect((await readMails(cast)).map(({ id }) => id)).not.toContain(
      `audition-outcome_${getRef(cast, 4).id}`,
    );
    // As for a blocked talent, so that the client can't infer the take.
    const entry = await toEntry(cast, 4);
    expect([entry.outcome, entry.outcomeToldAt, entry.promise]).toEqual(['closed', null, null]);
    expect(await readOutcome(cast)).toBeNull();

    const { status } = await call('POST', `/casting/forwardTakes/${cast.castingId}`, {
      token: tenant.teamToken,
      body: { entryIds: [getRef(cast, 4).id], message: '' },
    });
    expect(status).toBe(200);

    const { outcome, promise, outcomeDueAt } = await toEntry(cast, 4);
    expect([outcome, promise]).toEqual([null, 'waiting']);

    const due = outcomeDueAt?.toMillis() ?? 0;
    expect(due - Date.now()).toBeGreaterThan(2 * 24 * 60 * 60 * 1000);
    await moveBack(getRef(cast, 4).path, { outcomeDueAt: TOLD });
    await tick('outcomes', TOLD);
    expect(await toEntry(cast, 4)).toMatchObject({ outcome: 'notChosen', promise: 'late' });
  });

  it('reopens when the agency returns a take under review after the promised day', async () => {
    const cast = await withHeldTake();
    await tick('outcomes', PROMISED);

    const deadline = makeDeadline(4);
    const { status } = await call('POST', `/audition-entry/return/${getRef(cast, 4).id}`, {
      token: tenant.teamToken,
      body: { note: 'Warmer, please.', deadline },
    });
    expect(status).toBe(200);

    const dossier = await firestore()
      .doc(`auditionDossiers/${getRef(cast, 4).id}`)
      .get();
    expect(dossier.get('extension')).toMatchObject({ outcome: null, status: 'open' });
    expect(dossier.get('extension.outcomeDueAt').toMillis()).toBeGreaterThan(Date.parse(deadline));
    expect(await toEntry(cast, 4)).toMatchObject({ outcome: 'closed', outcomeDueAt: null });
  });

  it('includes a take under review after a choice of another voice', async () => {
    const cast = await withHeldTake();
    await choose(cast, 1);
    await moveDemoBack(cast, 1);
    await tick('outcomes', TOLD);
    const mail = (await readMails(cast)).find(({ id }) => id.endsWith(getRef(cast, 4).id));
    expect(mail?.get('params.outcome')).toBe('notChosen');
    expect((await toEntry(cast, 4)).outcome).toBe('closed');
    expect(await readOutcome(cast)).toBe('notChosen');
  });

  it('is visible to the agency and the talent only', async () => {
    const cast = await makeRequested();
    await tick('outcomes', PROMISED);
    const talentId = tenant.talents[1]?.id ?? '';
    const path = `/audition-entry/talent/${talentId}`;
    const seen = await call<Page<TalentAudition>>('GET', path, { token: tenant.teamToken });
    expect(seen.collection.items.find(({ id }) => id === getRef(cast, 2).id)?.outcome).toBe('shortlisted');
    expect((await call('GET', path, { token: otherTenant.teamToken })).status).toBe(404);
  });
});

describe('the record of clients’ promises', () => {
  const makeAdmin = async (agencyId: string, name: string) =>
    (await makeAccount({ uid: `${name}-${tenant.key}`, held: { admin: [agencyId] } })).token;
  const findRow = async (token: string) => {
    const answer = await call<Page<ClientRow>>('GET', '/client', { token });
    expect(answer.status).toBe(200);
    return answer.collection.items.find(({ companyId }) => companyId === tenant.companyId);
  };

  it('is visible to the agency’s admins, by the time of sending', async () => {
    const freshTenant = await makeTenant(0);
    const uid = `client-row-${tenant.key}`;
    const agencyIds = [tenant.agencyId, freshTenant.agencyId];
    const listed = { sortName: 'ana costa', searchTerms: [] };
    const record = makeClientRecord(`${uid}@tests.example`, agencyIds, tenant.companyId, listed);
    await firestore().doc(`clients/${uid}`).set(record);

    const admin = await makeAdmin(tenant.agencyId, 'promises');
    const before = (await findRow(admin))?.promises ?? { waiting: NaN, inTime: NaN, late: NaN };
    await makeRequested(Date.now() + 24 * 60 * 60 * 1000);

    const late = await makeRequested();
    await tick('outcomes', PROMISED);
    expect(await listOutcomes(late)).not.toContain(null);

    const inTime = await makeRequested();
    await choose(inTime, 1);
    await moveDemoBack(inTime, 1);
    await tick('outcomes', TOLD);

    const reply = (await findRow(admin))?.promises;
    expect(reply).toEqual({
      waiting: before.waiting + 4,
      late: before.late + 4,
      inTime: before.inTime + 4,
    });

    // The agency's team reads the same beside a project of the company; others can't.
    const fetchPromises = (token: string) => call('GET', `/project/${late.project.id}/promises`, { token });
    expect((await fetchPromises(tenant.teamToken)).collection).toEqual(reply);
    expect((await fetchPromises(tenant.clientToken)).status).toBe(403);
    for (const stranger of [freshTenant.teamToken, otherTenant.teamToken])
      expect((await fetchPromises(stranger)).status).toBe(404);

    // The same company's record with another agency is independent.
    const otherRow = await findRow(await makeAdmin(freshTenant.agencyId, 'others'));
    expect(otherRow?.promises).toEqual({ waiting: 0, inTime: 0, late: 0 });
  });
});
