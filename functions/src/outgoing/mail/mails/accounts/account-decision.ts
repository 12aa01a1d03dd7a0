import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { SUPPORT_EMAIL } from '../../../../config.ts';
import { defineMail, type Write } from '../../define-mail.ts';
import { WRITE_TO } from '../../fallback.ts';

interface Params {
  readonly name: string;
  readonly accepted: boolean;
  /** The agency's reason. */
  readonly reason?: string;
}

interface Content extends Params {
  readonly agencyName: string;
}

const accepted: Readonly<Record<Locale, Write<Content>>> = {
  en: ({ name }, href) => ({
    subject: 'Your registration has been accepted',
    paragraphs: [`Hello ${name},`, 'We’ve reviewed and accepted your registration. You can sign in now.'],
    action: { label: 'Sign in', href },
  }),
  es: ({ name }, href) => ({
    subject: 'Hemos aceptado tu registro',
    paragraphs: [`Hola, ${name}:`, 'Hemos revisado y aceptado tu registro. Ya puedes entrar.'],
    action: { label: 'Entrar', href },
  }),
};

const rejected: Readonly<Record<Locale, Write<Content>>> = {
  en: ({ name, reason, agencyName: agency }, href) => ({
    subject: 'Your registration was not accepted',
    paragraphs: [
      `Hello ${name},`,
      `${agency} has decided not to open an account for you.`,
      ...(reason ? [] : ['To ask why, reply to this email.']),
    ],
    ...(reason ? { details: [{ label: `${agency} writes`, text: reason }] } : {}),
    action: { label: `Write to ${agency}`, href },
    fallback: WRITE_TO.en,
  }),
  es: ({ name, reason, agencyName: agency }, href) => ({
    subject: 'Tu registro no se ha aceptado',
    paragraphs: [
      `Hola, ${name}:`,
      `${agency} ha decidido no abrirte una cuenta.`,
      ...(reason ? [] : ['Para saber por qué, responde a este correo.']),
    ],
    ...(reason ? { details: [{ label: `${agency} te escribe`, text: reason }] } : {}),
    action: { label: `Escribir a ${agency}`, href },
    fallback: WRITE_TO.es,
  }),
};

const write =
  (locale: Locale): Write<Content> =>
  (content, href) =>
    (content.accepted ? accepted : rejected)[locale](content, href);

/** To a person who registered: the agency's decision. */
export const accountDecisionMail = defineMail({
  kind: 'account-decision',
  load: (params: Params, { agencyName, agencyEmail }) => ({
    content: { ...params, agencyName },
    href: params.accepted ? addresses.signIn.href() : `mailto:${agencyEmail ?? SUPPORT_EMAIL.value()}`,
  }),
  texts: { en: write('en'), es: write('es') },
  sample: ({ person, agency }) => ({ name: person, accepted: true, agencyName: agency }),
});
