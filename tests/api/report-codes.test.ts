import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { REPORT_CODE, type ReportRole } from '@domain/sessions/report.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { listMails } from '../stack/inbox.ts';
import type { Account } from '../stack/account.ts';
import { makeEngineer } from '../stack/curation.ts';
import {
  requestCode,
  begin,
  bookVoice,
  enterCode,
  waitForCode,
  plan,
  makePlan,
  signAs,
  makeSigners,
  startReport,
  type ReportReply,
} from '../stack/sessions.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';

let tenant: Tenant;
let engineer: Account;
let report: ReportReply;
setUpOnce(async () => {
  tenant = await makeTenant(1);
  const cast = await makeCast(tenant, 1);
  engineer = await makeEngineer([tenant.agencyId], {}, ['eng']);
  const booked = await bookVoice(tenant, cast);
  const session = (await plan(tenant.teamToken, cast.castingId, makePlan(tenant, booked))).collection;
  await begin(session.id);
  report = (await startReport(engineer.token, session.id)).collection;
});

const getEmail = (role: ReportRole): string =>
  role === 'ENGINEER' ? `${engineer.uid}@tests.example` : makeSigners(tenant)[role];
const ask = (email = getEmail('CLIENT')) => requestCode(report.urlIdentifier, email);
const enter = (code: string, email = getEmail('CLIENT')) => enterCode(report.urlIdentifier, email, code);
const makeOther = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const toRefusal = ({ status, error }: Awaited<ReturnType<typeof enter>>) => [status, error.code];

describe('the code for a signer’s part', () => {
  it('has a daily limit of emails and attempts, protecting a signer from guesses and spam', async () => {
    const start = Date.now();

    const repeatFor = async (times: number, send: () => Promise<{ status: number }>) => {
      const statuses: number[] = [];
      for (let number = 0; number < times; number += 1) {
        // Ten minutes pass after each ten calls.
        vi.setSystemTime(start + Math.floor(number / 10) * 601_000);
        statuses.push((await send()).status);
      }
      return statuses;
    };

    vi.useFakeTimers({ toFake: ['Date'], now: start });

    try {
      const stranger = 'stranger@tests.example';
      const sent = await repeatFor(22, () => ask(stranger));
      expect(sent.map((status) => status === 429)).toEqual([...Array<boolean>(20).fill(false), true, true]);
      const tried = await repeatFor(61, () => enter('123456', stranger));
      expect(tried.map((status) => status === 429)).toEqual([...Array<boolean>(60).fill(false), true]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('has six digits that are only in the email, and opens the part once', async () => {
    const answer = await ask();
    expect([answer.status, answer.collection]).toEqual([200, { status: 'sent' }]);

    const code = await waitForCode(getEmail('CLIENT'), 0);
    expect(code).toMatch(/^\d{6}$/);

    const records = await Promise.all([
      firestore().doc(`reportInvites/${report.id}`).get(),
      ...(await firestore().collection('mail').where('to', '==', getEmail('CLIENT')).get()).docs,
      ...(await firestore().collection('audit').where('agencyId', '==', tenant.agencyId).get()).docs,
    ]);
    const texts = records.map((document) => JSON.stringify(document.data()));
    expect(texts.filter((text) => new RegExp(`\\b${code}\\b`).test(text))).toEqual([]);

    const opened = await enter(code);
    expect(opened.collection.role).toBe('CLIENT');
    const path = `/recordingSessionReport/${report.urlIdentifier}?token=${opened.collection.token}`;
    expect((await call('GET', path)).status).toBe(200);
    expect(toRefusal(await enter(code))).toEqual([410, 'report.codeSpent']);
  });

  it('expires after wrong attempts, after its time, and when another is sent', async () => {
    await ask();
    const first = await waitForCode(getEmail('CLIENT'), 0);
    for (let tries = 0; tries < REPORT_CODE.tries; tries += 1)
      expect(toRefusal(await enter(makeOther(first)))).toEqual([422, 'report.codeWrong']);
    expect(toRefusal(await enter(first))).toEqual([410, 'report.codeSpent']);

    await ask();
    const second = await waitForCode(getEmail('CLIENT'), 1);
    const past = Timestamp.fromMillis(Date.now() - 1000);
    await firestore().doc(`reportInvites/${report.id}`).update({ 'codes.CLIENT.expiresAt': past });
    expect(toRefusal(await enter(second))).toEqual([410, 'report.codeSpent']);

    await ask();
    const third = await waitForCode(getEmail('CLIENT'), 2);
    await ask();
    const fourth = await waitForCode(getEmail('CLIENT'), 3);
    if (third !== fourth) expect(toRefusal(await enter(third))).toEqual([422, 'report.codeWrong']);
    expect((await enter(fourth)).status).toBe(200);
  });

  it('isn’t sent to people without a role, and opens no other part', async () => {
    expect(toRefusal(await enter('123456', 'stranger@tests.example'))).toEqual([403, 'report.notAuthorized']);
    expect((await ask('stranger@tests.example')).status).toBe(403);
    expect(await listMails('stranger@tests.example')).toEqual([]);
    await ask();
    const code = await waitForCode(getEmail('CLIENT'), 0);
    expect(toRefusal(await enter(code, getEmail('VOD')))).toEqual([410, 'report.codeSpent']);
    expect((await enter('12345')).error.property).toBe('code');
  });
});

describe('a signature', () => {
  const listSubjects = async (role: ReportRole) =>
    (await listMails(getEmail(role)))
      .map(({ subject }) => subject)
      .filter((subject) => /sign(ed|aste)|firmado/i.test(subject));

  it('is sent to everyone with a role, by link or in the app, where it needs no code', async () => {
    expect((await signAs(report.urlIdentifier, 'CLIENT', getEmail('CLIENT'))).status).toBe(200);
    const everyone = ['ENGINEER', 'CLIENT', 'VOD'] as const;
    for (const role of everyone)
      await expect.poll(() => listSubjects(role), { timeout: 10_000 }).toHaveLength(1);
    expect((await listSubjects('CLIENT'))[0]).toContain('You signed the session report');
    expect((await listSubjects('ENGINEER'))[0]).toContain('Full Name signed');
    expect((await listSubjects('VOD'))[0]).toContain('Full Name ha firmado');

    const path = `/casting/recordingSessionReport/${report.id}`;
    const body = { revision: report.engRevision, engSignedBy: 'Ed Engineer', hasRead: true };
    expect((await call('PATCH', path, { token: engineer.token, body })).status).toBe(200);
    for (const role of everyone)
      await expect.poll(() => listSubjects(role), { timeout: 10_000 }).toHaveLength(2);
  });

  it('is emailed, unlike a saved part', async () => {
    const path = `/casting/recordingSessionReport/${report.id}`;
    const body = { revision: report.engRevision, engDeliverables: 'One WAV' };
    expect((await call('PATCH', path, { token: engineer.token, body })).status).toBe(200);
    const queued = await firestore().collection('mail').where('agencyId', '==', tenant.agencyId).get();
    expect(queued.docs.map((mail) => mail.get('kind') as string)).not.toContain('report-signed');
  });
});
