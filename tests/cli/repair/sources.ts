import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { makeTalentRecord } from '../../stack/talent.ts';

export const now = Timestamp.now();
const makeDemoRecord = (change: object = {}) => ({
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

/** Sources only: their copies are under test. */
export const plant = async (firestore: Firestore): Promise<void> => {
  const batch = firestore.batch();
  const set = (path: string, record: object) => batch.set(firestore.doc(path), record);
  set('talents/vera', makeTalentRecord(['one', 'two'], { email: 'vera@talents.example' }));

  const name = { displayName: 'Vera Lund', email: 'vera@talents.example' };
  const member = { ...name, userId: 'vera', role: 'talent', decidedBy: null, decidedAt: null };
  set('memberships/one_vera_talent', { ...member, agencyId: 'one', blocked: false });
  set('memberships/two_vera_talent', { ...member, agencyId: 'two', blocked: true });
  set('users/vera', { ...name, companyId: null, locale: 'en', emailVerified: true, accessVersion: 1 });
  set('demos/heard', makeDemoRecord());
  set('demos/waiting', makeDemoRecord(waiting));

  set('talentRates/vera', {
    agencyIds: ['one', 'two'],
    currency: 'EUR',
    sessionFee: 20_000,
    usageFee: 9_000,
  });

  const measured = { at: now, latencyMs: 12, sampleRateHz: 48_000 };
  const history = [{ ...measured, status: 'passed' }];
  set('rehearsals/one_vera', { ...measured, agencyId: 'one', talentId: 'vera' });
  set('connectionSessions/vera', { agencyIds: ['one', 'two'], talentId: 'vera', status: 'passed', history });

  set('vacations/spring', {
    agencyIds: ['one', 'two'],
    talentId: 'vera',
    from: '2030-04-01',
    to: '2030-04-09',
  });

  const demoCounts = { totalAudioDemos: 1, waitingDemos: 1 };
  const open = { status: 'open', language: 'eng', agencyIds: ['one', 'two'], talents: 1 };
  set('curationTickets/ticket', { ...open, assignedTo: 'ed', assignedAt: now, ...demoCounts });
  set('voices/hero', { projectId: 'film', name: 'Hero' });

  const counts = { shortlisted: { hero: 1 }, withdrawn: {} };
  set('castings/film_eng', { projectId: 'film', agencyId: 'one', language: 'eng', ...counts });

  const ofAd = { projectId: 'ad', agencyId: 'one', companyId: 'globex' };
  const names = { name: 'Ad', brand: '', campaignName: '', companyName: 'Globex' };
  set('companies/globex', { name: 'Globex', companyType: 'BRAND', agencyIds: ['one'] });
  set('projects/ad', { agencyId: 'one', companyId: 'globex', ...names, languages: ['eng'] });
  set('projects/film', { agencyId: 'one', companyId: 'globex', ...names, name: 'Film', languages: ['eng'] });

  // An agency that doesn't work with the company.
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
    projectId: 'film',
    castingId: 'film_eng',
    voiceId: 'hero',
    agencyId: 'one',
    talentId: 'vera',
    demoId: 'heard',
    demo: { talentPublicName: 'Vera L.' },
  };
  set('castingDemos/film_eng_hero_heard', place);
  set('auditionEntries/film_eng_hero_vera', {
    projectId: 'film',
    castingId: 'film_eng',
    talentId: 'vera',
    talentPublicName: 'Vera L.',
  });
  await batch.commit();
};
