import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['companies-merged'];

const texts: Readonly<Record<Locale, (params: Params, href: string, agency: string) => MailText>> = {
  en: ({ name, from, into, others }, href, agency) => ({
    subject: `${from} is now part of ${into}`,
    paragraphs: [
      `Hello ${name},`,
      `${agency} has merged ${from} into ${into}. The people of both now see all projects, orders and licences of ${into}.`,
      'If this is a mistake, reply to this email.',
    ],
    ...(others.length > 0 ? { details: [{ label: 'Now also with you', text: others.join(', ') }] } : {}),
    action: { label: 'Open your projects', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name, from, into, others }, href, agency) => ({
    subject: `${from} ahora forma parte de ${into}`,
    paragraphs: [
      `Hola, ${name}:`,
      `${agency} ha unido ${from} a ${into}. A partir de ahora, la gente de ambas ve todos los proyectos, pedidos y licencias de ${into}.`,
      'Si es un error, responde a este correo.',
    ],
    ...(others.length > 0 ? { details: [{ label: 'Ahora también contigo', text: others.join(', ') }] } : {}),
    action: { label: 'Abrir mis proyectos', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

export const companiesMergedMail = (params: Params, locale: Locale, href: string, agency: string): MailText =>
  texts[locale](params, href, agency);
