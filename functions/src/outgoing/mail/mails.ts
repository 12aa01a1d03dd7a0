import type { Mail, MailKind } from '@domain/mail/mail.ts';
import type { DefinedMail } from './define-mail.ts';
import { accountChangedMail } from './mails/accounts/account-changed.ts';
import { accountDecisionMail } from './mails/accounts/account-decision.ts';
import { computerLinkMail } from './mails/accounts/computer-link.ts';
import { dataErasedMail } from './mails/accounts/data-erased.ts';
import { emailChangeMail } from './mails/accounts/email-change.ts';
import { emailChangeNoticeMail } from './mails/accounts/email-change-notice.ts';
import { emailTakenMail } from './mails/accounts/email-taken.ts';
import { passwordResetMail } from './mails/accounts/password-reset.ts';
import { verifyEmail } from './mails/accounts/verify-email.ts';
import { agencyNewsMail } from './mails/agencies/agency-news.ts';
import { companiesMergedMail } from './mails/agencies/companies-merged.ts';
import { contactMessageMail } from './mails/agencies/contact-message.ts';
import { enquiryAnswerMail } from './mails/agencies/enquiry-answer.ts';
import { expressPlacedMail } from './mails/agencies/express-placed.ts';
import { expressScriptMail } from './mails/agencies/express-script.ts';
import { rosterEmail } from './mails/agencies/roster-email.ts';
import { voiceLeftMail } from './mails/agencies/voice-left.ts';
import { auditionChangeMail } from './mails/auditions/audition-change.ts';
import { auditionOutcomeMail } from './mails/auditions/audition-outcome.ts';
import { auditionRequestMail } from './mails/auditions/audition-request.ts';
import { auditionRequestsMail } from './mails/auditions/audition-requests.ts';
import { availabilityMail } from './mails/bookings/availability.ts';
import { availabilityAnswerMail } from './mails/bookings/availability-answer.ts';
import { availabilityContactMail } from './mails/bookings/availability-contact.ts';
import { availabilityRequestsMail } from './mails/bookings/availability-requests.ts';
import { bookingCancelledMail } from './mails/bookings/booking-cancelled.ts';
import { optionMail } from './mails/bookings/option.ts';
import { slotsDeclinedMail } from './mails/bookings/slots-declined.ts';
import { deliveryAnsweredMail } from './mails/deliveries/delivery-answered.ts';
import { deliveryArrivedMail } from './mails/deliveries/delivery-arrived.ts';
import { deliveryLapsedMail } from './mails/deliveries/delivery-lapsed.ts';
import { deliveryReminderMail } from './mails/deliveries/delivery-reminder.ts';
import { deliveryWithdrawnMail } from './mails/deliveries/delivery-withdrawn.ts';
import { clientInviteMail } from './mails/invitations/client-invite.ts';
import { engineerInviteMail } from './mails/invitations/engineer-invite.ts';
import { talentInviteMail } from './mails/invitations/talent-invite.ts';
import { teamAccountMail } from './mails/invitations/team-account.ts';
import { teamInviteMail } from './mails/invitations/team-invite.ts';
import { licencesEndingMail } from './mails/orders/licences-ending.ts';
import { orderMail } from './mails/orders/order.ts';
import { remittanceMail } from './mails/orders/remittance.ts';
import { selfBilledPaperMail } from './mails/orders/self-billed-paper.ts';
import { selfBilledRejectedMail } from './mails/orders/self-billed-rejected.ts';
import { selfBillingOfferedMail } from './mails/orders/self-billing-offered.ts';
import { paymentDetailsMail } from './mails/orders/payment-details.ts';
import { paymentReminderMail } from './mails/orders/payment-reminder.ts';
import { useReportedMail } from './mails/orders/use-reported.ts';
import { useSettledMail } from './mails/orders/use-settled.ts';
import { reportAccessMail } from './mails/sessions/report-access.ts';
import { reportCodeMail } from './mails/sessions/report-code.ts';
import { reportSealedMail } from './mails/sessions/report-sealed.ts';
import { reportSignedMail } from './mails/sessions/report-signed.ts';
import { sessionMail } from './mails/sessions/session.ts';
import { takesArrivedMail } from './mails/takes/takes-arrived.ts';
import { takesForwardedMail } from './mails/takes/takes-forwarded.ts';
import { takesHeldMail } from './mails/takes/takes-held.ts';
import { connectionCheckMail } from './mails/talents/connection-check.ts';
import { connectionRequestMail } from './mails/talents/connection-request.ts';
import { demoCurationMail } from './mails/talents/demo-curation.ts';
import { payeeChangedMail } from './mails/talents/payee-changed.ts';
import { reminderMail } from './mails/talents/reminder.ts';
import { talentRemovedMail } from './mails/talents/talent-removed.ts';
import { talentWelcomeMail } from './mails/talents/talent-welcome.ts';
import { ticketAssignedMail } from './mails/talents/ticket-assigned.ts';

/** All mails by kind. */
export const MAILS = {
  [accountChangedMail.kind]: accountChangedMail,
  [accountDecisionMail.kind]: accountDecisionMail,
  [computerLinkMail.kind]: computerLinkMail,
  [dataErasedMail.kind]: dataErasedMail,
  [emailChangeMail.kind]: emailChangeMail,
  [emailChangeNoticeMail.kind]: emailChangeNoticeMail,
  [emailTakenMail.kind]: emailTakenMail,
  [passwordResetMail.kind]: passwordResetMail,
  [verifyEmail.kind]: verifyEmail,
  [agencyNewsMail.kind]: agencyNewsMail,
  [companiesMergedMail.kind]: companiesMergedMail,
  [contactMessageMail.kind]: contactMessageMail,
  [enquiryAnswerMail.kind]: enquiryAnswerMail,
  [expressPlacedMail.kind]: expressPlacedMail,
  [expressScriptMail.kind]: expressScriptMail,
  [rosterEmail.kind]: rosterEmail,
  [voiceLeftMail.kind]: voiceLeftMail,
  [auditionChangeMail.kind]: auditionChangeMail,
  [auditionOutcomeMail.kind]: auditionOutcomeMail,
  [auditionRequestMail.kind]: auditionRequestMail,
  [auditionRequestsMail.kind]: auditionRequestsMail,
  [availabilityMail.kind]: availabilityMail,
  [availabilityAnswerMail.kind]: availabilityAnswerMail,
  [availabilityContactMail.kind]: availabilityContactMail,
  [availabilityRequestsMail.kind]: availabilityRequestsMail,
  [bookingCancelledMail.kind]: bookingCancelledMail,
  [slotsDeclinedMail.kind]: slotsDeclinedMail,
  [deliveryAnsweredMail.kind]: deliveryAnsweredMail,
  [deliveryArrivedMail.kind]: deliveryArrivedMail,
  [deliveryLapsedMail.kind]: deliveryLapsedMail,
  [deliveryReminderMail.kind]: deliveryReminderMail,
  [deliveryWithdrawnMail.kind]: deliveryWithdrawnMail,
  [clientInviteMail.kind]: clientInviteMail,
  [engineerInviteMail.kind]: engineerInviteMail,
  [talentInviteMail.kind]: talentInviteMail,
  [teamAccountMail.kind]: teamAccountMail,
  [teamInviteMail.kind]: teamInviteMail,
  [licencesEndingMail.kind]: licencesEndingMail,
  [optionMail.kind]: optionMail,
  [orderMail.kind]: orderMail,
  [paymentReminderMail.kind]: paymentReminderMail,
  [useReportedMail.kind]: useReportedMail,
  [useSettledMail.kind]: useSettledMail,
  [reportAccessMail.kind]: reportAccessMail,
  [reportCodeMail.kind]: reportCodeMail,
  [reportSealedMail.kind]: reportSealedMail,
  [reportSignedMail.kind]: reportSignedMail,
  [sessionMail.kind]: sessionMail,
  [takesArrivedMail.kind]: takesArrivedMail,
  [takesForwardedMail.kind]: takesForwardedMail,
  [takesHeldMail.kind]: takesHeldMail,
  [connectionCheckMail.kind]: connectionCheckMail,
  [connectionRequestMail.kind]: connectionRequestMail,
  [demoCurationMail.kind]: demoCurationMail,
  [payeeChangedMail.kind]: payeeChangedMail,
  [reminderMail.kind]: reminderMail,
  [paymentDetailsMail.kind]: paymentDetailsMail,
  [remittanceMail.kind]: remittanceMail,
  [selfBilledPaperMail.kind]: selfBilledPaperMail,
  [selfBilledRejectedMail.kind]: selfBilledRejectedMail,
  [selfBillingOfferedMail.kind]: selfBillingOfferedMail,
  [talentRemovedMail.kind]: talentRemovedMail,
  [talentWelcomeMail.kind]: talentWelcomeMail,
  [ticketAssignedMail.kind]: ticketAssignedMail,
} as const satisfies { readonly [Kind in MailKind]: DefinedMail<Kind> };

/** What the outbox stores per mail: ids and values for its texts and links, no secrets. */
export type MailParams = {
  readonly [Kind in MailKind]: Parameters<(typeof MAILS)[Kind]['compose']>[0];
};

/** A mail's data, queued or not. */
export interface MailContent<Kind extends MailKind = MailKind> extends Pick<
  Mail,
  'to' | 'locale' | 'agencyId' | 'toAgency'
> {
  readonly kind: Kind;
  readonly params: MailParams[Kind];
}
