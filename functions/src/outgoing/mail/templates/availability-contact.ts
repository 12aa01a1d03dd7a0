import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = Pick<
  MailParams['availability-contact'],
  'name' | 'email' | 'projectName' | 'message' | 'isCopy'
> & { readonly agencyName: string };

const texts: Readonly<Record<Locale, (params: Params, href: string) => MailText>> = {
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
    footnote: `To answer ${isCopy ? agencyName : name}, reply to this email. If the button doesn’t work, copy this address into your browser:`,
  }),
  es: ({ name, email, projectName, message, isCopy, agencyName }, href) => ({
    subject: isCopy ? `Tu mensaje a ${agencyName}` : `A ${name} no le va bien ninguna franja: ${projectName}`,
    paragraphs: isCopy
      ? [`Hola, ${name}:`, `Hemos enviado tu mensaje a ${agencyName}. Esta es tu copia.`]
      : [`Hola, ${agencyName}:`, `A ${name} no le va bien ninguna de las franjas de ${projectName}.`],
    details: [
      ...(isCopy ? [] : [{ label: 'Correo', text: email }]),
      { label: isCopy ? 'Has escrito' : `${name} escribe`, text: message },
    ],
    action: { label: isCopy ? 'Ver las franjas' : 'Abrir la reserva', href },
    footnote: `Para contestar a ${isCopy ? agencyName : name}, responde a este correo. Si el botón no funciona, copia esta dirección en el navegador:`,
  }),
};

/** A talent's message to the agency when no slot works, and its copy. */
export const availabilityContactMail = (params: Params, locale: Locale, href: string): MailText =>
  texts[locale](params, href);
