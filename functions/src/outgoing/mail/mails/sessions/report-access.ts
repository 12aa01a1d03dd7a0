import { addresses } from '@domain/navigation/addresses.ts';
import { hasSigned } from '@domain/sessions/report-sections.ts';
import type { ReportRole } from '@domain/sessions/report.ts';
import { formatSpan } from '../../../../work/text/reader-zone.ts';
import { defineMail } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { getAddressClock } from '../../reader-clock.ts';
import { MOMENT } from '../../samples.ts';
import { readMailedReport, ROLE_NAMES } from './mailed-report.ts';

interface Params {
  readonly name: string;
  readonly reportId: string;
  readonly role: ReportRole;
  /** Number of the reminder, 0 for the first mail. */
  readonly reminder: number;
}

/** To a report's signer: its address. Not sent to a person who has signed or lost the role. */
export const reportAccessMail = defineMail({
  kind: 'report-access',
  noticeKind: 'sessions',
  load: async ({ name, reportId, role, reminder }: Params, { to, locale }) => {
    const { report, invite, session } = await readMailedReport(reportId);
    const isTheirs = invite?.signers[role].email === to.toLowerCase();
    if (!report || !session || !isTheirs || hasSigned(report, role))
      throw new NoLongerNeeded('There is nothing to sign for this reader');

    const { projectName, character, startsAt, endsAt, timeZone } = session;
    const span = { from: startsAt.toMillis(), to: endsAt.toMillis() };
    const when = formatSpan(span, await getAddressClock(to, timeZone), locale);

    return {
      content: { name, role, isReminder: reminder > 0, address: to, projectName, character, when },
      href: addresses.report.href(report.urlIdentifier),
    };
  },
  texts: {
    en: ({ name, role, isReminder, address, projectName, character, when }, href) => ({
      subject: isReminder
        ? `Your signature is missing on the session report: ${projectName}`
        : `Sign the session report: ${projectName}`,
      paragraphs: [
        `Hello ${name},`,
        isReminder
          ? `The report of the session of “${character}” for ${projectName} is still waiting for your signature (${ROLE_NAMES.en[role]}).`
          : `Please fill in and sign your part (${ROLE_NAMES.en[role]}) of the report of the session of “${character}” for ${projectName}.`,
        `Your email opens it: ${address}.`,
      ],
      details: [{ label: 'Session', text: when }],
      action: { label: 'Open the report', href },
    }),
    es: ({ name, role, isReminder, address, projectName, character, when }, href) => ({
      subject: isReminder
        ? `Falta tu firma en el informe de sesión: ${projectName}`
        : `Firma el informe de sesión: ${projectName}`,
      paragraphs: [
        `Hola, ${name}:`,
        isReminder
          ? `El informe de la sesión de «${character}» para ${projectName} todavía espera tu firma (${ROLE_NAMES.es[role]}).`
          : `Rellena y firma tu parte (${ROLE_NAMES.es[role]}) del informe de la sesión de «${character}» para ${projectName}.`,
        `Se abre con tu correo: ${address}.`,
      ],
      details: [{ label: 'Sesión', text: when }],
      action: { label: 'Abrir el informe', href },
    }),
  },
  sample: ({ person, email, project, character }, locale) => ({
    name: person,
    role: 'CLIENT',
    isReminder: false,
    address: email,
    projectName: project,
    character,
    when: MOMENT[locale],
  }),
});
