import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { countWeeks } from '../../functions/src/work/following/audition-weeks.ts';
import { remindTalents } from '../../functions/src/features/auditions/jobs/remind-talents.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { requestAvailability, addRoleLicence } from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { listMails, type ReceivedMail } from '../stack/inbox.ts';
import { signToken } from '../stack/link-tokens.ts';
import { getPastMoment, moveBack, tick } from '../stack/moments.ts';
import { addCharacter, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { requestAuditions } from '../stack/auditions.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let account: Account;
beforeAll(async () => {
  tenant = await makeTenant(2);
  const [talent] = tenant.talents;
  account = await makeAccount({
    uid: talent?.id ?? '',
    email: talent?.email ?? '',
    held: { talent: [tenant.agencyId] },
    user: { timeZone: 'Europe/Madrid' },
  });
});
beforeEach(async () => {
  await firestore().doc(`users/${account.uid}`).update({ remindersByEmail: true });
});

const ASKED = getPastMoment(1, '10:00');
const DEADLINE = getPastMoment(10, '18:00');
const DAY_BEFORE = getPastMoment(9, '18:00');

const toEntryId = ({ castingId, voice }: Pick<Cast, 'castingId' | 'voice'>, talentId = account.uid): string =>
  `${castingId}_${voice.id}_${talentId}`;
const readEntry = async (cast: Cast) =>
  (
    await firestore()
      .doc(`auditionEntries/${toEntryId(cast)}`)
      .get()
  ).data();

/** An audition request to the first talent, long overdue. */
const makeRequested = async (voices = 1): Promise<Cast> => {
  const cast = await makeCast(tenant, voices);
  await request(cast);
  await moveEntry(cast);
  return cast;
};
const request = ({ castingId, voice }: Pick<Cast, 'castingId' | 'voice'>) =>
  requestAuditions({ castingId, voice }, tenant.clientToken, { brief: '' });
/** With the week of the agency's statistics. */
const moveEntry = async (cast: Pick<Cast, 'castingId' | 'voice'>, deadline = DEADLINE): Promise<void> => {
  const id = toEntryId(cast);
  const path = `auditionEntries/${id}`;
  const readStored = async () => ({ id, ...(await firestore().doc(path).get()).data() }) as AuditionEntry;
  const before = await readStored();
  await moveBack(path, { createdAt: ASKED, deadline, remindAt: deadline - 24 * 60 * 60 * 1000 });
  const batch = firestore().batch();
  countWeeks(batch, before, await readStored());
  await batch.commit();
};

/** Queued reminders to a talent about a project, by subject. */
const listReminders = async ({ project }: Pick<Cast, 'project'>, talentId = account.uid) => {
  const found = await firestore().collection('mail').where('params.talentId', '==', talentId).get();
  return found.docs.filter(({ id }) => id.startsWith(`reminder_${talentId}_${project.id}_`));
};
/** The delivered reminder about a project. */
const listReceived = async (cast: Pick<Cast, 'project'>): Promise<ReceivedMail> => {
  const [queued] = await listReminders(cast);
  const giveUpAt = Date.now() + 60_000;
  while (Date.now() < giveUpAt) {
    const mails = await listMails(account.email);
    const mail = mails.find(({ messageId }) => messageId.startsWith(`<${queued?.id}@`));
    if (mail) return mail;
    await sleep(150);
  }
  throw new Error(`No reminder ${queued?.id}`);
};
const count = async (cast: Pick<Cast, 'project'>) => (await listReminders(cast)).length;

describe('reminders of an audition', () => {
  it('are sent a day and three hours before, each once, but not after a take', async () => {
    const cast = await makeRequested();
    await tick('reminders', DAY_BEFORE - 60_000);
    expect(await count(cast)).toBe(0);
    await Promise.all([tick('reminders', DAY_BEFORE), tick('reminders', DAY_BEFORE)]);
    expect(await count(cast)).toBe(1);
    await tick('reminders', DAY_BEFORE + 60_000);
    expect(await count(cast)).toBe(1);
    expect((await readEntry(cast))?.['remindAt'].toMillis()).toBe(getPastMoment(10, '15:00'));

    const mail = await listReceived(cast);
    expect(mail.subject).toBe('Reminder: Production, Narrator');
    expect(mail.text).toContain('March 10, 2020');
    expect(mail.text).toContain('(Madrid time)');

    await tick('reminders', getPastMoment(10, '15:00'));
    expect(await count(cast)).toBe(2);
    await tick('reminders', getPastMoment(10, '17:59'));
    expect(await count(cast)).toBe(2);
    expect((await readEntry(cast))?.['remindAt']).toBeNull();
  });

  it('are one email for all unanswered requests of a project', async () => {
    const cast = await makeRequested();
    const { collection: voice } = await addCharacter(cast.project.id, tenant.clientToken, 'Wolf');
    const wolf = { ...cast, voice };
    const body = { castingId: cast.castingId, voiceId: voice.id, demoId: tenant.talents[0]?.demoId };
    await call('POST', `/casting-demo/${cast.project.id}`, { token: tenant.clientToken, body });
    await request(wolf);
    await moveEntry(wolf, DEADLINE + 90 * 60_000);
    await addRoleLicence(tenant.clientToken, cast.voice.id);

    const [availability] = (await requestAvailability(tenant.clientToken, cast)).collection;
    await firestore()
      .doc(`availabilityRequests/${availability?.id}`)
      .update({
        timeZone: 'Europe/Madrid',
        timeRanges: [{ id: 'r1-1', datetime: '2020/03/10 18-20', status: null }],
      });

    await moveBack(`availabilityRequests/${availability?.id}`, { updatedAt: ASKED, remindAt: DAY_BEFORE });

    // A third, due later that evening, is reminded separately.
    const { collection: bear } = await addCharacter(cast.project.id, tenant.clientToken, 'Bear');
    const later = { ...cast, voice: bear };
    const listed = { castingId: cast.castingId, voiceId: bear.id, demoId: tenant.talents[0]?.demoId };
    await call('POST', `/casting-demo/${cast.project.id}`, { token: tenant.clientToken, body: listed });
    await request(later);
    await moveEntry(later, getPastMoment(10, '20:30'));

    await tick('reminders', DAY_BEFORE);

    const found = await listReminders(cast);
    expect(found.map((mail) => mail.get('params'))).toMatchObject([
      { entryIds: [toEntryId(cast), toEntryId(wolf)].sort(), requestIds: [availability?.id] },
    ]);
    await tick('reminders', DAY_BEFORE + 95 * 60_000);
    expect(await count(cast)).toBe(1);
    await tick('reminders', getPastMoment(9, '20:30'));
    expect((await listReminders(cast)).map((mail) => mail.get('params.entryIds'))).toContainEqual([
      toEntryId(later),
    ]);
    expect(await count(cast)).toBe(2);
  });

  it.each([
    [
      'handed a take in',
      (cast: Cast) => ({ path: `auditionEntries/${toEntryId(cast)}`, change: { status: 'uploaded' } }),
    ],
    ['is blocked', () => ({ path: `talentCache/${account.uid}`, change: { agencyIds: [] } })],
    ['wants no reminders', () => ({ path: `users/${account.uid}`, change: { remindersByEmail: false } })],
    [
      'is asked for a project that was deleted',
      (cast: Cast) => ({ path: `projects/${cast.project.id}`, change: { shelf: 'deleted' } }),
    ],
    [
      'is asked for a project that was archived',
      (cast: Cast) => ({ path: `projects/${cast.project.id}`, change: { shelf: 'archived' } }),
    ],
  ])('skip a talent who %s', async (_, changeFor) => {
    const cast = await makeRequested();
    const { path, change } = changeFor(cast);
    const before = (await firestore().doc(path).get()).data() ?? {};
    await firestore().doc(path).update(change);
    await tick('reminders', DAY_BEFORE);
    expect(await count(cast)).toBe(0);
    await firestore().doc(path).set(before);
    // Missed reminders aren't sent later; the next one is due as usual.
    await tick('reminders', getPastMoment(10, '15:00'));
    expect(await count(cast)).toBe(1);
  });

  it('are sent once for missed rounds, and not at night', async () => {
    const cast = await makeRequested();
    await tick('reminders', getPastMoment(10, '02:00'));
    expect(await count(cast)).toBe(0);
    await tick('reminders', getPastMoment(10, '08:00'));
    expect(await count(cast)).toBe(1);
    const late = await makeRequested();
    await tick('reminders', getPastMoment(10, '17:30'));
    expect(await count(late)).toBe(0);
  });

  it('include everyone when more are due than fit a page', async () => {
    const casts = [await makeRequested(), await makeRequested(), await makeRequested()];
    await remindTalents(DAY_BEFORE, 2);
    expect(await Promise.all(casts.map(count))).toEqual([1, 1, 1]);
  });
});

describe('unsubscribing from reminders', () => {
  const readStored = async () =>
    (await firestore().doc(`users/${account.uid}`).get()).get('remindersByEmail');
  const createToken = (uid: string, kind: 'reminders' | 'audition-invite' = 'reminders') =>
    signToken({ kind, subject: uid, version: 1 }, Date.now() + 60_000);

  it('works by a click in the mail program, or on the page', async () => {
    const cast = await makeRequested();
    await tick('reminders', DAY_BEFORE);
    const { text, headers } = await listReceived(cast);
    const getHeader = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
    const oneClick = /^<(.+)>$/.exec(getHeader('list-unsubscribe'))?.[1] ?? '';
    expect(getHeader('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(oneClick).toContain('/api/reminders/stop?token=');
    expect(text).toMatch(/Stop reminders by email: http\S+\/reminders\?token=/);
    expect(await count(cast)).toBe(1);

    const token = new URL(oneClick).searchParams.get('token') ?? '';
    const stop = (body: string, type: string) =>
      call('POST', `/reminders/stop?token=${token}`, { body, headers: { 'Content-Type': type } });
    const stopped = await stop('List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded');
    expect([stopped.status, stopped.collection]).toEqual([200, { remindersByEmail: false }]);
    expect(await readStored()).toBe(false);
    expect((await call('GET', `/reminders?token=${token}`)).collection).toEqual({ remindersByEmail: false });

    const form =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await stop(form, 'multipart/form-data; boundary=x')).status).toBe(200);

    const resumed = await call('POST', `/reminders/resume?token=${token}`);
    expect([resumed.status, resumed.collection]).toEqual([200, { remindersByEmail: true }]);
    expect(await readStored()).toBe(true);
    const audit = await findAuditEntry(`users/${account.uid}`);
    expect(audit.docs.map((record) => [record.get('by'), record.get('after')])).toEqual(
      expect.arrayContaining([[`link:reminders/${account.uid}`, { remindersByEmail: false }]]),
    );
  });

  it('is not possible for others', async () => {
    const tryToStop = async (token: string) => (await call('POST', `/reminders/stop?token=${token}`)).status;
    expect(await tryToStop('forged')).toBe(401);
    expect(await tryToStop(await createToken(account.uid, 'audition-invite'))).toBe(401);
    expect(await tryToStop(await createToken('nobody'))).toBe(401);
    expect((await call('GET', `/reminders?token=${await createToken('nobody')}`)).status).toBe(401);

    const expired = await signToken(
      { kind: 'reminders', subject: account.uid, version: 1 },
      Date.now() - 60_000,
    );
    expect(await tryToStop(expired)).toBe(410);
    expect(await readStored()).toBe(true);
    expect(await tryToStop(await createToken(account.uid))).toBe(200);
    expect(await readStored()).toBe(false);

    const used = await call('GET', `/audition-entry?token=${await createToken(account.uid)}`);
    expect(used.status).toBe(401);
  });

  it('works in the user’s settings too', async () => {
    const choose = (remindersByEmail: boolean, token?: string) =>
      call('PATCH', '/user/reminders', { ...(token ? { token } : {}), body: { remindersByEmail } });
    expect((await choose(false)).status).toBe(401);
    expect(await readStored()).toBe(true);
    expect((await choose(false, account.token)).collection).toEqual({ remindersByEmail: false });
    expect(await readStored()).toBe(false);
  });

  it('applies to a reminder that is being sent', async () => {
    const cast = await makeRequested();
    const id = `reminder_${account.uid}_${cast.project.id}_late`;
    await firestore().doc(`users/${account.uid}`).update({ remindersByEmail: false });
    await tick('reminders', DAY_BEFORE);

    const template = {
      kind: 'reminder',
      to: account.email,
      locale: 'en',
      agencyId: tenant.agencyId,
      state: 'queued',
      attempts: 0,
      lastError: null,
      createdAt: new Date(),
      nextAttemptAt: new Date(),
      params: {
        talentId: account.uid,
        talentName: 'Name1',
        entryIds: [toEntryId(cast)],
        requestIds: [],
        until: new Date(Date.now() + 60_000).toISOString(),
      },
    };
    await firestore().doc(`mail/${id}`).set(template);

    const giveUpAt = Date.now() + 30_000;
    while ((await firestore().doc(`mail/${id}`).get()).exists && Date.now() < giveUpAt) await sleep(200);
    expect((await firestore().doc(`mail/${id}`).get()).exists).toBe(false);
    expect((await firestore().doc(`stuckMail/${id}`).get()).exists).toBe(false);

    const mails = await listMails(account.email);
    expect(mails.filter(({ messageId }) => messageId.startsWith(`<${id}@`))).toEqual([]);
  });
});
