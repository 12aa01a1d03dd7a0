import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { talentRecord } from '../stack/talent.ts';

const script = fileURLToPath(new URL('../../scripts/repair.mjs', import.meta.url));

interface Outcome {
  readonly code: number;
  /** What it found, a line each, in the order of the paths. */
  readonly found: readonly string[];
  readonly output: string;
}

const repair = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
        const found = stdout.split('\n').filter((line) => /^\w+\//.test(line));
        resolve({ code, found: found.sort(), output: stdout + stderr });
      },
    );
  });

/** A project of its own in the same database, so that nothing is mended here that the other tests should have kept true. */
const project = `repair-${randomBytes(4).toString('hex')}`;
let app: App;
let firestore: Firestore;
const check = () => repair(['--check', '--project', project]);
const mend = () => repair(['--project', project]);
const stored = async (path: string) => (await firestore.doc(path).get()).data();

const invitationId = (source: string): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 40);

const now = Timestamp.now();
const demoRecord = (change: object = {}) => ({
  talentId: 'vera',
  agencyIds: ['one', 'two'],
  name: 'Warm',
  language: 'eng',
  languageTag: null,
  accent: null,
  gender: 'FEM',
  voiceAge: 'ADU',
  tone: 'MED',
  category: 'WARM',
  principalInCategory: true,
  syntheticVoiceConsent: false,
  durationMs: 4000,
  peaks: [0.1, 0.9],
  quality: null,
  reviewStatus: 'approved',
  approved: true,
  reviewedAt: now,
  curationTicketId: null,
  assignedTo: null,
  assignedAt: null,
  createdAt: now,
  updatedAt: now,
  ...change,
});
const waiting = {
  assignedTo: 'ed',
  assignedAt: now,
  category: 'SONG',
  reviewStatus: 'pending',
  approved: false,
  reviewedAt: null,
  curationTicketId: 'ticket',
};

/** Sources alone: the copies of them are what is tried. */
const plant = async () => {
  const batch = firestore.batch();
  const set = (path: string, record: object) => batch.set(firestore.doc(path), record);
  set('talents/vera', talentRecord(['one', 'two'], { email: 'vera@talents.example' }));
  const name = { displayName: 'Vera Lund', email: 'vera@talents.example' };
  const member = { ...name, userId: 'vera', role: 'talent', decidedBy: null, decidedAt: null };
  set('memberships/one_vera_talent', { ...member, agencyId: 'one', blocked: false });
  set('memberships/two_vera_talent', { ...member, agencyId: 'two', blocked: true });
  set('users/vera', { ...name, companyId: null, locale: 'en', emailVerified: true, accessVersion: 1 });
  set('demos/heard', demoRecord());
  set('demos/waiting', demoRecord(waiting));
  set('talentRates/vera', {
    agencyIds: ['one', 'two'],
    currency: 'EUR',
    sessionFee: 20_000,
    usageFee: 9_000,
  });
  const passed = { status: 'passed', at: now, latencyMs: 12, sampleRateHz: 48_000 };
  const history = [
    { ...passed, agencyId: 'one' },
    { ...passed, agencyId: 'two', status: 'failed' },
  ];
  set('connectionSessions/vera', { agencyIds: ['one', 'two'], talentId: 'vera', status: 'passed', history });
  set('vacations/spring', {
    agencyIds: ['one', 'two'],
    talentId: 'vera',
    from: '2030-04-01',
    to: '2030-04-09',
  });
  const one = { totalAudioDemos: 1, waitingDemos: 1 };
  const open = { status: 'open', language: 'eng', agencyIds: ['one', 'two'], talents: 1 };
  set('curationTickets/ticket', { ...open, assignedTo: 'ed', assignedAt: now, ...one });
  set('voices/hero', { projectId: 'film', name: 'Hero' });
  const counts = { shortlisted: { hero: 1 }, withdrawn: {} };
  set('castings/film_eng', { projectId: 'film', agencyId: 'one', language: 'eng', ...counts });
  const ofAd = { projectId: 'ad', agencyId: 'one', companyId: 'globex' };
  const names = { name: 'Ad', brand: '', campaignName: '', companyName: 'Globex' };
  set('companies/globex', { name: 'Globex', companyType: 'BRAND', agencyIds: ['one'] });
  set('projects/ad', { agencyId: 'one', companyId: 'globex', ...names, languages: ['eng'] });
  // Of an agency that does not work with the company.
  set('projects/foreign', {
    agencyId: 'two',
    companyId: 'globex',
    ...names,
    companyName: 'X',
    languages: [],
  });
  set('soldLicences/ad_1', { ...ofAd, companyName: 'Globex', talentId: 'nobody', state: 'live' });
  set('castings/ad_eng', { ...ofAd, language: 'eng', shortlisted: {}, withdrawn: {}, project: names });
  const place = {
    castingId: 'film_eng',
    voiceId: 'hero',
    agencyId: 'one',
    talentId: 'vera',
    demoId: 'heard',
    demo: { talentPublicName: 'Vera L.' },
  };
  set('castingDemos/film_eng_hero_heard', place);
  set('auditionEntries/film_eng_hero_vera', { talentId: 'vera', talentPublicName: 'Vera L.' });
  await batch.commit();
};

beforeAll(() => {
  app = initializeApp({ projectId: project }, project);
  firestore = getFirestore(app);
});
afterAll(() => deleteApp(app));
beforeEach(async () => {
  for (const collection of await firestore.listCollections()) await firestore.recursiveDelete(collection);
  await plant();
  await mend();
});

const ENTRIES = { one: 'roster/one!vera-lund!vera', two: 'roster/two!vera-lund!vera' };

describe('npm run repair', () => {
  it('makes every copy from its source', async () => {
    expect(await stored('talentCache/vera')).toEqual({
      agencyIds: ['one'],
      publicName: 'Vera L.',
      nameKey: 'vera l',
      gender: 'FEM',
      languages: ['eng'],
      homeStudio: false,
      voiceSpecs: [],
    });
    expect(await stored('demoCache/heard')).toMatchObject({
      agencyIds: ['one'],
      talentPublicName: 'Vera L.',
      name: 'Warm',
      approvedAt: now,
    });
    expect(await stored('demoCache/waiting')).toBeUndefined();
    expect(await stored('talentRateCards/two_vera')).toEqual({
      agencyId: 'two',
      talentId: 'vera',
      currency: 'EUR',
      sessionFee: 20_000,
    });
    expect(await stored('rehearsals/one_vera')).toEqual({
      agencyId: 'one',
      talentId: 'vera',
      at: now,
      latencyMs: 12,
      sampleRateHz: 48_000,
    });
    expect(await stored('rehearsals/two_vera')).toBeUndefined();
    const half = await stored('demoCache/heard');
    expect(await stored('testedVoices/one_heard')).toEqual({ ...half, agencyId: 'one', demoId: 'heard' });
    expect(await stored('testedVoices/two_heard')).toBeUndefined();
    expect(await stored('rehearsalSummaries/one')).toEqual({
      agencyId: 'one',
      talents: { vera: { at: now, latencyMs: 12, sampleRateHz: 48_000 } },
    });
    expect(await stored(ENTRIES.one)).toMatchObject({ status: 'active', demos: { approved: 1, pending: 1 } });
    expect(await stored(ENTRIES.two)).toMatchObject({ status: 'blocked', sessionFee: 20_000 });
    const { code, found, output } = await check();
    expect([code, found]).toEqual([0, []]);
    expect(output).toContain(', 0 differ');
  });

  const broken: readonly (readonly [string, string, () => Promise<unknown>, readonly string[]])[] = [
    [
      'a public half of a talent that says otherwise',
      'talentCache/vera',
      () =>
        firestore.doc('talentCache/vera').update({ agencyIds: ['one', 'two'], homeStudio: true, email: 'x' }),
      ['talentCache/vera differs in agencyIds, homeStudio, email'],
    ],
    [
      'a public half that is missing',
      'talentCache/vera',
      () => firestore.doc('talentCache/vera').delete(),
      ['talentCache/vera is missing'],
    ],
    [
      'an approved demo that clients do not find',
      'demoCache/heard',
      () => firestore.doc('demoCache/heard').delete(),
      // What has no public half cannot be cast, but this one comes back.
      ['demoCache/heard is missing'],
    ],
    [
      'any field of a public demo',
      'demoCache/heard',
      () => firestore.doc('demoCache/heard').update({ tone: 'HIG', peaks: [1], is: {}, fileSize: 3 }),
      ['demoCache/heard differs in is, peaks, tone, fileSize'],
    ],
    [
      'a public half that names somebody else',
      'demoCache/heard',
      () => firestore.doc('demoCache/heard').update({ talentId: 'nobody' }),
      ['demoCache/heard differs in talentId'],
    ],
    [
      'rate cards, one changed and one missing',
      'talentRateCards/one_vera',
      async () => {
        await firestore.doc('talentRateCards/one_vera').update({ sessionFee: 1 });
        await firestore.doc('talentRateCards/two_vera').delete();
      },
      ['talentRateCards/one_vera differs in sessionFee', 'talentRateCards/two_vera is missing'],
    ],
    [
      'a voice among those tested that is missing',
      'testedVoices/one_heard',
      () => firestore.doc('testedVoices/one_heard').delete(),
      ['testedVoices/one_heard is missing'],
    ],
    [
      'a voice among those tested that is told otherwise',
      'testedVoices/one_heard',
      () => firestore.doc('testedVoices/one_heard').update({ tone: 'HIG', agencyIds: ['one', 'two'] }),
      ['testedVoices/one_heard differs in agencyIds, tone'],
    ],
    [
      'a summary of rehearsals',
      'rehearsalSummaries/one',
      () => firestore.doc('rehearsalSummaries/one').update({ 'talents.gone': { latencyMs: 1 } }),
      ['rehearsalSummaries/one differs in talents'],
    ],
    [
      'a summary of rehearsals that is missing',
      'rehearsalSummaries/one',
      () => firestore.doc('rehearsalSummaries/one').delete(),
      ['rehearsalSummaries/one is missing'],
    ],
    [
      'a place in a roster',
      ENTRIES.one,
      () => firestore.doc(ENTRIES.one).update({ 'demos.pending': 7, 'is.gender_mal': true }),
      [`${ENTRIES.one} differs in demos, is`],
    ],
    [
      'agencies that a record of the talent repeats',
      'vacations/spring',
      () => firestore.doc('vacations/spring').update({ agencyIds: ['one'] }),
      ['vacations/spring differs in agencyIds'],
    ],
    [
      'the count of a ticket',
      'curationTickets/ticket',
      () => firestore.doc('curationTickets/ticket').update({ totalAudioDemos: 3, waitingDemos: 0 }),
      ['curationTickets/ticket differs in totalAudioDemos, waitingDemos'],
    ],
    [
      'what an account may do, and in which agencies',
      'memberships/one_vera_talent',
      () =>
        firestore
          .doc('users/vera')
          .update({ held: { admin: ['one'] }, roles: ['admin'], agencyIds: ['two'] }),
      ['users/vera differs in held, roles, agencyIds'],
    ],
    [
      'a decision that an account is told of, and that nobody made',
      'memberships/one_vera_talent',
      () => firestore.doc('users/vera').update({ accountValidationStatus: 'REJECTED' }),
      ['users/vera differs in accountValidationStatus'],
    ],
    [
      'somebody’s name and address beside what an agency decided',
      'memberships/one_vera_talent',
      () => firestore.doc('memberships/one_vera_talent').update({ email: 'old@x.example', displayName: 'V' }),
      ['memberships/one_vera_talent differs in email, displayName'],
    ],
    [
      'an engineer who is not to know a talent any more',
      'engineerAssignments/ann_vera',
      () =>
        firestore
          .doc('engineerAssignments/ann_vera')
          .set({ engineerId: 'ann', talentId: 'vera', agencyIds: ['one'] }),
      ['engineerAssignments/ann_vera has no source'],
    ],
    [
      'an engineer who has a ticket and does not know its talent',
      'engineerAssignments/ed_vera',
      () => firestore.doc('engineerAssignments/ed_vera').delete(),
      ['engineerAssignments/ed_vera is missing'],
    ],
    [
      'the agencies for which an engineer knows a talent',
      'engineerAssignments/ed_vera',
      () => firestore.doc('engineerAssignments/ed_vera').update({ agencyIds: ['three'] }),
      ['engineerAssignments/ed_vera differs in agencyIds'],
    ],
    [
      'who reviews a demo',
      'demos/waiting',
      () => firestore.doc('demos/waiting').update({ assignedTo: 'somebody' }),
      ['demos/waiting differs in assignedTo'],
    ],
    [
      'the counts of a casting, a character that is gone among them',
      'castings/film_eng',
      () =>
        firestore
          .doc('castings/film_eng')
          .update({ 'shortlisted.hero': 4, 'shortlisted.gone': 0, 'withdrawn.hero': 1 }),
      ['castings/film_eng differs in shortlisted, withdrawn'],
    ],
    [
      'what a project says its company is called',
      'projects/ad',
      () => firestore.doc('projects/ad').update({ companyName: 'Old', words: [] }),
      ['projects/ad differs in companyName, words'],
    ],
    [
      'what its castings and licences say',
      'soldLicences/ad_1',
      async () => {
        await firestore.doc('soldLicences/ad_1').update({ companyName: 'Old' });
        await firestore.doc('castings/ad_eng').update({ 'project.companyName': 'Old' });
      },
      ['castings/ad_eng differs in project.companyName', 'soldLicences/ad_1 differs in companyName'],
    ],
    [
      'a category for which two demos stand, or none',
      'demos/heard',
      () => firestore.doc('demos/heard').update({ principalInCategory: false }),
      ['demos/heard differs in principalInCategory'],
    ],
  ];

  type Fault = (typeof broken)[number];
  const pathsOf = ([, path, , expected]: Fault): readonly string[] => [
    path,
    ...expected.map((line) => line.split(' ')[0] ?? ''),
  ];
  /** Faults of different records are told and mended in one go, as on a real day: each go starts the command three times. */
  const rounds = broken.reduce<readonly (readonly Fault[])[]>((sofar, fault) => {
    const touches = (round: readonly Fault[]) =>
      pathsOf(fault).some((path) => round.flatMap(pathsOf).includes(path));
    const at = sofar.findIndex((round) => !touches(round));
    return at < 0 ? [...sofar, [fault]] : sofar.with(at, [...(sofar[at] ?? []), fault]);
  }, []);

  it.each(rounds.map((round) => [round.map(([what]) => what).join('; '), round] as const))(
    'tells and mends %s',
    async (_what, round) => {
      const before = await Promise.all(round.map(([, path]) => stored(path)));
      for (const [, , spoil] of round) await spoil();
      const expected = round.flatMap(([, , , lines]) => lines).sort();
      const told = await check();
      expect([told.code, told.found]).toEqual([1, expected]);
      const mended = await mend();
      expect([mended.code, mended.found]).toEqual([0, expected]);
      expect(await Promise.all(round.map(([, path]) => stored(path)))).toEqual(before);
      const again = await check();
      expect([again.code, again.found]).toEqual([0, []]);
    },
  );

  it('gives an account what its memberships say, and ends what its tokens said before', async () => {
    const right = { held: { talent: ['one'] }, roles: ['talent'], agencyIds: ['one'] };
    const { accessVersion } = (await stored('users/vera')) ?? {};
    await firestore.doc('users/vera').update({ held: { admin: ['one'] }, roles: ['admin'] });
    expect((await mend()).code).toBe(0);
    expect(await stored('users/vera')).toMatchObject({ ...right, accessVersion: Number(accessVersion) + 1 });
  });

  it('has records name the proven address by which somebody signs in, wherever the other stood', async () => {
    const identities = getAuth(app);
    const later = { agencyId: 'three', email: 'vera@talents.example', status: 'sent', sentAt: now };
    await firestore.doc('selfServiceInvites/later').set({ ...later, name: 'Vera', lastName: 'Lund' });
    const listed = `invitations/${invitationId('selfServiceInvites/later')}`;
    expect(await mend()).toMatchObject({ code: 0, found: [`${listed} is missing`] });
    await identities.createUser({ uid: 'vera', email: 'vera@talents.example', emailVerified: true });
    expect((await check()).code).toBe(0);
    const { accessVersion } = (await stored('users/vera')) ?? {};
    await identities.updateUser('vera', { email: 'other@talents.example', emailVerified: true });
    const words =
      'users/vera differs in email from its identity, by which its person signs in: other@talents.example';
    const told = await check();
    expect([told.code, told.found]).toEqual([1, [words]]);
    const mended = await mend();
    expect([mended.code, mended.found]).toEqual([0, [words]]);
    expect(await stored('users/vera')).toMatchObject({
      email: 'other@talents.example',
      formerEmails: ['vera@talents.example'],
      accessVersion: Number(accessVersion) + 1,
    });
    const copies = [
      'talents/vera',
      'memberships/two_vera_talent',
      'selfServiceInvites/later',
      listed,
      ENTRIES.one,
    ];
    expect(await Promise.all(copies.map(async (path) => (await stored(path))?.['email']))).toEqual(
      copies.map(() => 'other@talents.example'),
    );
    expect((await firestore.collection('audit').get()).docs.map((one) => one.get('by') as unknown)).toEqual([
      'platform:repair',
    ]);
    expect((await check()).found).toEqual([]);
    await identities.deleteUser('vera');
  });

  it('lists invitations from before there was a list, as their records and the audit tell of them', async () => {
    const at = (day: number) => Timestamp.fromMillis(now.toMillis() - day * 86_400_000);
    const batch = firestore.batch();
    const set = (path: string, record: object) => batch.set(firestore.doc(path), record);
    const who = (name: string) => ({ name, lastName: 'Ito', email: `${name}@invited.example`.toLowerCase() });
    const entry = (action: string, subject: string, day: number) =>
      set(`audit/${action}-${subject.replace('/', '-')}`, {
        action,
        subject,
        agencyId: 'one',
        by: 'ann',
        at: at(day),
      });
    const talent = { ...who('Tal'), agencyId: 'one', sentAt: at(9) };
    set('selfServiceInvites/sent', { ...talent, status: 'sent' });
    set('selfServiceInvites/used', { ...talent, status: 'accepted' });
    entry('talents.invite', 'selfServiceInvites/sent', 9);
    entry('talents.resendInvite', 'selfServiceInvites/sent', 2);
    set('engineerInvites/used', { ...who('Eng'), agencyId: 'one', usedBy: 'ed' });
    entry('engineers.invite', 'engineerInvites/used', 8);
    const asked = { name: 'Tea Ito', email: 'tea@invited.example', agencyId: 'one', roles: ['admin'] };
    set('teamInvites/asked', { ...asked, version: 0, formerUid: null, changedAt: at(3) });
    entry('team.invite', 'teamInvites/asked', 3);
    set('teamInvites/former', { ...asked, version: 0, formerUid: 'tea', changedAt: at(3) });
    const account = (uid: string, change: object) => {
      const name = { displayName: `${uid} Ito`, email: `${uid}@invited.example` };
      set(`users/${uid}`, {
        ...name,
        held: {},
        roles: [],
        agencyIds: [],
        companyId: null,
        locale: 'en',
        ...change,
      });
    };
    const member = (uid: string, role: string, change: object = {}) => {
      const name = { displayName: `${uid} Ito`, email: `${uid}@invited.example` };
      const held = { held: { [role]: ['one'] }, roles: [role], agencyIds: ['one'] };
      account(uid, { ...held, ...change });
      set(`memberships/one_${uid}_${role}`, { ...name, agencyId: 'one', userId: uid, role, blocked: false });
    };
    member('newcomer', 'agencyTeam');
    entry('team.create', 'users/newcomer', 5);
    member('arrived', 'admin', { emailVerified: true });
    entry('team.create', 'users/arrived', 5);
    account('gone', {});
    entry('team.create', 'users/gone', 5);
    member('client', 'client');
    entry('clients.createOwner', 'users/client', 4);
    set('mail/client-invite_client', { to: 'client@invited.example', agencyId: 'one' });
    // Whoever was given a password, or registered, was not invited.
    member('given', 'client');
    entry('clients.createOwner', 'users/given', 4);
    member('registered', 'client');
    // What was noted of invitations that were not listed: one of a record that there is, and one of none.
    const partly = `invitations/${invitationId('selfServiceInvites/used')}`;
    set(partly, { lastSentAt: at(1), expiresAt: null });
    set('invitations/left', { state: 'withdrawn' });
    await batch.commit();

    const sources = ['selfServiceInvites/sent', 'engineerInvites/used', 'teamInvites/asked'];
    const people = ['newcomer', 'arrived', 'gone', 'client'].map((uid) => `users/${uid}`);
    const missing = [...sources, ...people].map((source) => `invitations/${invitationId(source)} is missing`);
    const told = await check();
    expect([told.code, told.found.length]).toEqual([1, missing.length + 2]);
    expect(told.found).toEqual(expect.arrayContaining([...missing, 'invitations/left has no source']));
    expect((await mend()).code).toBe(0);
    const listed = async (source: string) => stored(`invitations/${invitationId(source)}`);
    const week = (day: number) => at(day - 7);
    expect(await listed('selfServiceInvites/sent')).toEqual({
      ...{ agencyId: 'one', kind: 'talent', source: 'selfServiceInvites/sent', name: 'Tal Ito', roles: [] },
      ...{ email: 'tal@invited.example', state: 'waiting', sentBy: 'ann' },
      ...{ sentAt: at(9), lastSentAt: at(2), expiresAt: null },
    });
    expect(await listed('selfServiceInvites/used')).toMatchObject({
      ...{ state: 'accepted', sentBy: '', sentAt: at(9), lastSentAt: at(1) },
    });
    expect(await listed('engineerInvites/used')).toMatchObject({ state: 'accepted', sentAt: at(8) });
    expect(await listed('teamInvites/asked')).toMatchObject({
      ...{ kind: 'team', roles: ['admin'], state: 'waiting', expiresAt: week(3) },
    });
    expect(await listed('users/newcomer')).toMatchObject({
      ...{ kind: 'team', name: 'newcomer Ito', roles: ['agencyTeam'], state: 'waiting', expiresAt: week(5) },
    });
    expect(await listed('users/arrived')).toMatchObject({ roles: ['admin'], state: 'accepted' });
    expect(await listed('users/gone')).toMatchObject({ roles: [], state: 'withdrawn' });
    expect(await listed('users/client')).toMatchObject({ kind: 'client', state: 'waiting', sentAt: at(4) });
    for (const source of ['users/given', 'users/registered', 'teamInvites/former', 'users/vera'])
      expect(await listed(source)).toBeUndefined();
    expect(await stored('invitations/left')).toBeUndefined();
    expect((await check()).found).toEqual([]);

    // What their records say of those that are listed holds; what became of an account is noted as it happens.
    await firestore.doc(partly).update({ state: 'waiting' });
    await firestore.doc(`invitations/${invitationId('users/newcomer')}`).update({ state: 'withdrawn' });
    expect((await mend()).found).toEqual([`${partly} differs in state`]);
    expect(await stored(partly)).toMatchObject({ state: 'accepted' });
  });

  it('names an address that nobody has proven, and leaves both as they are', async () => {
    const identities = getAuth(app);
    await identities.createUser({ uid: 'vera', email: 'victim@talents.example', emailVerified: false });
    for (const told of [await check(), await mend()]) {
      expect(told.code).toBe(1);
      expect(told.found).toEqual([expect.stringContaining('users/vera differs in email from its identity')]);
    }
    expect(await stored('users/vera')).toMatchObject({ email: 'vera@talents.example' });
    await identities.deleteUser('vera');
  });

  it('mends what clients know of connections, one not measured so and one that failed, before it sums them up', async () => {
    const paths = ['rehearsals/one_vera', 'rehearsals/two_vera', 'rehearsalSummaries/one'];
    const before = await Promise.all(paths.map(stored));
    await firestore.doc('rehearsals/one_vera').update({ latencyMs: 1 });
    await firestore.doc('rehearsals/two_vera').set({ agencyId: 'two', talentId: 'vera', latencyMs: 1 });
    const wrong = ['rehearsals/one_vera differs in latencyMs', 'rehearsals/two_vera has no source'];
    const summaries = ['rehearsalSummaries/one differs in talents', 'rehearsalSummaries/two is missing'];
    expect((await check()).found).toEqual([...summaries, ...wrong].sort());
    expect((await mend()).found).toEqual(wrong);
    expect(await Promise.all(paths.map(stored))).toEqual(before);
    expect((await check()).found).toEqual([]);
  });

  it('has a voice licensed for what was sold and stands, and for nothing else', async () => {
    const sold = {
      ...{ agencyId: 'one', companyId: 'brand', projectId: 'film', orderId: 'film', talentId: 'vera' },
      ...{
        brand: 'Solera',
        brandCategory: 'BANKING',
        soldOn: '2031-03-01',
        firstAirOn: null,
        state: 'live',
        renewedYears: 0,
      },
      ...{ duration: { code: '1Y' }, format: { code: 'TV' }, territoryCover: { code: 'ESP' } },
    };
    await firestore.doc('soldLicences/film_a').set(sold);
    await firestore.doc('soldLicences/film_b').set({ ...sold, format: { code: 'RADIO' }, state: 'replaced' });
    await firestore.doc('soldLicences/lost_a').set({ ...sold, talentId: 'nobody' });
    expect(await check()).toMatchObject({ code: 1, found: ['liveLicences/vera is missing'] });
    expect((await mend()).code).toBe(0);
    const use = { media: 'TV', territory: 'ESP', duration: '1Y', from: '2031-03-01' };
    const order = { agencyId: 'one', brandKey: 'brand solera', category: 'BANKING', uses: [use] };
    expect(await stored('liveLicences/vera')).toEqual({ orders: { film: order } });
    await firestore.doc('soldLicences/film_a').update({ state: 'cancelled' });
    expect((await check()).found).toEqual(['liveLicences/vera differs in orders']);
    expect((await mend()).code).toBe(0);
    expect(await stored('liveLicences/vera')).toEqual({ orders: {} });
  });

  it('knows the file of a report that was sealed before seals were kept, and takes none away', async () => {
    const report = { sealedAt: now, paperSha256: 'a'.repeat(64) };
    const gone = { sealedAt: now, certificateSha256: 'c'.repeat(64) };
    const batch = firestore.batch();
    batch.set(firestore.doc('recordingSessionReports/signed'), report);
    batch.set(firestore.doc('recordingSessionReports/open'), { sealedAt: null, paperSha256: null });
    batch.set(firestore.doc(`seals/${'b'.repeat(64)}`), gone);
    await batch.commit();
    const own = `seals/${'a'.repeat(64)}`;
    expect(await mend()).toMatchObject({ code: 0, found: [`${own} is missing`] });
    expect(await stored(own)).toEqual({ sealedAt: now, certificateSha256: null });
    expect(await stored(`seals/${'b'.repeat(64)}`)).toEqual(gone);
    expect(await check()).toMatchObject({ code: 0, found: [] });
  });

  it('takes the addresses of participants out of sessions that held them, and names whom the contacts name', async () => {
    const whose = { agencyId: 'one', companyId: 'brand', projectId: 'film' };
    const ann = { name: 'Ann', side: 'client' };
    const cleo = { name: 'Cleo', side: 'client' };
    const reached = { ...cleo, email: 'cleo@brand.example', locale: 'es' };
    const batch = firestore.batch();
    batch.set(firestore.doc('recordingSessions/old'), { ...whose, participants: [reached] });
    batch.set(firestore.doc('recordingSessions/apart'), { ...whose, participants: [ann] });
    const contacts = { ...whose, participants: [reached], emails: [reached.email] };
    batch.set(firestore.doc('sessionContacts/apart'), contacts);
    await batch.commit();
    const found = [
      'recordingSessions/apart differs in participants',
      'recordingSessions/old differs in participants',
      'sessionContacts/old is missing',
    ];
    expect(await mend()).toMatchObject({ code: 0, found });
    for (const id of ['old', 'apart'])
      expect([await stored(`recordingSessions/${id}`), await stored(`sessionContacts/${id}`)]).toEqual([
        { ...whose, participants: [cleo] },
        contacts,
      ]);
    expect(await check()).toMatchObject({ code: 0, found: [] });
  });

  it('shows a listed demo again with its count, and withdraws one', async () => {
    await firestore.doc('castingDemos/film_eng_hero_heard').update({ isWithdrawn: true });
    await firestore.doc('castings/film_eng').update({ 'withdrawn.hero': 1 });
    const place = 'castingDemos/film_eng_hero_heard';
    expect((await check()).found).toEqual([`${place} differs in isWithdrawn`]);
    expect((await mend()).code).toBe(0);
    expect(await stored(place)).toMatchObject({ isWithdrawn: false });
    expect(await stored('castings/film_eng')).toMatchObject({ withdrawn: { hero: 0 } });

    await firestore.doc(place).update({ agencyId: 'two' });
    expect((await mend()).found).toEqual([`${place} differs in isWithdrawn`]);
    expect(await stored('castings/film_eng')).toMatchObject({ withdrawn: { hero: 1 } });
    expect((await check()).code).toBe(0);
  });

  it('has a listed demo say of synthetic voices what its talent says, and counts nothing by that', async () => {
    const place = 'castingDemos/film_eng_hero_heard';
    await firestore.doc('demos/heard').update({ syntheticVoiceConsent: true });
    const both = ['demo.syntheticVoiceConsent', 'syntheticVoiceConsent'];
    const expected = [
      `${place} differs in ${both[0]}`,
      ...['demoCache/heard', 'testedVoices/one_heard'].map((half) => `${half} differs in ${both[1]}`),
    ];
    expect((await mend()).found).toEqual(expected);
    expect(await stored(place)).toMatchObject({ demo: { syntheticVoiceConsent: true } });
    expect(await stored('castings/film_eng')).toMatchObject({ withdrawn: {} });
    // Of a demo that is gone nothing is known, and what is said stays.
    await firestore.doc(place).update({ demoId: 'gone' });
    await mend();
    expect(await stored(place)).toMatchObject({ isWithdrawn: true, demo: { syntheticVoiceConsent: true } });
    expect((await check()).code).toBe(0);
  });

  it('deletes copies whose source is gone', async () => {
    const gone = { agencyId: 'one', talentId: 'gone' };
    await firestore.doc('talentTerms/one_gone').set({ ...gone, tags: [] });
    await firestore.doc('roster/one!gone!gone').set(gone);
    await firestore.doc('talentCache/gone').set({ agencyIds: ['one'] });
    await firestore.doc('demoCache/nobody').set({ agencyIds: ['one'] });
    await firestore.doc('demoCache/left').set({ talentId: 'vera', agencyIds: ['one'] });
    const expected = [
      'demoCache/left has no source',
      'demoCache/nobody has no source',
      'roster/one!gone!gone has no source',
      'talentCache/gone has no source',
      'talentTerms/one_gone has no source',
    ];
    expect((await check()).found).toEqual(expected);
    expect((await mend()).found).toEqual(expected);
    expect((await check()).code).toBe(0);
  });

  it('keeps what clients have of a demo whose new version waits, and never shows that version', async () => {
    const change = { reviewStatus: 'pending', name: 'Unheard', tone: 'HIG', reviewedAt: null };
    await firestore.doc('demos/heard').update(change);
    await firestore.doc(ENTRIES.one).update({ demos: { approved: 0, pending: 2, rejected: 0 } });
    await mend();
    expect(await stored('demoCache/heard')).toMatchObject({ name: 'Warm', tone: 'MED' });
    expect((await check()).code).toBe(0);

    await firestore.doc('demoCache/heard').update({ syntheticVoiceConsent: true });
    expect((await check()).found).toEqual(['demoCache/heard differs in syntheticVoiceConsent']);
    await firestore.doc('demoCache/heard').delete();
    const { code, found } = await mend();
    expect([code, found[0], found[1]]).toEqual([
      1,
      'castingDemos/film_eng_hero_heard differs in isWithdrawn',
      expect.stringMatching(/^demoCache\/heard is missing; .*next approval$/),
    ]);
    expect(await stored('demoCache/heard')).toBeUndefined();
  });

  it('makes nothing anew of somebody whose data is being deleted', async () => {
    await firestore.doc('deletionRequests/vera').set({ talentId: 'vera', state: 'erasing' });
    await firestore.doc('demoCache/heard').delete();
    await firestore.doc('talentCache/vera').delete();
    expect(await mend()).toMatchObject({ code: 0, found: [] });
    expect(await stored('talentCache/vera')).toBeUndefined();
  });

  it('touches no project that it was not told to', async () => {
    const { code, output } = await repair(['--check'], { GCLOUD_PROJECT: 'voices-of-a-real-agency' });
    expect([code, output]).toEqual([1, expect.stringContaining('Say --project voices-of-a-real-agency')]);
    const help = await repair(['--help']);
    expect([help.code, help.output]).toEqual([0, expect.stringContaining('npm run repair -- [--check]')]);
  });
});
