import type { EnquiryWriter } from '@domain/enquiries/enquiries.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail, type Write } from '../../define-mail.ts';

interface Params {
  readonly name: string;
  readonly writer: EnquiryWriter;
  /** Both project fields are null when it concerns none. */
  readonly projectId: string | null;
  readonly projectName: string | null;
  /** The original message. */
  readonly message: string;
  readonly answer: string;
}

interface Content extends Params {
  readonly agencyName: string;
}

const WORDS = {
  en: {
    subject: ({ agencyName, projectName }: Content) =>
      projectName === null
        ? `${agencyName} has answered your message`
        : `${agencyName} has answered your message about ${projectName}`,
    hello: ({ name }: Content) => `Hello ${name},`,
    answer: ({ agencyName }: Content) => `${agencyName} writes`,
    message: 'You wrote',
    action: ({ writer, projectId }: Content) =>
      writer === 'talent'
        ? 'See what’s waiting for you'
        : projectId === null
          ? 'Open your projects'
          : 'Open the project',
    footnote: ({ agencyName }: Content) => `To write back to ${agencyName}, reply to this email.`,
  },
  es: {
    subject: ({ agencyName, projectName }: Content) =>
      projectName === null
        ? `${agencyName} ha respondido a tu mensaje`
        : `${agencyName} ha respondido a tu mensaje sobre ${projectName}`,
    hello: ({ name }: Content) => `Hola, ${name}:`,
    answer: ({ agencyName }: Content) => `${agencyName} te escribe`,
    message: 'Has escrito',
    action: ({ writer, projectId }: Content) =>
      writer === 'talent'
        ? 'Ver qué tienes pendiente'
        : projectId === null
          ? 'Abrir los proyectos'
          : 'Abrir el proyecto',
    footnote: ({ agencyName }: Content) => `Para contestar a ${agencyName}, responde a este correo.`,
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

const write =
  (locale: Locale): Write<Content> =>
  (content, href) => {
    const words = WORDS[locale];

    return {
      subject: words.subject(content),
      paragraphs: [words.hello(content)],
      details: [
        { label: words.answer(content), text: content.answer },
        { label: words.message, text: content.message },
      ],
      action: { label: words.action(content), href },
      footnote: words.footnote(content),
    };
  };

/** To the author of a message: the agency's answer, indented so that it can't pass for the platform's. */
export const enquiryAnswerMail = defineMail({
  kind: 'enquiry-answer',
  noticeKind: 'messages',
  load: (params: Params, { agencyName }) => {
    const { writer, projectId } = params;
    const isClient = writer === 'client';
    const area = isClient ? addresses.project : addresses.castingsProject;
    const list = isClient ? addresses.projects : addresses.castings;
    const path =
      writer === 'talent'
        ? addresses.dashboard.href()
        : projectId === null
          ? list.href()
          : area.href(projectId);

    return { content: { ...params, agencyName }, href: path };
  },
  texts: { en: write('en'), es: write('es') },
  sample: ({ person, project, message, agency }) => ({
    name: person,
    writer: 'client',
    projectId: 'project',
    projectName: project,
    message,
    answer: message,
    agencyName: agency,
  }),
});
