import { describe, expect, it } from 'vitest';
import type { PublicReport, ReportRole } from '@domain/sessions/report.ts';
import { PARTICIPANT_SIDES } from '@domain/sessions/session-limits.ts';
import { forgetParticipations, forgetSigner } from '../../functions/src/features/privacy/erasure/store.ts';
import { remindSigners } from '../../functions/src/features/sessions/jobs/remind-signers.ts';
import { getActingToken } from '../stack/acting.ts';
import { makeAccount, putAccess, type Account } from '../stack/account.ts';
import { APP, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { listMails } from '../stack/inbox.ts';
import {
  begin,
  bookVoice,
  changeSession,
  makeParticipants,
  plan,
  makePlan,
  makeSigners,
  startReport,
  validate,
  type ReportReply,
  type SessionReply,
} from '../stack/sessions.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { createStep } from '../../functions/src/work/unit/operation.ts';

let tenant: Tenant;
let cast: Cast;
let engineer: Account;
let session: SessionReply;
let report: ReportReply;
setUpOnce(async () => {
  tenant = await makeTenant(1);
  cast = await makeCast(tenant, 1);
  engineer = await makeEngineer([tenant.agencyId], {}, ['eng']);
  const booked = await bookVoice(tenant, cast);
  session = (await plan(tenant.teamToken, cast.castingId, makePlan(tenant, booked))).collection;
  await begin(session.id);
  const file = { sessionId: session.id, agencyId: tenant.agencyId, kind: 'deliverable', name: 'Spot.wav' };
  await firestore().doc(`sessionFiles/${session.id}-final`).set(file);
  report = (await startReport(engineer.token, session.id)).collection;
});

const PREFIX = { ENGINEER: 'eng', CLIENT: 'cli', VOD: 'vod' } as const;
const getEmail = (role: ReportRole): string =>
  role === 'ENGINEER' ? `${engineer.uid}@tests.example` : makeSigners(tenant)[role];
const getToken = async (role: ReportRole): Promise<string> =>
  (await validate(report.urlIdentifier, getEmail(role))).collection.token;
const open = (token: string, urlIdentifier = report.urlIdentifier) =>
  call<PublicReport>('GET', `/recordingSessionReport/${urlIdentifier}?token=${token}`);
const save = async (token: string, body: object) => {
  const { id } = (await open(token)).collection;
  return call<PublicReport>('PATCH', `/recordingSessionReport/${id}?token=${token}`, { body });
};
const sign = async (role: ReportRole, token: string, over: object = {}) => {
  const { revision } = (await open(token)).collection;
  return save(token, { revision, [`${PREFIX[role]}SignedBy`]: 'Full Name', hasRead: true, ...over });
};
const patchReport = (token: string, body: object) =>
  call<ReportReply>('PATCH', `/casting/recordingSessionReport/${session.id}`, { token, body });
const readStored = async () => (await firestore().doc(`recordingSessionReports/${session.id}`).get()).data()!;

describe('a report', () => {
  it('starts once with prefilled content, but not by a client', async () => {
    expect(report).toMatchObject({
      engLocalStudio: 'No',
      cliEverybodyOnTime: 'Yes',
      cliMaterialsAvailableAsPerSession: 'Yes',
      vodFinalClientApproval: 'Yes',
      vodScriptChanges: 'No',
      vodPronunciationIssues: 'No',
      vodAdditionalRecording: 'No',
      engDialInMethod: 'Zoom',
      engDeliverables: 'Spot.wav',
      engSignedAt: null,
      sealedAt: null,
    });

    const today = new Intl.DateTimeFormat('sv', { timeZone: session.timeZone }).format(new Date());
    expect(report.engRecordingDate).toBe(today);
    expect((await startReport(tenant.clientToken, session.id)).status).toBe(403);
    expect((await startReport(tenant.teamToken, session.id)).error.code).toBe('report.exists');

    for (const role of ['ENGINEER', 'CLIENT', 'VOD'] as const)
      await expect
        .poll(
          async () =>
            (await listMails(getEmail(role))).some(({ html }) => html.includes(report.urlIdentifier)),
          { timeout: 20_000 },
        )
        .toBe(true);
  });

  it('shows a stranger one sentence only', async () => {
    const [wrong, nowhere] = [
      await validate(report.urlIdentifier, 'stranger@tests.example'),
      await validate('no-such-report-anywhere', getEmail('CLIENT')),
    ];
    for (const answer of [wrong, nowhere])
      expect([answer.status, answer.error]).toEqual([
        403,
        {
          status: 403,
          code: 'report.notAuthorized',
          property: null,
          message:
            "Ups!!! it looks like you're not authorized to view this report. Please contact the meeting organizer...",
        },
      ]);

    expect((await validate(report.urlIdentifier, '')).error.message).toBe('Please enter the email to access');
    expect((await validate(report.urlIdentifier, getEmail('CLIENT').toUpperCase())).collection.role).toBe(
      'CLIENT',
    );
  });

  it('opens one section by a token, without ids', async () => {
    const token = await getToken('CLIENT');
    const { collection } = await open(token);
    const invite = await firestore().doc(`reportInvites/${session.id}`).get();
    expect(collection.signerName).toBe(invite.get('signers.CLIENT.name'));
    expect(Object.keys(collection.fields).every((name) => name.startsWith('cli'))).toBe(true);

    const text = JSON.stringify(collection);
    for (const secret of [
      session.id,
      cast.castingId,
      cast.project.id,
      tenant.companyId,
      engineer.uid,
      'tests.example',
    ])
      expect(text).not.toContain(secret);

    const answer = await save(token, { revision: 1, vodScriptComments: 'Not mine' });
    expect([answer.status, answer.error.code]).toEqual([403, 'auth.forbidden']);
    expect((await open(token, 'another-report')).status).toBe(401);
  });

  it('is saved by one of two windows, and kept after a reload', async () => {
    const token = await getToken('VOD');
    const both = await Promise.all([
      save(token, { revision: 1, vodScriptComments: 'First window' }),
      save(token, { revision: 1, vodScriptComments: 'Second window' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.code).toBe('report.stale');

    const comments = both.find(({ status }) => status === 200)!.collection.fields.vodScriptComments;
    expect((await open(await getToken('VOD'))).collection).toMatchObject({
      revision: 2,
      fields: { vodScriptComments: comments },
    });
  });

  it('is signed by typing a full name after reading', async () => {
    const token = await getToken('CLIENT');
    for (const name of ['Cleo', '', 'Cleo -']) {
      const answer = await sign('CLIENT', token, { cliSignedBy: name });
      expect([answer.status, answer.error.message]).toEqual([422, 'Please enter your Full Name.']);
    }

    for (const hasRead of [false, undefined])
      expect((await sign('CLIENT', token, { hasRead })).error.code).toBe('report.hasRead');

    const before = Date.now();
    const { status, collection } = await sign('CLIENT', token);
    expect([status, collection.signedBy, collection.sealedAt]).toEqual([200, 'Full Name', null]);
    expect(Date.parse(collection.signedAt!)).toBeGreaterThanOrEqual(before - 1000);
    expect(collection.signed).toEqual({ ENGINEER: false, CLIENT: true, VOD: false });
  });

  it('is sealed when all three sign concurrently', async () => {
    const roles = ['ENGINEER', 'CLIENT', 'VOD'] as const;
    const tokens = await Promise.all(roles.map(getToken));
    await Promise.all(roles.map((role, index) => sign(role, tokens[index]!)));
    const { collection } = await open(tokens[0]!);
    expect(collection.signed).toEqual({ ENGINEER: true, CLIENT: true, VOD: true });
    expect(collection.sealedAt).not.toBeNull();
    expect((await readStored())['remindAt']).toBeNull();
  });

  it('is a PDF after sealing, for people of the session', async () => {
    const fetchPaper = (token: string) =>
      fetch(`${APP}/api/casting/recordingSessionReport/${session.id}/paper`, {
        headers: { Authorization: `Bearer ${token}` },
      });

    const early = await call('GET', `/casting/recordingSessionReport/${session.id}/paper`, {
      token: tenant.clientToken,
    });
    expect([early.status, early.error.code]).toEqual([409, 'report.unsealed']);
    for (const role of ['ENGINEER', 'CLIENT', 'VOD'] as const) await sign(role, await getToken(role));

    for (const token of [tenant.clientToken, tenant.teamToken, engineer.token]) {
      const answer = await fetchPaper(token);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }

    const rival = await makeTenant(0);
    expect((await fetchPaper(rival.teamToken)).status).toBe(404);
    expect((await fetchPaper(tenant.talentToken)).status).toBe(403);
  });

  it('can’t be changed in any way once it is signed', async () => {
    const token = await getToken('CLIENT');
    const [signed, saved] = await Promise.all([
      sign('CLIENT', token),
      save(token, { revision: 1, cliCommentsFinalClient: 'Too late' }),
    ]);
    expect([signed.status, saved.status].sort()).toEqual([200, 409]);
    if (signed.status !== 200) expect((await sign('CLIENT', token)).status).toBe(200);

    const before = await readStored();
    const revision = Number(before['cliRevision']);
    const admin = await makeAccount({ uid: `boss-${tenant.key}`, held: { admin: [tenant.agencyId] } });
    const change = { revision, cliCommentsFinalClient: 'Changed' };

    const answers = [
      await save(token, change),
      await sign('CLIENT', token, { cliSignedBy: 'Other Name' }),
      await patchReport(tenant.clientToken, change),
      await patchReport(tenant.teamToken, change),
      await patchReport(admin.token, change),
    ];
    for (const answer of answers) expect([answer.status, answer.error.code]).toEqual([409, 'report.signed']);
    expect(await readStored()).toEqual(before);
  });
});

describe('a report in the app', () => {
  it('is signed by its people only, and corrected by staff', async () => {
    const corrected = await patchReport(tenant.teamToken, { revision: 1, vodScriptComments: 'As heard' });
    expect([corrected.status, corrected.collection.vodRevision]).toEqual([200, 2]);

    const forOther = { revision: 2, vodSignedBy: 'Dora Director', hasRead: true };
    for (const token of [tenant.teamToken, tenant.clientToken, engineer.token])
      expect((await patchReport(token, forOther)).status).toBe(403);
    expect((await patchReport(engineer.token, { revision: 1, cliCommentsFinalClient: 'x' })).status).toBe(
      403,
    );

    const answer = await patchReport(engineer.token, {
      revision: 1,
      engSignedBy: 'Enzo Engineer',
      hasRead: true,
    });
    expect([answer.status, answer.collection.engSignedBy]).toEqual([200, 'Enzo Engineer']);

    const client = await patchReport(tenant.clientToken, {
      revision: 1,
      cliSignedBy: 'Cleo Client',
      hasRead: true,
    });
    expect(client.status).toBe(200);
  });

  it('can’t be signed by an admin who acts as its client', async () => {
    const admin = await makeAccount({ uid: `chief-${tenant.key}`, held: { admin: [tenant.agencyId] } });
    const acting = await getActingToken(admin.token, `client-${tenant.key}`);
    const body = { revision: 1, cliSignedBy: 'Cleo Client', hasRead: true };
    expect((await patchReport(acting, body)).status).toBe(403);
    expect((await patchReport(acting, { revision: 1, cliCommentsFinalClient: 'Seen' })).status).toBe(200);
  });

  it('is closed to other agencies', async () => {
    const rival = await makeTenant(1);
    const stranger = await makeEngineer([tenant.agencyId], {}, ['eng']);
    for (const token of [rival.clientToken, rival.teamToken, stranger.token])
      expect((await patchReport(token, { revision: 1, engDeliverables: 'x' })).status).toBe(404);

    const listRoles = (token: string) =>
      call<readonly ReportRole[]>(
        'GET',
        `/casting/recordingSessionRoles/${cast.castingId}/${getEmail('VOD')}`,
        { token },
      );

    expect((await listRoles(rival.teamToken)).status).toBe(404);
    expect((await listRoles(tenant.teamToken)).collection).toEqual(['VOD']);
  });
});

describe('the signer of a part', () => {
  it('may be replaced, which closes the old address', async () => {
    const former = await getToken('VOD');
    const { revision } = (
      await call<SessionReply>('GET', `/casting/recordingSession/${session.id}`, { token: tenant.teamToken })
    ).collection;
    const [client, director] = makeParticipants(tenant);
    const next = { ...director, name: 'Nora Next', email: `next.${tenant.key}@tests.example` };
    const answer = await changeSession(tenant.teamToken, session.id, {
      revision,
      participants: [client, next],
    });
    expect(answer.status).toBe(200);

    const shut = await open(former);
    expect([shut.status, shut.error.code]).toEqual([410, 'report.replaced']);

    const { id } = (await open(await getToken('CLIENT'))).collection;
    const late = await call('PATCH', `/recordingSessionReport/${id}?token=${former}`, {
      body: { revision: 1, vodScriptComments: 'Too late' },
    });
    expect([late.status, late.error.code]).toEqual([410, 'report.replaced']);

    await expect
      .poll(async () => (await listMails(next.email)).map(({ subject }) => subject).length, {
        timeout: 20_000,
      })
      .toBeGreaterThanOrEqual(2);

    // Each of these emails is sent automatically.
    const listCancellations = async () =>
      (await listMails(director!.email)).filter(({ calendar }) => calendar?.includes('METHOD:CANCEL'));
    await expect.poll(listCancellations, { timeout: 20_000 }).toHaveLength(1);
    expect((await validate(report.urlIdentifier, director!.email)).status).toBe(403);
    expect((await validate(report.urlIdentifier, next.email)).collection.role).toBe('VOD');

    const without = await changeSession(tenant.teamToken, session.id, {
      revision: answer.collection.revision,
      participants: [client],
    });
    expect([without.status, without.error.code]).toEqual([409, 'report.signers']);
  });

  it('changes to an engineer who takes over before the first one has signed', async () => {
    const [account, third] = [
      await makeEngineer([tenant.agencyId], {}, ['eng']),
      await makeEngineer([tenant.agencyId], {}, ['eng']),
    ];
    const former = await getToken('ENGINEER');
    const readRevision = async () =>
      (await firestore().doc(`recordingSessions/${session.id}`).get()).get('revision') as number;
    const to = async (token: string, engineerId: string) =>
      changeSession(token, session.id, { revision: await readRevision(), engineerId });
    const rival = await makeTenant(0);
    expect((await to(tenant.clientToken, account.uid)).status).toBe(403);
    expect((await to(engineer.token, account.uid)).status).toBe(403);
    expect((await to(rival.teamToken, account.uid)).status).toBe(404);

    const answer = await to(tenant.teamToken, account.uid);
    expect([answer.status, answer.collection.engineerId]).toEqual([200, account.uid]);
    expect((await open(former)).error.code).toBe('report.replaced');
    expect((await patchReport(engineer.token, { revision: 1, engDeliverables: 'x' })).status).toBe(404);

    const signing = await patchReport(account.token, {
      revision: 1,
      engSignedBy: 'Olga Onda',
      hasRead: true,
    });
    expect(signing.status).toBe(200);

    const late = await to(tenant.teamToken, third.uid);
    expect([late.status, late.error.code]).toEqual([409, 'session.signerStays']);
  });

  it('may be an unplanned person, even after the session, until all have signed', async () => {
    const former = await getToken('CLIENT');

    const get = async () =>
      (
        await call<SessionReply>('GET', `/casting/recordingSession/${session.id}`, {
          token: tenant.teamToken,
        })
      ).collection;

    const change = async (token: string, body: object) =>
      changeSession(token, session.id, { revision: (await get()).revision, ...body });
    expect((await change(engineer.token, { state: 'done' })).status).toBe(200);

    const [client, director] = makeParticipants(tenant);
    const stand = { name: 'Stina Standin', email: `stand.${tenant.key}@tests.example`, side: 'client' };
    expect((await change(engineer.token, { participants: [stand, director] })).status).toBe(403);

    const moved = await change(tenant.teamToken, { dialIn: { method: 'Zoom', link: '' } });
    expect([moved.status, moved.error.code]).toEqual([409, 'session.over']);

    const { calendarSequence } = await get();
    const answer = await change(tenant.clientToken, { participants: [stand, director] });
    expect([answer.status, answer.collection.state]).toEqual([200, 'done']);
    expect((await open(former)).error.code).toBe('report.replaced');
    // The session is over: the signer gets the link, without a calendar entry.
    await expect
      .poll(async () => (await listMails(stand.email)).map(({ calendar }) => calendar), { timeout: 20_000 })
      .toEqual([undefined]);
    expect((await get()).calendarSequence).toBe(calendarSequence);

    await sign('CLIENT', (await validate(report.urlIdentifier, stand.email)).collection.token);
    const back = await change(tenant.teamToken, { participants: [client, director] });
    expect([back.status, back.error.code]).toEqual([409, 'session.signerStays']);
    for (const role of ['ENGINEER', 'VOD'] as const) await sign(role, await getToken(role));
    const listener = { name: 'Lea Late', email: `late.${tenant.key}@tests.example`, side: 'finalClient' };
    const late = await change(tenant.teamToken, { participants: [stand, director, listener] });
    expect([late.status, late.error.code]).toEqual([409, 'session.sealed']);
  });

  it('is fixed after signing', async () => {
    await sign('VOD', await getToken('VOD'));

    const { revision } = (
      await call<SessionReply>('GET', `/casting/recordingSession/${session.id}`, { token: tenant.teamToken })
    ).collection;
    const [client, director] = makeParticipants(tenant);
    const answer = await changeSession(tenant.teamToken, session.id, {
      revision,
      participants: [client, { ...director, email: 'other@tests.example' }],
    });
    expect([answer.status, answer.error.code]).toEqual([409, 'session.signerStays']);
  });

  it('is erased later except in the report they signed', async () => {
    await sign('CLIENT', await getToken('CLIENT'));

    const [client, director] = makeParticipants(tenant);
    await forgetSigner('CLIENT', client!.email);
    await forgetParticipations(createStep({ platform: 'privacy' }, null), client!.email, PARTICIPANT_SIDES);

    const get = async () =>
      (
        await call<SessionReply>('GET', `/casting/recordingSession/${session.id}`, {
          token: tenant.teamToken,
        })
      ).collection;

    const left = await get();
    expect([left.participants, left.contacts?.map(({ email }) => email)]).toEqual([
      [{ name: 'Dora Director', side: 'director' }],
      [director!.email],
    ]);

    // A new first client has nothing to sign, and existing signatures don't block them.
    const heir = { name: 'Hedda Heir', email: `heir.${tenant.key}@tests.example`, side: 'client' };
    const next = { ...director, name: 'Nora Next', email: `next.${tenant.key}@tests.example` };
    const participants = [heir, next];
    const answer = await changeSession(tenant.teamToken, session.id, {
      revision: left.revision,
      participants,
    });
    expect(answer.status).toBe(200);

    const { signers } = (await firestore().doc(`reportInvites/${session.id}`).get()).data()!;
    expect([signers.CLIENT.email, signers.VOD.email]).toEqual([client!.email, next.email]);
    expect((await validate(report.urlIdentifier, heir.email)).status).toBe(403);
  });

  it('has no more access than the agency allows', async () => {
    const [ofEngineer, ofClient] = [await getToken('ENGINEER'), await getToken('CLIENT')];
    expect([(await open(ofEngineer)).status, (await open(ofClient)).status]).toEqual([200, 200]);

    await putAccess({
      uid: engineer.uid,
      held: { engineer: [tenant.agencyId] },
      standing: { blocked: true },
    });

    await putAccess({
      uid: `client-${tenant.key}`,
      email: getEmail('CLIENT'),
      held: { client: [tenant.agencyId] },
      status: 'REJECTED',
      user: { companyId: tenant.companyId },
    });

    expect([(await open(ofEngineer)).status, (await open(ofClient)).status]).toEqual([401, 401]);
    for (const role of ['ENGINEER', 'CLIENT'] as const)
      expect((await validate(report.urlIdentifier, getEmail(role))).status).toBe(403);
  });

  it('is reminded daily until they have signed', async () => {
    await sign('CLIENT', await getToken('CLIENT'));

    const listSubjects = async (role: ReportRole) =>
      (await listMails(getEmail(role))).filter(({ subject }) => /missing|Falta tu firma/.test(subject))
        .length;

    const ref = firestore().doc(`recordingSessionReports/${session.id}`);
    const due = (await ref.get()).get('remindAt').toMillis();
    await remindSigners(due - 1000);
    expect((await readStored())['remindersSent']).toBe(0);

    const night = new Date(due);
    night.setUTCHours(1);
    await remindSigners(night.getTime() + 864e5);
    expect((await readStored())['remindersSent']).toBe(0);
    await remindSigners((await readStored())['remindAt'].toMillis());
    await expect
      .poll(async () => [await listSubjects('VOD'), await listSubjects('ENGINEER')])
      .toEqual([1, 1]);
    expect(await listSubjects('CLIENT')).toBe(0);
  });
});
