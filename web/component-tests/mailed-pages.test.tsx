import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import RemindersRoute from '../src/features/accounts/routes/RemindersRoute.tsx';
import ResetPasswordRoute from '../src/features/accounts/routes/ResetPasswordRoute.tsx';
import AuditionUploadRoute from '../src/features/auditions/routes/AuditionUploadRoute.tsx';
import AvailabilityRoute from '../src/features/availability/routes/AvailabilityRoute.tsx';
import { EngineerInvitation } from '../src/features/curation/components/EngineerInvitation.tsx';
import JoinTeamRoute from '../src/features/team/routes/JoinTeamRoute.tsx';
import ConfirmEmailRoute from '../src/features/accounts/routes/ConfirmEmailRoute.tsx';
import CastingPreviewRoute from '../src/features/castings/routes/CastingPreviewRoute.tsx';
import ReportRoute from '../src/features/report/routes/ReportRoute.tsx';
import TalentSignUpRoute from '../src/features/sign-up/routes/TalentSignUpRoute.tsx';
import InvitationRoute from '../src/features/talents/routes/InvitationRoute.tsx';
import { replyWith, getSentChanges } from './kit/api.ts';
import { renderPart } from './kit/render.tsx';

const AGENCY = { id: 'one', slug: 'one', publicName: 'Aria', logoUrl: null, accent: null };
const INVITE = {
  id: 'invite',
  name: 'Ana',
  lastName: 'Costa',
  email: 'ana@talents.example',
  language: 'eng',
  status: 'sent',
  agency: AGENCY,
};
const PAGE = {
  agency: AGENCY,
  project: { name: 'Snow', brand: '', campaignName: '', companyName: 'Aria' },
  characters: [],
  castings: [],
  asksVotes: true,
};

interface MailedPage {
  readonly element: ReactElement;
  readonly pattern: string;
  readonly path: string;
  readonly replies?: Readonly<Record<string, unknown>>;
  /** What a person presses, and the call that makes. Absent: it opens a form that is tested elsewhere. */
  readonly press?: { readonly name: RegExp; readonly sends: string };
}

const PAGES: Readonly<Record<string, MailedPage>> = {
  'the page that ends reminders': {
    element: <RemindersRoute />,
    pattern: '/reminders',
    path: '/reminders?token=sealed',
    replies: { '/reminders': { remindersByEmail: true } },
    press: { name: /Stop reminders/, sends: '/reminders/stop' },
  },
  'the page that confirms an address': {
    element: <ConfirmEmailRoute />,
    pattern: '/confirm-email',
    path: '/confirm-email?oobCode=sealed',
    replies: { '/user/email-link': { purpose: 'account' } },
    press: { name: /Confirm my email/, sends: '/user/confirmEmail' },
  },
  'the page of an invitation': {
    element: <InvitationRoute />,
    pattern: '/invitation-process/:invitationId',
    path: '/invitation-process/invite?navigation=OFF',
    replies: { '/userAgencySelfServiceInvite/invite': INVITE },
    press: { name: /.*/, sends: '/userAgencySelfServiceInvite/invite/opened' },
  },
  'the sign-up of an invited talent': {
    element: <TalentSignUpRoute />,
    pattern: '/self/new-talent/:agencySlug',
    path: '/self/new-talent/one?selfServiceInviteId=invite',
    replies: { '/userAgencySelfServiceInvite/signup/invite': INVITE },
    press: { name: /.*/, sends: '/userAgencySelfServiceInvite/invite/opened' },
  },
  'the page of a public link': {
    element: <CastingPreviewRoute />,
    pattern: '/client/casting/:urlIdentifier',
    path: '/client/casting/link',
    replies: { '/casting/urlIdentifier/link': PAGE },
  },
  'the page of a report': {
    element: <ReportRoute />,
    pattern: '/client/report/:urlIdentifier',
    path: '/client/report/link',
  },
};

/** Longer than any automatic action of a loaded page. */
const SETTLED_MS = 300;

it.each(Object.entries(PAGES))('%s changes nothing until a click', async (_, page) => {
  replyWith(page.replies ?? {});
  renderPart(<div />, { path: page.path, routes: [{ path: page.pattern, element: page.element }] });
  await act(() => new Promise((resolve) => setTimeout(resolve, SETTLED_MS)));
  expect(getSentChanges()).toEqual([]);

  const { press } = page;
  if (!press) return;

  if (press.name.source === '.*') fireEvent.pointerDown(document.body);
  else fireEvent.click(await screen.findByRole('button', { name: press.name }));
  await waitFor(() => expect(JSON.stringify(getSentChanges())).toContain(press.sends));
  expect(getSentChanges()).toHaveLength(1);
});

const SPENT_LINKS: Readonly<Record<string, MailedPage>> = {
  reminders: {
    element: <RemindersRoute />,
    pattern: '/reminders',
    path: '/reminders?token=abc',
  },
  'the confirmation of an address': {
    element: <ConfirmEmailRoute />,
    pattern: '/confirm-email',
    path: '/confirm-email?oobCode=nonsense',
    replies: { '/user/email-link': { purpose: null } },
  },
  'a new password': {
    element: <ResetPasswordRoute />,
    pattern: '/reset-password',
    path: '/reset-password?oobCode=nonsense',
    replies: { '/user/password-link': { agency: null, isUsable: false } },
  },
  'a team': { element: <JoinTeamRoute />, pattern: '/join-team', path: '/join-team?token=abc' },
  'an invitation': {
    element: <InvitationRoute />,
    pattern: '/invitation-process/:invitationId',
    path: '/invitation-process/none?navigation=OFF',
  },
  'an invitation to sign up': {
    element: <TalentSignUpRoute />,
    pattern: '/self/new-talent/:agencySlug',
    path: '/self/new-talent/one?selfServiceInviteId=none',
    replies: { '/agencyContract/slug/one': { agency: AGENCY } },
  },
  'an engineer’s invitation': {
    element: <EngineerInvitation id="none" />,
    pattern: '/curate',
    path: '/curate?invitation=none',
  },
  'an audition': {
    element: <AuditionUploadRoute />,
    pattern: '/audition-entry/upload',
    path: '/audition-entry/upload?token=abc',
  },
  availability: {
    element: <AvailabilityRoute />,
    pattern: '/availability/:requestId/:castingDemoId',
    path: '/availability/one/two?token=abc',
  },
};

it.each(Object.entries(SPENT_LINKS))('an invalid link to %s has a page without a form', async (_, page) => {
  replyWith({ ...page.replies });
  renderPart(<div />, { path: page.path, routes: [{ path: page.pattern, element: page.element }] });
  expect(await screen.findByTestId('LinkOffOutlinedIcon')).toBeDefined();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
});

it('a confirmed address leads its signed-in owner to the app, and others to sign-in', async () => {
  for (const [confirmed, name] of [
    ['person@tests.example', 'Continue'],
    ['other@people.example', 'Go to sign in'],
  ] as const) {
    replyWith({ '/user/email-link': { purpose: 'change' }, '/user/confirmEmail': { email: confirmed } });
    const { unmount } = renderPart(<div />, {
      path: '/confirm-email?oobCode=sealed',
      routes: [{ path: '/confirm-email', element: <ConfirmEmailRoute /> }],
    });
    fireEvent.click(await screen.findByRole('button', { name: /Confirm my email/ }));
    expect(await screen.findByRole('link', { name })).toBeDefined();
    unmount();
  }
});

it('an accepted invitation leads to the talent’s demos', async () => {
  replyWith({ '/userAgencySelfServiceInvite/invite': { ...INVITE, status: 'accepted' } });
  renderPart(<div />, {
    path: '/invitation-process/invite?navigation=OFF',
    routes: [{ path: '/invitation-process/:invitationId', element: <InvitationRoute /> }],
  });
  const link = await screen.findByRole('link', { name: 'Add your demos' });
  expect(link.getAttribute('href')).toBe('/profile/demos');
});
