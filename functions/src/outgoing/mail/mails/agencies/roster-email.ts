import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail } from '../../define-mail.ts';

interface Params {
  readonly name: string;
  readonly subject: string;
  readonly message: string;
}

/** An agency's message to a talent on its roster, indented so that it can't pass for the platform's. */
export const rosterEmail = defineMail({
  kind: 'roster-email',
  noticeKind: 'messages',
  load: (params: Params, { agencyName }) => ({
    content: { ...params, agencyName },
    href: addresses.profileView.href(),
  }),
  texts: {
    en: ({ name, subject, message, agencyName }, href) => ({
      subject: `Message from ${agencyName}: ${subject}`,
      paragraphs: [`Hello ${name},`],
      details: [{ label: `${agencyName} writes`, text: message }],
      action: { label: 'Open your profile', href },
      footnote: `To answer ${agencyName}, reply to this email.`,
    }),
    es: ({ name, subject, message, agencyName }, href) => ({
      subject: `Mensaje de ${agencyName}: ${subject}`,
      paragraphs: [`Hola, ${name}:`],
      details: [{ label: `${agencyName} te escribe`, text: message }],
      action: { label: 'Abrir tu perfil', href },
      footnote: `Para contestar a ${agencyName}, responde a este correo.`,
    }),
  },
  sample: ({ person, subject, message, agency }) => ({ name: person, subject, message, agencyName: agency }),
});
