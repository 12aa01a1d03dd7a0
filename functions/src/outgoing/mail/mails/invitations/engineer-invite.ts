import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail, type Write } from '../../define-mail.ts';
import { INVITATION_FOOTNOTE } from './footnote.ts';

interface Params {
  readonly name: string;
  readonly agencyName: string;
  readonly inviteId: string;
}

interface Content {
  readonly name: string;
  readonly agencyName: string;
  readonly hasAccount: boolean;
}

const newcomer: Readonly<Record<Locale, Write<Content>>> = {
  en: ({ name, agencyName }, href) => ({
    subject: `${agencyName} has invited you to work as an audio engineer`,
    paragraphs: [
      `Hello ${name},`,
      `${agencyName} would like you to review demos and run sessions. Register with this email address; the invitation works once.`,
    ],
    action: { label: 'Register as an engineer', href },
    footnote: INVITATION_FOOTNOTE.en,
  }),
  es: ({ name, agencyName }, href) => ({
    subject: `${agencyName} te ha invitado como técnico de sonido`,
    paragraphs: [
      `Hola, ${name}:`,
      `A ${agencyName} le gustaría que revisaras demos y llevaras sesiones de grabación. Regístrate con este correo; la invitación sirve una sola vez.`,
    ],
    action: { label: 'Registrarme', href },
    footnote: INVITATION_FOOTNOTE.es,
  }),
};

const member: typeof newcomer = {
  en: (content, href) => ({
    ...newcomer.en(content, href),
    paragraphs: [
      `Hello ${content.name},`,
      `${content.agencyName} would like you to review demos and run sessions for them too. Sign in with your account to accept.`,
    ],
    action: { label: 'Accept the invitation', href },
  }),
  es: (content, href) => ({
    ...newcomer.es(content, href),
    paragraphs: [
      `Hola, ${content.name}:`,
      `A ${content.agencyName} le gustaría que también revisaras demos y llevaras sesiones de grabación con ellos. Entra con la cuenta que ya tienes y acepta.`,
    ],
    action: { label: 'Aceptar la invitación', href },
  }),
};

const write =
  (locale: Locale): Write<Content> =>
  (content, href) =>
    (content.hasAccount ? member : newcomer)[locale](content, href);

/** To an engineer; one of another agency has an account and only accepts. */
export const engineerInviteMail = defineMail({
  kind: 'engineer-invite',
  load: ({ name, agencyName, inviteId }: Params, { hasAccount }) => {
    const page = hasAccount ? addresses.curate : addresses.newEngineer;
    return { content: { name, agencyName, hasAccount }, href: page.href(inviteId) };
  },
  isInvitation: true,
  texts: { en: write('en'), es: write('es') },
  sample: ({ person, agency }) => ({ name: person, agencyName: agency, hasAccount: false }),
});
