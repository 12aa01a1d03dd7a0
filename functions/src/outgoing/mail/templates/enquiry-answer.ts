import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['enquiry-answer'] & { readonly agencyName: string };

const WORDS = {
  en: {
    subject: ({ agencyName, projectName }: Params) =>
      projectName === null
        ? `${agencyName} has answered your message`
        : `${agencyName} has answered your message about ${projectName}`,
    hello: ({ name }: Params) => `Hello ${name},`,
    answer: ({ agencyName }: Params) => `${agencyName} writes`,
    message: 'You wrote',
    action: ({ writer, projectId }: Params) =>
      writer === 'talent'
        ? 'See what’s waiting for you'
        : projectId === null
          ? 'Open your projects'
          : 'Open the project',
    footnote: ({ agencyName }: Params) =>
      `To write back to ${agencyName}, reply to this email. If the button doesn’t work, copy this address into your browser:`,
  },
  es: {
    subject: ({ agencyName, projectName }: Params) =>
      projectName === null
        ? `${agencyName} ha respondido a tu mensaje`
        : `${agencyName} ha respondido a tu mensaje sobre ${projectName}`,
    hello: ({ name }: Params) => `Hola, ${name}:`,
    answer: ({ agencyName }: Params) => `${agencyName} te escribe`,
    message: 'Has escrito',
    action: ({ writer, projectId }: Params) =>
      writer === 'talent'
        ? 'Ver qué tienes pendiente'
        : projectId === null
          ? 'Abrir los proyectos'
          : 'Abrir el proyecto',
    footnote: ({ agencyName }: Params) =>
      `Para contestar a ${agencyName}, responde a este correo. Si el botón no funciona, copia esta dirección en el navegador:`,
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

/** Returns the mail with an agency's answer above the original message. The answer is indented, so it can't pass for the platform's. */
export const enquiryAnswerMail = (params: Params, locale: Locale, href: string): MailText => {
  const words = WORDS[locale];

  return {
    subject: words.subject(params),
    paragraphs: [words.hello(params)],
    details: [
      { label: words.answer(params), text: params.answer },
      { label: words.message, text: params.message },
    ],
    action: { label: words.action(params), href },
    footnote: words.footnote(params),
  };
};
