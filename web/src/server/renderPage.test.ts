import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { AgencyBrand } from '@domain/agencies/agencies.ts';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import type { AvailabilityPage } from '@domain/availability/availability.ts';
import { callAddress } from '@domain/call-address.ts';
import type { PreviewPage, PreviewVoice } from '@domain/castings/castings.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import type { PageAnswer } from '@domain/pages/page-data.ts';
import { api } from '../lib/http/api.ts';
import '../features/auditions/components/ClosedAudition.tsx';
import '../features/auditions/routes/AuditionUploadRoute.tsx';
import '../features/availability/routes/AvailabilityRoute.tsx';
import '../features/castings/guest/GuestBar.tsx';
import '../features/castings/routes/CastingPreviewRoute.tsx';
import '../features/report/routes/ReportRoute.tsx';
import '../features/talents/routes/InvitationRoute.tsx';
import { LINKED_ROUTES } from '../app/linkedRoutes.tsx';
import { catalog as en } from '../i18n/en/index.ts';
import { renderPage } from './renderPage.tsx';

const MARKUP = '<script>alert("&")</script>';
const ESCAPED = '&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;';
const agency: AgencyBrand = {
  publicName: `Aria ${MARKUP}`,
  logoUrl: null,
  accent: `#aa3355</style>${MARKUP}`,
};

const voice = {
  key: 'v',
  character: 'c',
  talentPublicName: `Lucía ${MARKUP}`,
  audioUrl: '/a',
  demo: { name: `Demo ${MARKUP}`, durationMs: 1000, peaks: [0.5], syntheticVoiceConsent: false },
} as unknown as PreviewVoice;
const preview: PreviewPage = {
  agency,
  project: { name: `Snow ${MARKUP}`, brand: 'Alpina', campaignName: '', companyName: 'Lumen' },
  characters: [{ key: 'c', name: 'Narrator' }],
  castings: [{ language: 'spa', voices: [voice] }],
};
const entry = {
  id: 'e',
  agency,
  state: 'open',
  projectName: `Snow ${MARKUP}`,
  character: 'Narrator',
  language: 'spa',
  style: 'NATURAL',
  script: '',
  scriptPdf: null,
  brief: '',
  confidentiality: null,
  deadline: '2026-12-01T17:00:00.000Z',
  outcomeBy: null,
  revision: 1,
  changedAt: null,
  changedTerms: [],
  take: null,
  usage: null,
  jwtToken: 't',
} as unknown as AuditionEntryPage;
const availability = {
  agency,
  state: 'open',
  revision: 1,
  timeZone: 'Europe/Madrid',
  moving: null,
  isFirstCome: false,
  casting: {
    project: {
      company: { name: 'Lumen' },
      brand: `Alpina ${MARKUP}`,
      campaignName: '',
      languages: ['spa'],
      createdAt: '2026-11-01T10:00:00.000Z',
      voices: [],
    },
    language: null,
  },
  pricing: { currency: 'EUR', licensePriceBreakdown: [], session: 0, minimum: 0 },
  timeRanges: [],
} as unknown as AvailabilityPage;

const answer = (of: string, collection: unknown): PageAnswer => ({ of, collection });
const link = { urlIdentifier: 'abc' };
const renderLinked = (asksVotes: boolean) =>
  answer(callAddress(api.castings.linkPreview.path, link), {
    ...preview,
    ...(asksVotes ? { asksVotes } : {}),
  });
const upload = answer(callAddress(api.auditions.entry.path, {}, { token: 't' }), entry);
const names = [ESCAPED, `Aria ${ESCAPED}`];

const address = addresses.castingPreview.href('abc');
const first = answer(callAddress(api.castings.preview.path, link), preview);
const invited = answer(callAddress(api.talents.getInvite.path, { id: 'i' }), {
  id: 'i',
  agency,
  name: `Ana ${MARKUP}`,
  lastName: '',
  email: 'ana@talents.example',
  status: 'sent',
});

/** [address, its first reply, texts in English, texts in Spanish] */
const PAGES: readonly (readonly [string, PageAnswer | undefined, readonly string[], readonly string[]])[] = [
  [
    address,
    first,
    ['Showing results for', 'Lucía', 'Snow', 'Narrator', ...names],
    ['Mostrando resultados de', 'Lucía', 'Español', ...names],
  ],
  [
    addresses.projectLink.href('abc'),
    renderLinked(true),
    ['Vote on each voice', 'Lucía', ...names],
    ['Vota', ...names],
  ],
  [
    addresses.projectPreview.href('abc'),
    renderLinked(false),
    ['All demos', 'Lucía', ...names],
    ['Lucía', ...names],
  ],
  [
    addresses.auditionUpload.href('t'),
    upload,
    ['Submit Your Audition Now', 'Snow', 'December 1, 2026', 'UTC', ...names],
    ['Envía ya tu audición', ...names],
  ],
  [
    addresses.auditionGate.href('abc', 't'),
    upload,
    ['Submit Your Audition Now', ...names],
    ['Envía ya tu audición', ...names],
  ],
  [
    addresses.availability.href('r', 'd', 't'),
    answer(
      callAddress(api.availability.page.path, { requestId: 'r', castingDemoId: 'd' }, { token: 't' }),
      availability,
    ),
    ['Select Your Recording Time Slots', 'Alpina', ...names],
    ['¿Cuándo puedes grabar?', ...names],
  ],
  [addresses.invitation.href('i'), invited, ['has invited you', 'ana@talents.example', ...names], names],
  [addresses.report.href('abc'), undefined, ['Session report', 'Send code'], ['Informe de sesión']],
];

const listPaths = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...listPaths(children)]);

describe('a linked page on the server', () => {
  it.each(listPaths(LINKED_ROUTES))('needs no session: %s', async (pattern) => {
    const path = pattern.replace(/:\w+/g, 'any');
    const page = await renderPage(`${path}?token=any&oobCode=any`, { locale: 'en', answers: [] });
    expect(page?.html).toContain('<main');
  });

  it.each(PAGES)('has a description in the reader’s language: %s', async (path, reply, english, spanish) => {
    for (const [locale, texts] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const page = await renderPage(path, { locale, answers: reply ? [reply] : [] });
      expect(texts.filter((text) => !page?.html.includes(text))).toEqual([]);
      expect(page?.html).toContain('<h1');
      // Typed text is inert wherever it is shown.
      expect(`${page?.html}${page?.styles}`).not.toMatch(/<script/i);
    }
  });

  it('keeps concurrent requests separate', async () => {
    const pages = await Promise.all(
      (['en', 'es'] as const).map((locale) =>
        renderPage(address, { locale, answers: locale === 'en' ? [first] : [] }),
      ),
    );
    expect(pages.map((page) => page?.html.includes('Lucía'))).toEqual([true, false]);
  });

  it('explains why a link is closed', async () => {
    const error = {
      status: 410,
      code: 'preview.switchedOff',
      property: null,
      message: 'Off.',
      requestId: 'id',
    } as const;
    const page = await renderPage(address, { locale: 'en', answers: [{ of: first.of, error }] });
    expect(page?.html).toContain('This link is no longer shared');
  });

  it('explains why an audition is over, with code that few pages load', async () => {
    const answers = [{ ...upload, collection: { ...entry, state: 'expired' } }];
    const page = await renderPage(addresses.auditionUpload.href('t'), { locale: 'en', answers });
    expect(page?.html).toContain(en['audition.expired']);
  });

  it('has styles for both colour schemes, for readers without scripts too', async () => {
    const page = await renderPage(address, { locale: 'en', answers: [first] });
    expect(page?.styles).toContain('[data-theme="dark"]');
    expect(page?.styles).toMatch(/<noscript><style>@media \(prefers-color-scheme:dark\)\{.*--vc-palette/);
  });

  it('shows the not-found page, which works without a session', async () => {
    const page = await renderPage('/404', { locale: 'en', answers: [] });
    expect(page?.html).toContain(en['common.notFoundText']);
  });

  it('is left to the browser if it needs a session', async () => {
    expect(await renderPage('/project/list', { locale: 'en', answers: [] })).toBeUndefined();
  });
});
