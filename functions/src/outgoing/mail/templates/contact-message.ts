import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['contact-message'] & { readonly agencyName: string };

const texts: Readonly<Record<Locale, (params: Params, href: string) => MailText>> = {
  en: ({ name, email, project, message, isCopy, agencyName }, href) => {
    const about = project?.name ?? 'your work together';

    return {
      subject: isCopy ? `Your message to ${agencyName}` : `Message from ${name} about ${about}`,
      paragraphs: isCopy
        ? [`Hello ${name},`, `We have sent your message to ${agencyName}. This is your copy.`]
        : [`Hello ${agencyName},`, `${name} has written to you.`],
      details: [
        ...(project ? [{ label: 'Project', text: project.name }] : []),
        ...(project && !isCopy ? [{ label: 'Company', text: project.companyName }] : []),
        ...(isCopy ? [] : [{ label: 'Email', text: email }]),
        { label: isCopy ? 'You wrote' : `${name} writes`, text: message },
      ],
      action: { label: project ? 'Open the project' : 'Open your projects', href },
      footnote: `To answer ${isCopy ? agencyName : name}, reply to this email. If the button doesn’t work, copy this address into your browser:`,
    };
  },
  es: ({ name, email, project, message, isCopy, agencyName }, href) => {
    const about = project?.name ?? 'vuestro trabajo';

    return {
      subject: isCopy ? `Tu mensaje a ${agencyName}` : `Mensaje de ${name} sobre ${about}`,
      paragraphs: isCopy
        ? [`Hola, ${name}:`, `Hemos enviado tu mensaje a ${agencyName}. Esta es tu copia.`]
        : [`Hola, ${agencyName}:`, `${name} os ha escrito.`],
      details: [
        ...(project ? [{ label: 'Proyecto', text: project.name }] : []),
        ...(project && !isCopy ? [{ label: 'Empresa', text: project.companyName }] : []),
        ...(isCopy ? [] : [{ label: 'Correo', text: email }]),
        { label: isCopy ? 'Has escrito' : `${name} escribe`, text: message },
      ],
      action: { label: project ? 'Abrir el proyecto' : 'Abrir los proyectos', href },
      footnote: `Para contestar a ${isCopy ? agencyName : name}, responde a este correo. Si el botón no funciona, copia esta dirección en el navegador:`,
    };
  },
};

/** Returns a message to an agency, or the sender's copy. The text is indented, so it can't pass for ours. */
export const contactMessageMail = (params: Params, locale: Locale, href: string): MailText =>
  texts[locale](params, href);
