import { createHash, X509Certificate } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { ContentInfo, SignedData } from 'pkijs';
import { describe, expect, it } from 'vitest';
import type { SealCheck } from '@domain/sessions/report.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { purgeProjects } from '../../functions/src/features/projects/purge-projects.ts';
import { remindSigners } from '../../functions/src/features/sessions/jobs/remind-signers.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { APP, bucket, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { listMails, type ReceivedMail } from '../stack/inbox.ts';
import {
  begin,
  bookVoice,
  plan,
  makePlan,
  signAs,
  makeSigners,
  startReport,
  validate,
  type ReportReply,
  type SessionReply,
} from '../stack/sessions.ts';
import '../stack/seal.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { listEvents } from '../stack/webhook-events.ts';
import { setUpOnce } from '../stack/set-up-once.ts';

const ROLES = ['ENGINEER', 'CLIENT', 'VOD'] as const;

let tenant: Tenant;
let engineer: Account;
let session: SessionReply;
let report: ReportReply;
setUpOnce(async () => {
  tenant = await makeTenant(1);
  const cast = await makeCast(tenant, 1);
  engineer = await makeEngineer([tenant.agencyId], {}, ['eng']);
  const booked = await bookVoice(tenant, cast);
  session = (await plan(tenant.teamToken, cast.castingId, makePlan(tenant, booked))).collection;
  await begin(session.id);
  report = (await startReport(engineer.token, session.id)).collection;
});

const getEmails = () => ({ ...makeSigners(tenant), ENGINEER: `${engineer.uid}@tests.example` });
const signAll = async (): Promise<void> => {
  for (const role of ROLES) await signAs(report.urlIdentifier, role, getEmails()[role]);
};
const fetchPaper = async (token: string): Promise<Buffer> => {
  const answer = await fetch(`${APP}/api/casting/recordingSessionReport/${session.id}/paper`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await answer.arrayBuffer());
};
const computeHash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const check = (hash: string) => call<SealCheck>('GET', `/reportSeal/${hash}`);
const readStored = async (collection: string) =>
  (await firestore().doc(`${collection}/${session.id}`).get()).data()!;
const findSealedMails = async (address: string): Promise<readonly ReceivedMail[]> =>
  (await listMails(address)).filter(({ subject }) => /is signed|está firmado/u.test(subject));

describe('a sealed report', () => {
  it('is one signed file, the same for everyone, forever', async () => {
    await signAll();

    const [first, second, third] = [
      await fetchPaper(tenant.clientToken),
      await fetchPaper(tenant.teamToken),
      await fetchPaper(engineer.token),
    ];
    expect([computeHash(second), computeHash(third)]).toEqual([computeHash(first), computeHash(first)]);
    expect((await readStored('recordingSessionReports'))['paperSha256']).toBe(computeHash(first));

    const sealed = await listEvents(tenant.agencyId, 'report.sealed', { sessionId: session.id });
    expect(sealed).toMatchObject([{ reportId: session.id, sha256: computeHash(first) }]);

    const range = /\/ByteRange \[0 (\d+) (\d+) (\d+)\s*\]/u.exec(first.toString('latin1'))!;
    const [length, after, rest] = range.slice(1).map(Number) as [number, number, number];
    expect(after + rest).toBe(first.length);

    const content = Buffer.concat([first.subarray(0, length), first.subarray(after)]);
    const der = Buffer.from(first.toString('latin1', length + 1, after - 1), 'hex');
    const signed = new SignedData({ schema: ContentInfo.fromBER(der).content });
    expect(await signed.verify({ signer: 0, data: new Uint8Array(content).buffer })).toBe(true);
    content[content.length - 8]! ^= 1;

    const broken = signed.verify({ signer: 0, data: new Uint8Array(content).buffer });
    expect(await broken.catch(() => false)).toBe(false);
  });

  it('is downloaded by a signer with a code for that report only, after all have signed', async () => {
    const { token } = (await validate(report.urlIdentifier, getEmails().VOD)).collection;
    const open = (urlIdentifier: string, proof: string) =>
      fetch(`${APP}/api/recordingSessionReport/${urlIdentifier}/paper?token=${proof}`);
    expect((await open(report.urlIdentifier, token)).status).toBe(409);
    await signAll();

    const answer = await open(report.urlIdentifier, token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(computeHash(bytes)).toBe(computeHash(await fetchPaper(tenant.clientToken)));
    const strangers = [open('another-report', token), open(report.urlIdentifier, 'forged')];
    expect((await Promise.all(strangers)).map(({ status }) => status)).toEqual([401, 401]);
    await firestore().doc(`reportInvites/${session.id}`).update({ 'signers.VOD.version': 99 });
    expect((await open(report.urlIdentifier, token)).status).toBe(410);
  });

  it('is created once despite concurrent requests', async () => {
    await signAll();

    // As after a failure on the last signature, with three concurrent requests for the file.
    const former = String((await readStored('reportInvites'))['storagePath']);
    await firestore().doc(`reportInvites/${session.id}`).update({ storagePath: null });
    await firestore().doc(`recordingSessionReports/${session.id}`).update({ paperSha256: null });
    await bucket().file(former).delete();

    const mails = await firestore().collection('mail').where('params.reportId', '==', session.id).get();
    await Promise.all(mails.docs.map(({ ref }) => ref.delete()));

    const files = await Promise.all(Array.from({ length: 3 }, () => fetchPaper(tenant.clientToken)));
    expect(new Set(files.map(computeHash)).size).toBe(1);

    const [left] = await bucket().getFiles({ prefix: `reports/${session.id}/` });
    expect(left.map(({ name }) => name)).toEqual([`reports/${session.id}/${computeHash(files[0]!)}.pdf`]);
  });

  it('is created by the schedule if the last signature failed to', async () => {
    await signAll();
    await firestore().doc(`reportInvites/${session.id}`).update({ storagePath: null });

    const mails = await firestore().collection('mail').where('params.reportId', '==', session.id).get();
    await Promise.all(mails.docs.map(({ ref }) => ref.delete()));

    const ref = firestore().doc(`recordingSessionReports/${session.id}`);
    const sealedAt = (await ref.get()).get('sealedAt');
    await ref.update({ paperSha256: null, remindAt: sealedAt });
    await remindSigners(sealedAt.toMillis() + 1000);

    const { paperSha256, remindAt, remindersSent } = await readStored('recordingSessionReports');
    expect([paperSha256, remindAt, remindersSent]).toEqual([
      computeHash(await fetchPaper(tenant.clientToken)),
      null,
      0,
    ]);
  });

  it('is emailed to its three signers, once and in their language', async () => {
    await signAll();
    const hash = computeHash(await fetchPaper(tenant.teamToken));
    const { ENGINEER, CLIENT, VOD } = getEmails();
    for (const address of [ENGINEER, CLIENT, VOD])
      await expect.poll(async () => (await findSealedMails(address)).length, { timeout: 20_000 }).toBe(1);
    const [mail] = await findSealedMails(VOD);
    expect(mail!.subject).toContain('está firmado');
    expect(mail!.text).toContain(addresses.verifyReport.href());
    expect(mail!.attachments).toEqual([{ fileName: 'session-report.pdf', sha256: hash }]);
  });

  it('is inaccessible to other agencies, strangers and the public bucket', async () => {
    await signAll();
    await fetchPaper(tenant.clientToken);
    const rival = await makeTenant(0);
    const boss = await makeAccount({ uid: `boss-${rival.key}`, held: { admin: [rival.agencyId] } });
    for (const token of [rival.clientToken, rival.teamToken, boss.token])
      expect(
        (await call('GET', `/casting/recordingSessionReport/${session.id}/paper`, { token })).status,
      ).toBe(404);
  });
});

describe('the verification of a file', () => {
  it('shows when it was sealed, without names', async () => {
    await signAll();

    const bytes = await fetchPaper(tenant.clientToken);
    const { status, collection } = await check(computeHash(bytes));
    expect(status).toBe(200);
    expect(Object.keys(collection)).toEqual(['sealedAt']);

    const sealedAt = (await readStored('recordingSessionReports'))['sealedAt'].toMillis();
    expect(Date.parse(collection.sealedAt!)).toBe(sealedAt);

    const changed = Buffer.from(bytes);
    changed[changed.length - 8]! ^= 1;
    expect((await check(computeHash(changed))).collection).toEqual({ sealedAt: null });
  });

  it('recognises a file forever, and returns it to its signers, even after its project is deleted', async () => {
    await signAll();
    const bytes = await fetchPaper(tenant.clientToken);
    const hash = computeHash(bytes);
    const sealedAt = (await readStored('recordingSessionReports'))['sealedAt'] as Timestamp;
    const seal = (await firestore().doc(`seals/${hash}`).get()).data();
    const fingerprint = new X509Certificate(process.env['SEAL_CERTIFICATE']!).fingerprint256;
    const certificateSha256 = fingerprint.replaceAll(':', '').toLowerCase();
    // It reveals neither the report nor its signers.
    expect(seal).toEqual({ sealedAt, certificateSha256 });

    const long = Timestamp.fromMillis(Date.now() - 400 * 864e5);
    await firestore().doc(`projects/${report.projectId}`).update({ shelf: 'deleted', deletedAt: long });
    await purgeProjects();
    for (const token of [tenant.clientToken, tenant.teamToken])
      expect(await fetchPaper(token)).toEqual(bytes);
    expect((await check(hash)).collection).toEqual({ sealedAt: sealedAt.toDate().toISOString() });
  });

  it('accepts hashes only, up to a limit', async () => {
    for (const wrong of ['short', 'G'.repeat(64), 'A'.repeat(64), 'null'])
      expect((await check(wrong)).status).toBe(404);

    const statuses: number[] = [];
    // Ten at a time, as many as a loaded machine answers in time.
    while (statuses.length < 70) {
      const checks = Array.from({ length: 10 }, () => check('0'.repeat(64)));
      statuses.push(...(await Promise.all(checks)).map(({ status }) => status));
    }

    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(40);
  });
});
