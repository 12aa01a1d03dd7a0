import type { MailKind } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { formatMoney } from '@domain/values/money.ts';
import { acceptanceMail } from './acceptance.ts';
import { accountChangedMail } from './account-changed.ts';
import { accountDecisionMail } from './account-decision.ts';
import { agencyNewsMail } from './agency-news.ts';
import { auditionChangeMail } from './audition-change.ts';
import { auditionRequestsMail } from './audition-requests.ts';
import { auditionOutcomeMail } from './audition-outcome.ts';
import { auditionRequestMail, type AuditionMail } from './audition-request.ts';
import { availabilityAnswerMail } from './availability-answer.ts';
import { availabilityContactMail } from './availability-contact.ts';
import { availabilityRequestsMail } from './availability-requests.ts';
import { availabilityMail } from './availability.ts';
import { bookingCancelledMail } from './booking-cancelled.ts';
import { clientInviteMail } from './client-invite.ts';
import { expressPlacedMail } from './express-placed.ts';
import { slotsDeclinedMail } from './slots-declined.ts';
import { takesArrivedMail } from './takes-arrived.ts';
import { companiesMergedMail } from './companies-merged.ts';
import { computerLinkMail } from './computer-link.ts';
import { connectionCheckMail } from './connection-check.ts';
import { connectionRequestMail } from './connection-request.ts';
import { contactMessageMail } from './contact-message.ts';
import { dataErasedMail } from './data-erased.ts';
import { deliveryMail } from './delivery.ts';
import { demoCurationMail } from './demo-curation.ts';
import { emailChangeMail } from './email-change.ts';
import { emailChangeNoticeMail } from './email-change-notice.ts';
import { emailTakenMail } from './email-taken.ts';
import { enquiryAnswerMail } from './enquiry-answer.ts';
import { engineerInviteMail } from './engineer-invite.ts';
import { licencesEndingMail } from './licences-ending.ts';
import { orderMail } from './order.ts';
import { payeeChangedMail } from './payee-changed.ts';
import { passwordResetMail } from './password-reset.ts';
import { reminderMail, type ReminderTask } from './reminder.ts';
import { reportAccessMail } from './report-access.ts';
import { reportCodeMail } from './report-code.ts';
import { reportSignedMail } from './report-signed.ts';
import { reportSealedMail } from './report-sealed.ts';
import { sessionMail } from './session.ts';
import { rosterEmail } from './roster-email.ts';
import { talentInviteMail } from './talent-invite.ts';
import { talentRemovedMail } from './talent-removed.ts';
import { talentWelcomeMail } from './talent-welcome.ts';
import { teamAccountMail, teamInviteMail } from './team-invite.ts';
import { ticketAssignedMail } from './ticket-assigned.ts';
import { useReportedMail } from './use-reported.ts';
import { useSettledMail } from './use-settled.ts';
import { verifyEmailMail } from './verify-email.ts';
import { voiceLeftMail } from './voice-left.ts';
import type { MailText } from './layout.ts';

export const HREF = 'https://app.example/page?token=a.b-c&x=1';
export const SCRIPT_HREF = `${HREF}&view=script`;
export const FURTHER_HREF = `${HREF}&further=1`;
export const STOP_HREF = `${HREF}&stop=1`;

export interface SampleWords {
  readonly person: string;
  readonly email: string;
  readonly agency: string;
  readonly company: string;
  readonly project: string;
  readonly character: string;
  readonly direction: string;
  readonly style: string;
  readonly brief: string;
  readonly script: string;
  readonly subject: string;
  readonly message: string;
  readonly demo: string;
  readonly reason: string;
}

const MOMENT: Readonly<Record<Locale, string>> = {
  en: 'Friday, 4 December 2026, 18:00 (Madrid time)',
  es: 'viernes, 4 de diciembre de 2026, 18:00 (hora de Madrid)',
};
const DAY: Readonly<Record<Locale, string>> = { en: 'December 4, 2026', es: '4 de diciembre de 2026' };
const LANGUAGE: Readonly<Record<Locale, string>> = { en: 'English', es: 'inglés' };

export const makeRole = ({ person, agency, project, character }: SampleWords, locale: Locale) => ({
  talentName: person,
  agencyName: agency,
  projectName: project,
  character,
  languageName: LANGUAGE[locale],
});

export const makeTask = (
  kind: ReminderTask['kind'],
  href: string,
  typed: SampleWords,
  locale: Locale,
): ReminderTask => ({
  ...makeRole(typed, locale),
  kind,
  deadline: MOMENT[locale],
  href,
});

const makeAudition = (typed: SampleWords, locale: Locale): AuditionMail => ({
  ...makeRole(typed, locale),
  direction: typed.direction,
  clip:
    locale === 'es' ? 'En la página donde envías tu audición' : 'On the page where you submit your audition',
  round: 1,
  language: 'eng',
  deadline: MOMENT[locale],
  outcomeBy: MOMENT[locale],
  fee: formatMoney(65_000, 'EUR', locale),
  usage: 'Spot · TV · 1Y',
  category: typed.style,
  recordingOn: MOMENT[locale],
  airsOn: MOMENT[locale],
  style: typed.style,
  brief: typed.brief,
  script: typed.script,
  scriptPdf:
    locale === 'es' ? 'En la página donde envías tu audición' : 'On the page where you submit your audition',
  privateScript: '',
});

/** One mail per kind and language: a missing template doesn't compile. */
export const SAMPLES: { readonly [Kind in MailKind]: (locale: Locale, typed: SampleWords) => MailText } = {
  'audition-requests': (locale, typed) =>
    auditionRequestsMail({ ...makeAudition(typed, locale), roles: [typed.character, 'Second'] }, locale, [
      { character: typed.character, href: HREF },
      { character: 'Second', href: SCRIPT_HREF },
    ]),
  'audition-change': (locale, typed) =>
    auditionChangeMail(
      { ...makeAudition(typed, locale), changed: ['script', 'outcomeBy'], note: '' },
      'changed',
      locale,
      HREF,
    ),
  'audition-outcome': (locale, typed) =>
    auditionOutcomeMail({ ...makeRole(typed, locale), outcome: 'notChosen' }, locale, HREF),
  reminder: (locale, typed) =>
    reminderMail(
      {
        ...makeRole(typed, locale),
        tasks: [
          makeTask('audition', HREF, typed, locale),
          makeTask('availability', FURTHER_HREF, typed, locale),
        ],
      },
      locale,
      {
        page: STOP_HREF,
        oneClick: `${STOP_HREF}&one=click`,
      },
    ),
  'audition-request': (locale, typed) =>
    auditionRequestMail(makeAudition(typed, locale), locale, { upload: HREF, largeScript: SCRIPT_HREF }),
  'agency-news': (locale, typed) =>
    agencyNewsMail(
      {
        name: typed.agency,
        news: 'registration',
        person: typed.person,
        personId: 'p',
        email: 'p@example.com',
      },
      locale,
      HREF,
    ),
  'account-changed': (locale, typed) =>
    accountChangedMail(
      { name: typed.person, change: 'phonesRemoved', changedBy: typed.agency },
      locale,
      HREF,
    ),
  'account-decision': (locale, typed) =>
    accountDecisionMail({ name: typed.person, accepted: true }, locale, HREF, typed.agency),
  availability: (locale, typed) =>
    availabilityMail(
      {
        talentName: typed.person,
        agencyName: typed.agency,
        projectName: typed.project,
        character: typed.character,
        languageName: LANGUAGE[locale],
        brand: typed.project,
        assets: ['Spot'],
        fee: '€650.00',
        slots: [MOMENT[locale]],
        booked: MOMENT[locale],
        isFirstCome: true,
      },
      'asked',
      locale,
      HREF,
    ),
  'availability-requests': (locale, typed) =>
    availabilityRequestsMail(
      {
        talentName: typed.person,
        agencyName: typed.agency,
        projectName: typed.project,
        brand: typed.project,
        slots: [MOMENT[locale]],
        isFirstCome: true,
      },
      locale,
      [
        { character: typed.character, languageName: LANGUAGE[locale], fee: '€650.00', href: HREF },
        { character: 'Second', languageName: LANGUAGE[locale], fee: '', href: SCRIPT_HREF },
      ],
    ),
  'booking-cancelled': (locale, typed) =>
    bookingCancelledMail(
      {
        name: typed.agency,
        talent: typed.person,
        projectName: typed.project,
        character: typed.character,
        languageName: LANGUAGE[locale],
        slot: MOMENT[locale],
        total: '€650.00',
      },
      locale,
      HREF,
    ),
  'express-placed': (locale, typed) =>
    expressPlacedMail(
      {
        name: typed.person,
        projectName: typed.project,
        companyName: typed.company,
        agencyName: typed.agency,
        recordBy: MOMENT[locale],
      },
      locale,
      HREF,
    ),
  'slots-declined': (locale, typed) =>
    slotsDeclinedMail(
      {
        name: typed.person,
        talent: typed.person,
        projectName: typed.project,
        message: typed.message,
        character: typed.character,
        languageName: LANGUAGE[locale],
      },
      locale,
      HREF,
    ),
  'delivery-arrived': (locale, typed) =>
    deliveryMail(
      { name: typed.person, fileName: 'mix.wav', version: 1, projectName: typed.project },
      'arrived',
      locale,
      HREF,
    ),
  'delivery-withdrawn': (locale, typed) =>
    deliveryMail(
      { name: typed.person, fileName: 'mix.wav', version: 1, projectName: typed.project },
      'withdrawn',
      locale,
      HREF,
    ),
  'delivery-answered': (locale, typed) =>
    deliveryMail(
      {
        name: typed.person,
        fileName: 'mix.wav',
        version: 2,
        projectName: typed.project,
        revision: { atMs: 83_000, note: typed.message },
      },
      'revisionRequested',
      locale,
      HREF,
    ),
  'delivery-reminder': (locale, typed) =>
    acceptanceMail(
      { name: typed.person, projectName: typed.project, count: 3, acceptsOn: DAY[locale] },
      locale,
      HREF,
    ),
  'delivery-lapsed': (locale, typed) =>
    acceptanceMail(
      { name: typed.person, projectName: typed.project, count: 1, acceptsOn: null },
      locale,
      HREF,
    ),
  'takes-arrived': (locale, typed) =>
    takesArrivedMail({ name: typed.person, projectName: typed.project, count: 3, declined: 1 }, locale, HREF),
  'takes-held': (locale, typed) =>
    takesArrivedMail({ name: typed.person, projectName: typed.project, count: 2, declined: 0 }, locale, HREF),
  'takes-forwarded': (locale, typed) =>
    takesArrivedMail(
      { name: typed.person, projectName: typed.project, count: 2, declined: 0, message: typed.message },
      locale,
      HREF,
    ),
  'availability-answer': (locale, typed) =>
    availabilityAnswerMail(
      {
        name: typed.person,
        talentPublicName: typed.person,
        projectName: typed.project,
        character: typed.character,
        languageName: LANGUAGE[locale],
        slot: MOMENT[locale],
      },
      'confirmed',
      locale,
      HREF,
    ),
  session: (locale, typed) =>
    sessionMail(
      {
        name: typed.person,
        talentPublicName: typed.person,
        projectName: typed.project,
        character: typed.character,
        languageName: LANGUAGE[locale],
        engineerName: typed.person,
        when: MOMENT[locale],
        dialIn: { method: 'Zoom', link: FURTHER_HREF },
        studio: typed.project,
        scripts: [{ title: typed.character, text: typed.project }],
        staysBooked: false,
      },
      'planned',
      locale,
      { href: HREF },
    ),
  'report-access': (locale, typed) =>
    reportAccessMail(
      {
        name: typed.person,
        role: 'CLIENT',
        isReminder: false,
        address: typed.email,
        projectName: typed.project,
        character: typed.character,
        when: MOMENT[locale],
      },
      locale,
      HREF,
    ),
  'report-code': (locale, typed) =>
    reportCodeMail(
      {
        name: typed.person,
        code: '042317',
        minutes: 10,
        projectName: typed.project,
        character: typed.character,
      },
      locale,
      HREF,
    ),
  'report-signed': (locale, typed) =>
    reportSignedMail(
      {
        name: typed.person,
        role: 'CLIENT',
        signedBy: typed.person,
        isOwn: true,
        projectName: typed.project,
        character: typed.character,
        signedAt: MOMENT[locale],
      },
      locale,
      HREF,
    ),
  'report-sealed': (locale, typed) =>
    reportSealedMail(
      {
        name: typed.person,
        projectName: typed.project,
        character: typed.character,
        when: MOMENT[locale],
      },
      locale,
      { href: HREF, attachment: { fileName: 'session-report.pdf', bytes: Buffer.from('%PDF-') } },
    ),
  'availability-contact': (locale, typed) =>
    availabilityContactMail(
      {
        name: typed.person,
        email: typed.email,
        projectName: typed.project,
        message: typed.message,
        isCopy: false,
        agencyName: typed.agency,
      },
      locale,
      HREF,
    ),
  'client-invite': (locale, typed) =>
    clientInviteMail({ name: typed.person, agencyName: typed.agency, uid: 'uid', version: 0 }, locale, HREF),
  'connection-check': (locale, typed) =>
    connectionCheckMail(
      { name: typed.person, agencyName: typed.agency, moment: MOMENT[locale] },
      false,
      locale,
      HREF,
    ),
  'connection-request': (locale, typed) =>
    connectionRequestMail({ talentName: typed.person, talentId: 'talent' }, locale, {
      href: HREF,
      agency: typed.agency,
    }),
  'contact-message': (locale, typed) =>
    contactMessageMail(
      {
        name: typed.person,
        email: typed.email,
        project: { id: 'project', name: typed.project, companyName: typed.company },
        message: typed.message,
        isCopy: false,
        agencyName: typed.agency,
      },
      locale,
      HREF,
    ),
  'data-erased': (locale, typed) => dataErasedMail({ name: typed.person }, locale, HREF),
  'demo-curation': (locale, typed) =>
    demoCurationMail(
      {
        name: typed.person,
        approved: [typed.demo],
        rejected: [{ name: typed.demo, reason: typed.reason, reasons: ['room'] }],
      },
      locale,
      HREF,
    ),
  'email-change': (locale, typed) =>
    emailChangeMail({ name: typed.person, uid: 'uid', version: 1 }, locale, HREF),
  'email-change-notice': (locale, typed) =>
    emailChangeNoticeMail({ name: typed.person, newEmail: typed.email, isDone: false }, locale, HREF),
  'email-taken': (locale, typed) => emailTakenMail({ name: typed.person }, locale, HREF),
  'engineer-invite': (locale, typed) =>
    engineerInviteMail({ name: typed.person, agencyName: typed.agency, inviteId: 'invite' }, locale, HREF),
  'enquiry-answer': (locale, typed) =>
    enquiryAnswerMail(
      {
        name: typed.person,
        writer: 'client',
        projectId: 'project',
        projectName: typed.project,
        message: typed.message,
        answer: typed.message,
        agencyName: typed.agency,
      },
      locale,
      HREF,
    ),
  'licences-ending': (locale, typed) =>
    licencesEndingMail(
      {
        name: typed.person,
        companyName: typed.company,
        isAgency: false,
        isOffered: false,
        more: 3,
        licences: [
          {
            voice: typed.person,
            projectName: typed.project,
            character: typed.character,
            media: 'Internet',
            territory: 'Europe',
            endsOn: DAY[locale],
            renewal: formatMoney(128_450, 'EUR', locale),
          },
          {
            voice: 'Second',
            projectName: typed.project,
            character: typed.character,
            media: 'Radio',
            territory: 'Europe',
            endsOn: DAY[locale],
            renewal: null,
          },
        ],
      },
      locale,
      HREF,
      { page: STOP_HREF, oneClick: `${STOP_HREF}&one=click` },
    ),
  order: (locale, typed) =>
    orderMail(
      {
        name: typed.person,
        isAgency: false,
        projectName: typed.project,
        companyName: typed.company,
        occasion: 'confirmed',
        total: formatMoney(128_450, 'EUR', locale),
        paper: 'AO-2026-0007',
        renewal: null,
      },
      locale,
      HREF,
    ),
  'payee-changed': (locale, typed) =>
    payeeChangedMail({ name: typed.person, changedBy: typed.agency }, locale, HREF),
  'password-reset': (locale, typed) =>
    passwordResetMail({ name: typed.person, uid: 'uid', version: 1 }, locale, HREF),
  'roster-email': (locale, typed) =>
    rosterEmail(
      { name: typed.person, subject: typed.subject, message: typed.message, agencyName: typed.agency },
      locale,
      HREF,
    ),
  'talent-invite': (locale, typed) =>
    talentInviteMail(
      { name: typed.person, agencyName: typed.agency, agencySlug: 'agency', inviteId: 'invite' },
      locale,
      HREF,
    ),
  'talent-removed': (locale, typed) =>
    talentRemovedMail({ name: typed.person, agencyName: typed.agency }, locale, HREF),
  'companies-merged': (locale, typed) =>
    companiesMergedMail(
      { name: typed.person, from: typed.subject, into: typed.agency, others: [typed.person] },
      locale,
      HREF,
      typed.agency,
    ),
  'talent-welcome': (locale, typed) => talentWelcomeMail({ name: typed.person }, locale, HREF),
  'team-account': (locale, typed) =>
    teamAccountMail({ name: typed.person, agencyName: typed.agency }, locale, HREF),
  'team-invite': (locale, typed) =>
    teamInviteMail({ name: typed.person, agencyName: typed.agency }, locale, HREF),
  'computer-link': (locale, typed) => computerLinkMail(typed.person, locale, HREF),
  'ticket-assigned': (locale, typed) =>
    ticketAssignedMail({ name: typed.person, language: LANGUAGE[locale] }, locale, HREF),
  'use-reported': (locale, typed) =>
    useReportedMail(
      {
        name: typed.agency,
        talentName: typed.person,
        projectName: typed.project,
        character: typed.character,
        text: typed.message,
        link: null,
      },
      locale,
      HREF,
    ),
  'use-settled': (locale, typed) =>
    useSettledMail(
      {
        name: typed.person,
        projectName: typed.project,
        character: typed.character,
        text: typed.message,
        answer: typed.message,
      },
      locale,
      HREF,
    ),
  'voice-left': (locale, typed) =>
    voiceLeftMail(
      {
        name: typed.person,
        agencyName: typed.agency,
        isAgency: false,
        roles: [
          { projectName: typed.project, character: typed.character, when: MOMENT[locale] },
          { projectName: typed.project, character: typed.character, when: null },
        ],
      },
      locale,
      HREF,
    ),
  'verify-email': (locale, typed) => verifyEmailMail({ name: typed.person, uid: 'uid' }, locale, HREF),
};
