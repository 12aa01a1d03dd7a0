import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['engineer-invite'];

const texts: Readonly<Record<Locale, (params: Params, href: string) => MailText>> = {
  en: ({ name, agencyName }, href) => ({
    subject: `${agencyName} has invited you to work as an audio engineer`,
    paragraphs: [
      `Hello ${name},`,
      `${agencyName} would like you to review demos and run sessions. Register with this email address; the invitation works once.`,
    ],
    action: { label: 'Register as an engineer', href },
    footnote:
      'If you don’t know the agency, you can ignore this email. If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name, agencyName }, href) => ({
    subject: `${agencyName} te ha invitado como técnico de sonido`,
    paragraphs: [
      `Hola, ${name}:`,
      `A ${agencyName} le gustaría que revisaras demos y llevaras sesiones de grabación. Regístrate con este correo; la invitación sirve una sola vez.`,
    ],
    action: { label: 'Registrarme', href },
    footnote:
      'Si no conoces la agencia, ignora este mensaje. Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

const knownTexts: typeof texts = {
  en: (params, href) => ({
    ...texts.en(params, href),
    paragraphs: [
      `Hello ${params.name},`,
      `${params.agencyName} would like you to review demos and run sessions for them too. Sign in with your account to accept.`,
    ],
    action: { label: 'Accept the invitation', href },
  }),
  es: (params, href) => ({
    ...texts.es(params, href),
    paragraphs: [
      `Hola, ${params.name}:`,
      `A ${params.agencyName} le gustaría que también revisaras demos y llevaras sesiones de grabación con ellos. Entra con la cuenta que ya tienes y acepta.`,
    ],
    action: { label: 'Aceptar la invitación', href },
  }),
};

/** An engineer's invitation; `isKnown`: they have an account. */
export const engineerInviteMail = (params: Params, locale: Locale, href: string, isKnown = false): MailText =>
  (isKnown ? knownTexts : texts)[locale](params, href);
