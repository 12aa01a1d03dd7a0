import type { Mail, MailKind } from '@domain/mail/mail.ts';
import type { DefinedMail } from './define-mail.ts';
import { accountChanged } from './mails/accounts/account-changed.ts';
import { accountDecision } from './mails/accounts/account-decision.ts';
import { computerLink } from './mails/accounts/computer-link.ts';
import { dataErased } from './mails/accounts/data-erased.ts';
import { emailChange } from './mails/accounts/email-change.ts';
import { emailChangeNotice } from './mails/accounts/email-change-notice.ts';
import { emailTaken } from './mails/accounts/email-taken.ts';
import { passwordReset } from './mails/accounts/password-reset.ts';
import { verifyEmail } from './mails/accounts/verify-email.ts';
import { agencyNews } from './mails/agencies/agency-news.ts';
import { companiesMerged } from './mails/agencies/companies-merged.ts';
import { contactMessage } from './mails/agencies/contact-message.ts';
import { enquiryAnswer } from './mails/agencies/enquiry-answer.ts';
import { expressPlaced } from './mails/agencies/express-placed.ts';
import { rosterEmail } from './mails/agencies/roster-email.ts';
import { voiceLeft } from './mails/agencies/voice-left.ts';
import { auditionChange } from './mails/auditions/audition-change.ts';
import { auditionOutcome } from './mails/auditions/audition-outcome.ts';
import { auditionRequest } from './mails/auditions/audition-request.ts';
import { auditionRequests } from './mails/auditions/audition-requests.ts';
import { availability } from './mails/bookings/availability.ts';
import { availabilityAnswer } from './mails/bookings/availability-answer.ts';
import { availabilityContact } from './mails/bookings/availability-contact.ts';
import { availabilityRequests } from './mails/bookings/availability-requests.ts';
import { bookingCancelled } from './mails/bookings/booking-cancelled.ts';
import { slotsDeclined } from './mails/bookings/slots-declined.ts';
import { deliveryAnswered } from './mails/deliveries/delivery-answered.ts';
import { deliveryArrived } from './mails/deliveries/delivery-arrived.ts';
import { deliveryLapsed } from './mails/deliveries/delivery-lapsed.ts';
import { deliveryReminder } from './mails/deliveries/delivery-reminder.ts';
import { deliveryWithdrawn } from './mails/deliveries/delivery-withdrawn.ts';
import { clientInvite } from './mails/invitations/client-invite.ts';
import { engineerInvite } from './mails/invitations/engineer-invite.ts';
import { talentInvite } from './mails/invitations/talent-invite.ts';
import { teamAccount } from './mails/invitations/team-account.ts';
import { teamInvite } from './mails/invitations/team-invite.ts';
import { licencesEnding } from './mails/orders/licences-ending.ts';
import { order } from './mails/orders/order.ts';
import { useReported } from './mails/orders/use-reported.ts';
import { useSettled } from './mails/orders/use-settled.ts';
import { reportAccess } from './mails/sessions/report-access.ts';
import { reportCode } from './mails/sessions/report-code.ts';
import { reportSealed } from './mails/sessions/report-sealed.ts';
import { reportSigned } from './mails/sessions/report-signed.ts';
import { session } from './mails/sessions/session.ts';
import { takesArrived } from './mails/takes/takes-arrived.ts';
import { takesForwarded } from './mails/takes/takes-forwarded.ts';
import { takesHeld } from './mails/takes/takes-held.ts';
import { connectionCheck } from './mails/talents/connection-check.ts';
import { connectionRequest } from './mails/talents/connection-request.ts';
import { demoCuration } from './mails/talents/demo-curation.ts';
import { payeeChanged } from './mails/talents/payee-changed.ts';
import { reminder } from './mails/talents/reminder.ts';
import { talentRemoved } from './mails/talents/talent-removed.ts';
import { talentWelcome } from './mails/talents/talent-welcome.ts';
import { ticketAssigned } from './mails/talents/ticket-assigned.ts';

/** All mails by kind. */
export const MAILS = {
  [accountChanged.kind]: accountChanged,
  [accountDecision.kind]: accountDecision,
  [computerLink.kind]: computerLink,
  [dataErased.kind]: dataErased,
  [emailChange.kind]: emailChange,
  [emailChangeNotice.kind]: emailChangeNotice,
  [emailTaken.kind]: emailTaken,
  [passwordReset.kind]: passwordReset,
  [verifyEmail.kind]: verifyEmail,
  [agencyNews.kind]: agencyNews,
  [companiesMerged.kind]: companiesMerged,
  [contactMessage.kind]: contactMessage,
  [enquiryAnswer.kind]: enquiryAnswer,
  [expressPlaced.kind]: expressPlaced,
  [rosterEmail.kind]: rosterEmail,
  [voiceLeft.kind]: voiceLeft,
  [auditionChange.kind]: auditionChange,
  [auditionOutcome.kind]: auditionOutcome,
  [auditionRequest.kind]: auditionRequest,
  [auditionRequests.kind]: auditionRequests,
  [availability.kind]: availability,
  [availabilityAnswer.kind]: availabilityAnswer,
  [availabilityContact.kind]: availabilityContact,
  [availabilityRequests.kind]: availabilityRequests,
  [bookingCancelled.kind]: bookingCancelled,
  [slotsDeclined.kind]: slotsDeclined,
  [deliveryAnswered.kind]: deliveryAnswered,
  [deliveryArrived.kind]: deliveryArrived,
  [deliveryLapsed.kind]: deliveryLapsed,
  [deliveryReminder.kind]: deliveryReminder,
  [deliveryWithdrawn.kind]: deliveryWithdrawn,
  [clientInvite.kind]: clientInvite,
  [engineerInvite.kind]: engineerInvite,
  [talentInvite.kind]: talentInvite,
  [teamAccount.kind]: teamAccount,
  [teamInvite.kind]: teamInvite,
  [licencesEnding.kind]: licencesEnding,
  [order.kind]: order,
  [useReported.kind]: useReported,
  [useSettled.kind]: useSettled,
  [reportAccess.kind]: reportAccess,
  [reportCode.kind]: reportCode,
  [reportSealed.kind]: reportSealed,
  [reportSigned.kind]: reportSigned,
  [session.kind]: session,
  [takesArrived.kind]: takesArrived,
  [takesForwarded.kind]: takesForwarded,
  [takesHeld.kind]: takesHeld,
  [connectionCheck.kind]: connectionCheck,
  [connectionRequest.kind]: connectionRequest,
  [demoCuration.kind]: demoCuration,
  [payeeChanged.kind]: payeeChanged,
  [reminder.kind]: reminder,
  [talentRemoved.kind]: talentRemoved,
  [talentWelcome.kind]: talentWelcome,
  [ticketAssigned.kind]: ticketAssigned,
} as const satisfies { readonly [Kind in MailKind]: DefinedMail<Kind> };

/** What the outbox stores per mail: ids and values for its texts and links, no secrets. */
export type MailParams = {
  readonly [Kind in MailKind]: Parameters<(typeof MAILS)[Kind]['compose']>[0];
};

/** A mail's data, queued or not. */
export interface MailContent<Kind extends MailKind = MailKind> extends Pick<
  Mail,
  'to' | 'locale' | 'agencyId'
> {
  readonly kind: Kind;
  readonly params: MailParams[Kind];
}
