import { addresses } from '@domain/navigation/addresses.ts';
import { REPORT_CODE, type ReportRole } from '@domain/sessions/report.ts';
import { getDigits, isUsable } from '../../../../work/tokens/report-code.ts';
import { defineMail } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { readMailedReport } from './mailed-report.ts';

interface Params {
  readonly name: string;
  readonly reportId: string;
  readonly role: ReportRole;
  readonly nonce: string;
}

/** To a signer: the code for their section. Not sent once it was replaced, entered or has expired. */
export const reportCodeMail = defineMail({
  kind: 'report-code',
  load: async ({ name, reportId, role, nonce }: Params, { to }) => {
    const { report, invite, session } = await readMailedReport(reportId);
    const signer = invite?.signers[role];
    const code = invite?.codes?.[role];
    const owner = { reportId, role, version: signer?.version ?? 0 };
    const isTheirs = signer?.email === to.toLowerCase() && code?.nonce === nonce;
    if (!report || !session || !isTheirs || !isUsable(code, owner))
      throw new NoLongerNeeded('This code opens nothing any more');

    const { projectName, character } = session;

    return {
      content: {
        name,
        code: getDigits(owner, code),
        minutes: REPORT_CODE.ms / 60_000,
        projectName,
        character,
      },
      href: addresses.report.href(report.urlIdentifier),
    };
  },
  texts: {
    en: ({ name, code, minutes, projectName, character }, href) => ({
      subject: `Your code for the session report: ${code}`,
      paragraphs: [
        `Hello ${name},`,
        `Enter this code to open and sign your part of the report of the session of “${character}” for ${projectName}. It is valid for ${minutes} minutes.`,
        'If you didn’t request it, ignore this email. Don’t give the code to anyone.',
      ],
      details: [{ label: 'Code', text: code }],
      action: { label: 'Open the report', href },
    }),
    es: ({ name, code, minutes, projectName, character }, href) => ({
      subject: `Tu código para el informe de sesión: ${code}`,
      paragraphs: [
        `Hola, ${name}:`,
        `Escribe este código para abrir y firmar tu parte del informe de la sesión de «${character}» para ${projectName}. Vale durante ${minutes} minutos.`,
        'Si no lo has pedido tú, ignora este correo. No des el código a nadie.',
      ],
      details: [{ label: 'Código', text: code }],
      action: { label: 'Abrir el informe', href },
    }),
  },
  sample: ({ person, project, character }) => ({
    name: person,
    code: '042317',
    minutes: 10,
    projectName: project,
    character,
  }),
});
