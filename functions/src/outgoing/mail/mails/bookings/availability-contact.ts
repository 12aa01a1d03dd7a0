import { addresses } from '@domain/navigation/addresses.ts';
import { BOOKING_STEP } from '@domain/projects/steps.ts';
import { defineMail } from '../../define-mail.ts';
import { getOwnAvailabilityPath } from './mailed-booking.ts';

interface Params {
  /** Public name for the agency, first name in the talent's copy. */
  readonly name: string;
  readonly email: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly requestId: string;
  readonly message: string;
  /** The talent's copy. */
  readonly isCopy: boolean;
}

/** A talent's message to the agency when no slot works, and its copy. */
export const availabilityContactMail = defineMail({
  kind: 'availability-contact',
  noticeKind: 'messages',
  load: async (params: Params, { agencyName }) => {
    const { isCopy, projectId, requestId } = params;
    const path = isCopy
      ? await getOwnAvailabilityPath(requestId)
      : addresses.castingsProject.href(projectId, BOOKING_STEP);
    const { name, email, projectName, message } = params;
    return { content: { name, email, projectName, message, isCopy, agencyName }, href: path };
  },
  replyTo: ({ isCopy, email }) => (isCopy ? undefined : email),
  hasNotice: ({ isCopy }) => !isCopy,
  texts: {
    en: ({ name, email, projectName, message, isCopy, agencyName }, href) => ({
      subject: isCopy ? `Your message to ${agencyName}` : `No slot works for ${name}: ${projectName}`,
      paragraphs: isCopy
        ? [`Hello ${name},`, `We have sent your message to ${agencyName}. This is your copy.`]
        : [`Hello ${agencyName},`, `None of the slots on offer for ${projectName} works for ${name}.`],
      details: [
        ...(isCopy ? [] : [{ label: 'Email', text: email }]),
        { label: isCopy ? 'You wrote' : `${name} writes`, text: message },
      ],
      action: { label: isCopy ? 'See the slots' : 'Open the booking', href },
      footnote: `To answer ${isCopy ? agencyName : name}, reply to this email.`,
    }),
    es: ({ name, email, projectName, message, isCopy, agencyName }, href) => ({
      subject: isCopy
        ? `Tu mensaje a ${agencyName}`
        : `A ${name} no le va bien ninguna franja: ${projectName}`,
      paragraphs: isCopy
        ? [`Hola, ${name}:`, `Hemos enviado tu mensaje a ${agencyName}. Esta es tu copia.`]
        : [`Hola, ${agencyName}:`, `A ${name} no le va bien ninguna de las franjas de ${projectName}.`],
      details: [
        ...(isCopy ? [] : [{ label: 'Correo', text: email }]),
        { label: isCopy ? 'Has escrito' : `${name} escribe`, text: message },
      ],
      action: { label: isCopy ? 'Ver las franjas' : 'Abrir la reserva', href },
      footnote: `Para contestar a ${isCopy ? agencyName : name}, responde a este correo.`,
    }),
  },
  sample: ({ person, email, project, message, agency }) => ({
    name: person,
    email,
    projectName: project,
    message,
    isCopy: false,
    agencyName: agency,
  }),
});
