import { describe, expect, it } from 'vitest';
import { createTexts, type Catalog, type TextPart, type TextSources } from './texts.ts';

const TEXTS: Readonly<Record<TextPart, Partial<Catalog>>> = {
  everyPage: { 'common.save': 'Save' },
  wayIn: { 'signIn.title': 'Sign in' },
  signedIn: { 'nav.client': 'Client' },
  talentPages: { 'nav.rates': 'Rates' },
  agencyPages: { 'nav.vacations': 'Vacations' },
  licensing: { 'licensing.addLicence': 'Add licence' },
  comparing: { 'compare.reveal': 'Reveal names' },
  competing: { 'competing.mark.check': 'Check licence' },
  choosing: { 'choosing.tag': 'Add a tag' },
  figures: { 'figures.title': 'Figures' },
  finder: { 'finder.tray': 'Casting' },
  guests: { 'guest.enter': 'Open' },
  sharing: { 'sharing.votes': 'Votes' },
  auditions: { 'upload.deadline': 'Deadline' },
  availability: { 'availability.confirm': 'Confirm' },
  emailChange: { 'security.newEmail': 'New email' },
  twoStep: { 'twoStep.title': 'Two-step sign-in' },
  teamInvite: { 'joinTeam.submit': 'Join the team' },
  appProof: { 'appProof.title': 'Your browser blocks our security check.' },
  home: { 'news.title': 'What happened' },
  booking: { 'booking.ask': 'Ask for availability' },
  ledger: { 'ledger.title': 'Licences' },
  lists: { 'lists.columns': 'Columns' },
  notices: { 'notices.title': 'Notifications' },
  audit: { 'audit.title': 'Audit log' },
  health: { 'health.title': 'Health' },
  voiceData: { 'voiceData.title': 'Your voice data' },
  work: { 'search.title': 'Search' },
  ordering: { 'ordering.title': 'Order' },
  recordingAdvice: { 'demo.good': 'Nothing to improve: levels, noise and format are fine.' },
  charges: { 'charges.title': 'Charges beside the order' },
  ownTake: { 'take.sent': 'What you sent' },
  pickers: { 'pickers.done': 'Done' },
  report: { 'report.open': 'Open the report' },
  sessions: { 'sessions.today': 'Today' },
};

/** Texts whose files load when the test resolves them, per request. */
const createSlowTexts = () => {
  const requests: { readonly part: TextPart; readonly arrive: () => void; readonly fail: () => void }[] = [];

  const createSource = (part: TextPart) => () =>
    new Promise<Partial<Catalog>>((resolve, reject) => {
      requests.push({ part, arrive: () => resolve(TEXTS[part]), fail: () => reject(new Error('offline')) });
    });

  const message = {
    everyPage: createSource('everyPage'),
    wayIn: createSource('wayIn'),
    twoStep: createSource('twoStep'),
    signedIn: createSource('signedIn'),
    talentPages: createSource('talentPages'),
    agencyPages: createSource('agencyPages'),
    licensing: createSource('licensing'),
    choosing: createSource('choosing'),
    finder: createSource('finder'),
    guests: createSource('guests'),
    sharing: createSource('sharing'),
    auditions: createSource('auditions'),
    availability: createSource('availability'),
    emailChange: createSource('emailChange'),
    teamInvite: createSource('teamInvite'),
    booking: createSource('booking'),
    comparing: createSource('comparing'),
    competing: createSource('competing'),
    ledger: createSource('ledger'),
    audit: createSource('audit'),
    health: createSource('health'),
    voiceData: createSource('voiceData'),
    work: createSource('work'),
    ordering: createSource('ordering'),
    charges: createSource('charges'),
    recordingAdvice: createSource('recordingAdvice'),
    ownTake: createSource('ownTake'),
    report: createSource('report'),
    sessions: createSource('sessions'),
  };

  const sources: TextSources = { en: message, es: message };

  return { ...createTexts(sources), requests };
};

describe('the texts of a page', () => {
  it('contain every requested part, in any order of replies', async () => {
    const { wantTexts, shownTexts, requests } = createSlowTexts();
    const loading = Promise.all([wantTexts('wayIn'), wantTexts('signedIn')]);
    const [early, late] = [requests.slice(0, 2), requests.slice(2)];
    for (const { arrive } of late) arrive();
    for (const { arrive } of early) arrive();
    await loading;
    expect(shownTexts().catalog).toEqual({ ...TEXTS.everyPage, ...TEXTS.wayIn, ...TEXTS.signedIn });
  });

  it('keep loaded parts when another one fails, and retry that', async () => {
    const { wantTexts, shownTexts, requests } = createSlowTexts();
    const way = wantTexts('wayIn');
    for (const { arrive } of requests.splice(0)) arrive();
    await way;

    const more = wantTexts('signedIn');
    for (const { part, arrive, fail } of requests.splice(0)) (part === 'signedIn' ? fail : arrive)();
    await expect(more).rejects.toThrow('offline');
    expect(shownTexts().catalog).toEqual({ ...TEXTS.everyPage, ...TEXTS.wayIn });

    const again = wantTexts('signedIn');
    for (const { arrive } of requests.splice(0)) arrive();
    await again;
    expect(shownTexts().catalog).toMatchObject(TEXTS.signedIn);
  });
});
