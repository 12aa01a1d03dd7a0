import { addresses } from '@domain/navigation/addresses.ts';
import { INFORMATION_STEP } from '@domain/projects/steps.ts';
import { defineMail } from '../../define-mail.ts';

interface Params {
  readonly name: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly companyName: string;
}

/** To the agency: the client of an express project has written or changed its script. */
export const expressScriptMail = defineMail({
  kind: 'express-script',
  noticeKind: 'orders',
  load: (params: Params) => ({
    content: params,
    href: addresses.castingsProject.href(params.projectId, INFORMATION_STEP),
  }),
  texts: {
    en: ({ name, projectName, companyName }, href) => ({
      subject: `Script from ${companyName}: ${projectName}`,
      paragraphs: [
        `Hello ${name},`,
        `${companyName} has sent the script of the express project ${projectName}, or a new version of it.`,
      ],
      action: { label: 'Read the script', href },
    }),
    es: ({ name, projectName, companyName }, href) => ({
      subject: `Guion de ${companyName}: ${projectName}`,
      paragraphs: [
        `Hola, ${name}:`,
        `${companyName} ha enviado el guion del proyecto exprés ${projectName}, o una versión nueva.`,
      ],
      action: { label: 'Leer el guion', href },
    }),
  },
  sample: ({ person, project, company }) => ({
    name: person,
    projectId: 'project',
    projectName: project,
    companyName: company,
  }),
});
