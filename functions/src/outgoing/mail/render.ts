import { DEFAULT_ZONE, type Agency } from '@domain/agencies/agencies.ts';
import type { PolicyDocuments } from '@domain/agencies/agency-contracts.ts';
import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import type { MailKind, MailParams, MailContent } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { isolateAll } from '@domain/values/direction.ts';
import { addresses, withQuery } from '@domain/navigation/addresses.ts';
import { BOOKING_STEP, INFORMATION_STEP } from '@domain/projects/steps.ts';
import { getBranding } from '../../work/branding.ts';
import { APP_URL, SUPPORT_EMAIL } from '../../config.ts';
import { getAgencySender } from './agency-sender.ts';
import { findAccount } from '../../rights/identity/accounts.ts';
import { readAgency } from '../../work/records/agencies.ts';
import { readPolicies } from '../../work/records/agency-contracts.ts';
import { readProject } from '../../work/records/projects.ts';
import { readUser } from '../../work/records/users.ts';
import { signToken } from '../../rights/tokens/tokens.ts';
import { getLanguageName } from '../../work/text/language-name.ts';
import { formatMoment } from '../../work/text/reader-zone.ts';
import { composeAuditionChangeMail, composeAuditionMail, composeAuditionsMail } from './audition-mail.ts';
import {
  composeAnswerMail,
  composeAvailabilityMail,
  composeAvailabilityRequestsMail,
  getOwnAvailabilityPath,
  composeCancelledBookingMail,
  composeDeclinedMail,
} from './availability-mail.ts';
import { composeAcceptanceReminder, composeLapsedMail } from './acceptance-mail.ts';
import { composeDeliveryAnswerMail, composeDeliveryMail, composeWithdrawnMail } from './delivery-mail.ts';
import { composeLicencesEndingMail } from './licences-ending-mail.ts';
import { composeOrderMail } from './order-mail.ts';
import { composeOutcomeMail } from './outcome-mail.ts';
import { composeReminderMail } from './reminder-mail.ts';
import { composeCodeMail, composeReportMail, composeSealedMail, composeSignedMail } from './report-mail.ts';
import { composeVoiceLeftMail } from './voice-left-mail.ts';
import { composeSessionMail } from './session-mail.ts';
import { composeForwardedMail, composeHeldMail, composeTakesMail } from './takes-mail.ts';
import { getAddressClock } from './reader-clock.ts';
import { getTalentClock } from './talent-zone.ts';
import { acceptanceMail } from './templates/acceptance.ts';
import { accountChangedMail } from './templates/account-changed.ts';
import { accountDecisionMail } from './templates/account-decision.ts';
import { agencyNewsMail } from './templates/agency-news.ts';
import { auditionChangeMail } from './templates/audition-change.ts';
import { auditionOutcomeMail } from './templates/audition-outcome.ts';
import { auditionRequestMail } from './templates/audition-request.ts';
import { auditionRequestsMail } from './templates/audition-requests.ts';
import { availabilityAnswerMail } from './templates/availability-answer.ts';
import { availabilityContactMail } from './templates/availability-contact.ts';
import { availabilityRequestsMail } from './templates/availability-requests.ts';
import { availabilityMail } from './templates/availability.ts';
import { bookingCancelledMail } from './templates/booking-cancelled.ts';
import { clientInviteMail } from './templates/client-invite.ts';
import { companiesMergedMail } from './templates/companies-merged.ts';
import { computerLinkMail } from './templates/computer-link.ts';
import { connectionCheckMail } from './templates/connection-check.ts';
import { connectionRequestMail } from './templates/connection-request.ts';
import { contactMessageMail } from './templates/contact-message.ts';
import { dataErasedMail } from './templates/data-erased.ts';
import { deliveryMail } from './templates/delivery.ts';
import { demoCurationMail } from './templates/demo-curation.ts';
import { emailChangeMail } from './templates/email-change.ts';
import { emailChangeNoticeMail } from './templates/email-change-notice.ts';
import { emailTakenMail } from './templates/email-taken.ts';
import { enquiryAnswerMail } from './templates/enquiry-answer.ts';
import { engineerInviteMail } from './templates/engineer-invite.ts';
import { renderMail, type MailText, type RenderedMail, type Sender } from './templates/layout.ts';
import { licencesEndingMail } from './templates/licences-ending.ts';
import { orderMail } from './templates/order.ts';
import { payeeChangedMail } from './templates/payee-changed.ts';
import { passwordResetMail } from './templates/password-reset.ts';
import { reminderMail } from './templates/reminder.ts';
import { reportAccessMail } from './templates/report-access.ts';
import { reportCodeMail } from './templates/report-code.ts';
import { reportSignedMail } from './templates/report-signed.ts';
import { reportSealedMail } from './templates/report-sealed.ts';
import { sessionMail } from './templates/session.ts';
import { slotsDeclinedMail } from './templates/slots-declined.ts';
import { takesArrivedMail } from './templates/takes-arrived.ts';
import { expressPlacedMail } from './templates/express-placed.ts';
import { talentInviteMail } from './templates/talent-invite.ts';
import { talentRemovedMail } from './templates/talent-removed.ts';
import { talentWelcomeMail } from './templates/talent-welcome.ts';
import { rosterEmail } from './templates/roster-email.ts';
import { teamAccountMail, teamInviteMail } from './templates/team-invite.ts';
import { ticketAssignedMail } from './templates/ticket-assigned.ts';
import { useReportedMail } from './templates/use-reported.ts';
import { useSettledMail } from './templates/use-settled.ts';
import { verifyEmailMail } from './templates/verify-email.ts';
import { voiceLeftMail } from './templates/voice-left.ts';

/** Lifetime of an unsubscribe link: people use old emails. */
const STOP_LINK_MS = 365 * 24 * 60 * 60 * 1000;

const linkTo = (path: string): string => `${APP_URL.value()}${path}`;

/** Returns the unsubscribe addresses: a page, and the one-click address for mail programs. */
const stopFor = async (uid: string): Promise<{ readonly page: string; readonly oneClick: string }> => {
  const token = await signToken({ kind: 'reminders', subject: uid, version: 1 }, Date.now() + STOP_LINK_MS);
  return {
    page: linkTo(withQuery(addresses.reminders.href(), { token })),
    oneClick: linkTo(withQuery('/api/reminders/stop', { token })),
  };
};

type Writer<Kind extends MailKind> = (mail: MailContent<Kind>, sender: Sender) => Promise<MailText>;

/** Returns the reply address of a mail written by a person: the agency's people, or the sender. */
const answerTo = (mail: MailContent, agency: Agency | undefined): string | undefined => {
  if (
    mail.kind === 'roster-email' ||
    mail.kind === 'enquiry-answer' ||
    mail.kind === 'account-decision' ||
    mail.kind === 'companies-merged'
  )
    return agency?.contactEmail;
  if (mail.kind !== 'contact-message' && mail.kind !== 'availability-contact') return undefined;

  const { isCopy, email } = mail.params as MailParams['contact-message' | 'availability-contact'];

  return isCopy ? agency?.contactEmail : email;
};

/** Tokens are created when a mail is sent: the outbox contains no secrets. */
const writers: { readonly [Kind in MailKind]: Writer<Kind> } = {
  'account-changed': ({ params, locale }) => {
    const isErasure = params.change === 'deletionRequested';
    const page = isErasure ? addresses.account.href() : addresses.security.href();
    return Promise.resolve(accountChangedMail(params, locale, linkTo(page)));
  },
  'account-decision': async ({ params, locale, agencyId }, { agency, platform }) => {
    const contact = agencyId === null ? undefined : (await readAgency(agencyId))?.contactEmail;
    const href = params.accepted
      ? linkTo(addresses.signIn.href())
      : `mailto:${contact ?? SUPPORT_EMAIL.value()}`;
    return accountDecisionMail(params, locale, href, agency ?? platform);
  },
  'agency-news': ({ params, locale }) => {
    const path = {
      registration: addresses.dashboard.href(),
      engineer: addresses.engineers.href(),
      joined: addresses.score.href(params.personId),
      deletion: addresses.dashboard.href(),
    }[params.news];
    return Promise.resolve(agencyNewsMail(isolateAll(params), locale, linkTo(path)));
  },
  'audition-outcome': async ({ params, locale }, { agency, platform }) => {
    const mail = await composeOutcomeMail(params, agency ?? platform, locale);
    return auditionOutcomeMail(isolateAll(mail), locale, linkTo(addresses.ownAuditions.href()));
  },
  'audition-request': async ({ params, locale }, { agency, platform }) => {
    const { mail, upload, largeScript } = await composeAuditionMail(params, agency ?? platform, locale);
    const links = { upload: linkTo(upload), largeScript: linkTo(largeScript) };
    return auditionRequestMail(isolateAll(mail), locale, links);
  },
  'audition-requests': async ({ params, locale }, { agency, platform }) => {
    const { mail, paths } = await composeAuditionsMail(params, agency ?? platform, locale);
    const links = isolateAll(paths.map(({ character, path }) => ({ character, href: linkTo(path) })));
    return auditionRequestsMail(isolateAll(mail), locale, links);
  },
  'audition-change': async ({ params, locale }, { agency, platform }) => {
    const { mail, path } = await composeAuditionChangeMail(params, agency ?? platform, locale);
    return auditionChangeMail(isolateAll(mail), params.occasion, locale, linkTo(path));
  },
  availability: async ({ params, locale, to }, { agency, platform }) => {
    const reader = { to, locale, agencyName: agency ?? platform };
    const { path, mail, ...calendar } = await composeAvailabilityMail(params, reader);
    return { ...availabilityMail(isolateAll(mail), params.occasion, locale, linkTo(path)), ...calendar };
  },
  'availability-requests': async ({ params, locale }, { agency, platform }) => {
    const asked = await composeAvailabilityRequestsMail(params, { locale, agencyName: agency ?? platform });
    const links = isolateAll(asked.roles.map(({ path, ...role }) => ({ ...role, href: linkTo(path) })));
    return availabilityRequestsMail(isolateAll(asked.mail), locale, links);
  },
  'availability-answer': async ({ params, locale, to }) => {
    const { path, mail, ...calendar } = await composeAnswerMail(params, { to, locale });
    const { occasion = 'confirmed' } = params;
    return { ...availabilityAnswerMail(isolateAll(mail), occasion, locale, linkTo(path)), ...calendar };
  },
  'availability-contact': async ({ params, locale }, { agency, platform }) => {
    const { isCopy, projectId, requestId } = params;
    const path = isCopy
      ? await getOwnAvailabilityPath(requestId)
      : addresses.castingsProject.href(projectId, BOOKING_STEP);
    return availabilityContactMail({ ...params, agencyName: agency ?? platform }, locale, linkTo(path));
  },
  'booking-cancelled': async ({ params, locale, to }) => {
    const { path, mail } = await composeCancelledBookingMail(params, { to, locale });
    return bookingCancelledMail(mail, locale, linkTo(path));
  },
  'client-invite': async ({ params, locale, to }) => {
    const { uid, version } = params;
    const link = { kind: 'account-invite', subject: uid, version } as const;
    const oobCode = await signToken(link, Date.now() + LINK_LIFETIMES.firstPassword.ms);
    return clientInviteMail(params, locale, linkTo(addresses.setPassword.href(oobCode, to)));
  },
  'connection-check': async ({ params, locale }, { agency, platform }) => {
    const moment = formatMoment(params.at, await getTalentClock(params.talentId), locale);
    const booking = { name: params.name, agencyName: agency ?? platform, moment };
    return connectionCheckMail(booking, params.isCancelled, locale, linkTo(addresses.homeStudio.href()));
  },
  'connection-request': ({ params, locale }, { agency, platform }) => {
    const page = params.isToTalent ? addresses.homeStudio.href() : addresses.score.href(params.talentId);
    const frame = { href: linkTo(page), agency: agency ?? platform };
    return Promise.resolve(connectionRequestMail(params, locale, frame));
  },
  'contact-message': ({ params, locale }, { agency, platform }) => {
    const { project, isCopy } = params;
    const area = isCopy ? addresses.project : addresses.castingsProject;
    const list = isCopy ? addresses.projects : addresses.castings;
    const href = linkTo(project ? area.href(project.id) : list.href());
    return Promise.resolve(contactMessageMail({ ...params, agencyName: agency ?? platform }, locale, href));
  },
  'data-erased': ({ params, locale }) =>
    Promise.resolve(dataErasedMail(params, locale, `mailto:${SUPPORT_EMAIL.value()}`)),
  'demo-curation': ({ params, locale }) =>
    Promise.resolve(demoCurationMail(params, locale, linkTo(addresses.demos.href()))),
  'email-change': async ({ params, locale }) => {
    const { uid, version } = params;
    const link = { kind: 'email-change', subject: uid, version } as const;
    const oobCode = await signToken(link, Date.now() + LINK_LIFETIMES.newEmail.ms);
    return emailChangeMail(params, locale, linkTo(addresses.confirmEmail.href(oobCode)));
  },
  'email-change-notice': ({ params, locale }) => {
    const href = params.isDone ? `mailto:${SUPPORT_EMAIL.value()}` : linkTo(addresses.forgotPassword.href());
    return Promise.resolve(emailChangeNoticeMail(params, locale, href));
  },
  'email-taken': ({ params, locale, to }) =>
    Promise.resolve(emailTakenMail(params, locale, linkTo(addresses.signIn.href(to)))),
  'engineer-invite': async ({ params, locale, to }) => {
    // An engineer of another agency has an account and only accepts.
    const isKnown = (await findAccount(to)) !== undefined;
    const { href } = isKnown ? addresses.curate : addresses.newEngineer;
    return engineerInviteMail(params, locale, linkTo(href(params.inviteId)), isKnown);
  },
  'enquiry-answer': ({ params, locale }, { agency, platform }) => {
    const { writer, projectId } = params;
    const isClient = writer === 'client';
    const area = isClient ? addresses.project : addresses.castingsProject;
    const list = isClient ? addresses.projects : addresses.castings;
    const path =
      writer === 'talent'
        ? addresses.dashboard.href()
        : projectId === null
          ? list.href()
          : area.href(projectId);

    return Promise.resolve(
      enquiryAnswerMail({ ...params, agencyName: agency ?? platform }, locale, linkTo(path)),
    );
  },
  'express-placed': async ({ params, locale, to }) => {
    const { uid, projectId, recordBy, ...view } = params;
    const area = uid === undefined ? addresses.castingsProject : addresses.project;
    const href = linkTo(area.href(projectId, INFORMATION_STEP));
    const project = await readProject(projectId);
    const agency = project && (await readAgency(project.agencyId));
    const by = formatMoment(recordBy, await getAddressClock(to, agency?.timeZone ?? DEFAULT_ZONE), locale);
    const agencyName = uid === undefined ? null : (agency?.publicName ?? '');
    return expressPlacedMail({ ...view, agencyName, recordBy: by }, locale, href);
  },
  'licences-ending': async ({ params, locale }) => {
    const mail = await composeLicencesEndingMail(params, locale);
    const href = linkTo(withQuery(addresses.licences.href(), { stage: 'ending' }));
    return licencesEndingMail(
      isolateAll(mail),
      locale,
      href,
      params.uid === null ? undefined : await stopFor(params.uid),
    );
  },
  order: async ({ params, locale }) => {
    const { mail, path } = await composeOrderMail(params, locale);
    return orderMail(isolateAll(mail), locale, linkTo(path));
  },
  'payee-changed': ({ params, locale }) =>
    Promise.resolve(payeeChangedMail(params, locale, linkTo(addresses.billing.href()))),
  'password-reset': async ({ params, locale, to }) => {
    const { uid, version } = params;
    const link = { kind: 'password-reset', subject: uid, version } as const;
    const oobCode = await signToken(link, Date.now() + LINK_LIFETIMES.newPassword.ms);
    return passwordResetMail(params, locale, linkTo(addresses.resetPassword.href(oobCode, to)));
  },
  reminder: async ({ params, locale }, { agency, platform }) => {
    const { tasks, ...mail } = await composeReminderMail(params, agency ?? platform, locale);
    return reminderMail(
      isolateAll({ ...mail, tasks: tasks.map((task) => ({ ...task, href: linkTo(task.path) })) }),
      locale,
      await stopFor(params.talentId),
    );
  },
  'report-access': async ({ params, locale, to }) => {
    const { path, mail } = await composeReportMail(params, { to, locale });
    return reportAccessMail(isolateAll(mail), locale, linkTo(path));
  },
  'report-code': async ({ params, locale, to }) => {
    const { path, mail } = await composeCodeMail(params, { to, locale });
    return reportCodeMail(isolateAll(mail), locale, linkTo(path));
  },
  'report-signed': async ({ params, locale, to }) => {
    const { path, mail } = await composeSignedMail(params, { to, locale });
    return reportSignedMail(isolateAll(mail), locale, linkTo(path));
  },
  'report-sealed': async ({ params, locale, to }) => {
    const { mail, attachment } = await composeSealedMail(params, { to, locale });
    return reportSealedMail(isolateAll(mail), locale, {
      href: linkTo(addresses.verifyReport.href()),
      attachment,
    });
  },
  session: async ({ params, locale, to }, { platform }) => {
    const { path, mail, calendar } = await composeSessionMail(params, { to, locale });
    // A reader without a page is led to the sign-up, or else to the platform.
    const aside = {
      href: mail.dialIn.link || linkTo('/'),
      label: mail.dialIn.link ? mail.dialIn.method : platform,
    };
    const action = path === undefined ? aside : { href: linkTo(path) };
    return { ...sessionMail(isolateAll(mail), params.occasion, locale, action), calendar };
  },
  'roster-email': ({ params, locale }, { agency, platform }) =>
    Promise.resolve(
      rosterEmail(
        { ...params, agencyName: agency ?? platform },
        locale,
        linkTo(addresses.profileView.href()),
      ),
    ),
  'slots-declined': async ({ params, locale }) => {
    const { path, mail } = await composeDeclinedMail(params, locale);
    return slotsDeclinedMail(mail, locale, linkTo(path));
  },
  'delivery-arrived': async ({ params, locale }) => {
    const { path, mail } = await composeDeliveryMail(params);
    return deliveryMail(isolateAll(mail), 'arrived', locale, linkTo(path));
  },
  'delivery-withdrawn': async ({ params, locale }) => {
    const { mail, path } = await composeWithdrawnMail(params);
    return deliveryMail(isolateAll(mail), 'withdrawn', locale, linkTo(path));
  },
  'delivery-answered': async ({ params, locale }) => {
    const { path, mail } = await composeDeliveryAnswerMail(params);
    return deliveryMail(isolateAll(mail), params.answer, locale, linkTo(path));
  },
  'delivery-reminder': async ({ params, locale }) => {
    const { path, mail } = await composeAcceptanceReminder(params, locale);
    return acceptanceMail(isolateAll(mail), locale, linkTo(path));
  },
  'delivery-lapsed': async ({ params, locale }) => {
    const { path, mail } = await composeLapsedMail(params);
    return acceptanceMail(isolateAll(mail), locale, linkTo(path));
  },
  'takes-arrived': async ({ params, locale }) => {
    const { path, mail } = await composeTakesMail(params);
    return takesArrivedMail(mail, locale, linkTo(path));
  },
  'takes-held': async ({ params, locale }, { agency, platform }) => {
    const { path, mail } = await composeHeldMail(params, agency ?? platform);
    return takesArrivedMail(mail, locale, linkTo(path));
  },
  'takes-forwarded': async ({ params, locale }) => {
    const { path, mail } = await composeForwardedMail(params);
    return takesArrivedMail(isolateAll(mail), locale, linkTo(path));
  },
  'talent-invite': async ({ params, locale, to }) => {
    const { inviteId, agencySlug } = params;
    // The recipient may register between two attempts to send.
    const path = (await findAccount(to))
      ? addresses.invitation.href(inviteId)
      : addresses.newTalent.href(agencySlug, inviteId);
    return talentInviteMail(params, locale, linkTo(path));
  },
  'talent-removed': ({ params, locale }) =>
    Promise.resolve(talentRemovedMail(params, locale, linkTo(addresses.profile.href()))),
  'companies-merged': ({ params, locale }, { agency, platform }) => {
    const href = linkTo(addresses.projects.href());
    return Promise.resolve(companiesMergedMail(params, locale, href, agency ?? platform));
  },
  'talent-welcome': ({ params, locale }) =>
    Promise.resolve(talentWelcomeMail(params, locale, linkTo(addresses.demos.href()))),
  'team-account': async ({ params, locale, to }) => {
    const { uid, version } = params;
    const link = { kind: 'account-invite', subject: uid, version } as const;
    const oobCode = await signToken(link, Date.now() + LINK_LIFETIMES.firstPassword.ms);
    return teamAccountMail(params, locale, linkTo(addresses.setPassword.href(oobCode, to)));
  },
  'team-invite': async ({ params, locale }) => {
    const { inviteId, version } = params;
    const link = { kind: 'team-invite', subject: inviteId, version } as const;
    const token = await signToken(link, Date.now() + LINK_LIFETIMES.invitation.ms);
    return teamInviteMail(params, locale, linkTo(addresses.joinTeam.href(token)));
  },
  'computer-link': ({ params: { name, path }, locale }) =>
    Promise.resolve(computerLinkMail(name, locale, linkTo(path))),
  'ticket-assigned': async ({ params, locale }) => {
    const { name, language: alpha3 } = params;
    const ticket = { name, language: await getLanguageName(alpha3, locale) };
    return ticketAssignedMail(ticket, locale, linkTo(addresses.curate.href(undefined, 'mine')));
  },
  'use-reported': ({ params, locale }) =>
    Promise.resolve(useReportedMail(params, locale, linkTo(addresses.licences.href('reported')))),
  'use-settled': ({ params, locale }) =>
    Promise.resolve(useSettledMail(params, locale, linkTo(addresses.ownLicences.href()))),
  'voice-left': async ({ params, locale, to }) => {
    const { path, mail } = await composeVoiceLeftMail(params, { to, locale });
    return voiceLeftMail(isolateAll(mail), locale, linkTo(path));
  },
  'verify-email': async ({ params, locale }) => {
    const version = (await readUser(params.uid))?.emailVersion ?? 0;
    const link = { kind: 'email-proof', subject: params.uid, version } as const;
    const oobCode = await signToken(link, Date.now() + LINK_LIFETIMES.firstPassword.ms);
    return verifyEmailMail(params, locale, linkTo(addresses.confirmEmail.href(oobCode)));
  },
};

const getSender = (agency: Agency | undefined, policies?: PolicyDocuments): Sender => {
  const { title: platform, accent } = getBranding();
  return agency ? getAgencySender(agency, policies) : { platform, accent };
};

/** Mails to people who may not know the platform, in the inviter's language. */
const INVITATIONS: ReadonlySet<MailKind> = new Set(['talent-invite', 'engineer-invite', 'client-invite']);

/** Returns the language of the recipient's account, regardless of the queued one; an invitation without an account uses the agency's. */
const getLocale = async ({ to, locale, kind }: MailContent, agency: Agency | undefined): Promise<Locale> => {
  const account = await findAccount(to);
  const own = (account && (await readUser(account.uid)))?.locale;
  return own ?? (INVITATIONS.has(kind) ? agency?.defaultLocale : undefined) ?? locale;
};

/** Renders a mail as HTML and text, in its reader's language, under its agency's brand. */
export const render = async (mail: MailContent): Promise<RenderedMail> => {
  const write = writers[mail.kind] as Writer<MailKind>;
  const { agencyId } = mail;
  const [agency, policies] =
    agencyId === null ? [] : await Promise.all([readAgency(agencyId), readPolicies(agencyId)]);
  const locale = await getLocale(mail, agency);
  const sender = getSender(agency, policies);
  const written = await write({ ...mail, params: isolateAll(mail.params), locale }, isolateAll(sender));
  const rendered = renderMail(written, sender, locale);
  const replyTo = answerTo(mail, agency);

  return replyTo === undefined ? rendered : { ...rendered, replyTo };
};
