import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail } from '../../define-mail.ts';

interface Params {
  readonly name: string;
  readonly email: string;
  readonly project?: { readonly id: string; readonly name: string; readonly companyName: string };
  readonly message: string;
  /** The sender's copy. */
  readonly isCopy: boolean;
}

/** A message to an agency, about a project or in general. It is indented, so it can't pass for ours. */
export const contactMessageMail = defineMail({
  kind: 'contact-message',
  noticeKind: 'messages',
  load: (params: Params, { agencyName }) => {
    const { project, isCopy } = params;
    const area = isCopy ? addresses.project : addresses.castingsProject;
    const list = isCopy ? addresses.projects : addresses.castings;
    return {
      content: { ...params, agencyName },
      href: project ? area.href(project.id) : list.href(),
    };
  },
  replyTo: ({ isCopy, email }) => (isCopy ? undefined : email),
  hasNotice: ({ isCopy }) => !isCopy,
  texts: {
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
        footnote: `To answer ${isCopy ? agencyName : name}, reply to this email.`,
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
        footnote: `Para contestar a ${isCopy ? agencyName : name}, responde a este correo.`,
      };
    },
  },
  sample: ({ person, email, project, company, message, agency }) => ({
    name: person,
    email,
    project: { id: 'project', name: project, companyName: company },
    message,
    isCopy: false,
    agencyName: agency,
  }),
});
