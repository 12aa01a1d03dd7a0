import { addresses } from '@domain/navigation/addresses.ts';
import type { ReportRole } from '@domain/sessions/report.ts';
import { readFile } from '../../../../platform/storage/files.ts';
import { readSession } from '../../../../work/collections/recording-sessions.ts';
import { readReportInvite } from '../../../../work/collections/session-reports.ts';
import { formatSpan } from '../../../../work/text/reader-zone.ts';
import { defineMail } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { getAddressClock } from '../../reader-clock.ts';
import { MOMENT } from '../../samples.ts';

interface Params {
  readonly name: string;
  readonly reportId: string;
  readonly role: ReportRole;
}

/** To signers of a sealed report: the file. The button leads to the verification page. */
export const reportSealedMail = defineMail({
  kind: 'report-sealed',
  noticeKind: 'sessions',
  load: async ({ name, reportId, role }: Params, { to, locale }) => {
    const [invite, session] = await Promise.all([readReportInvite(reportId), readSession(reportId)]);
    const isTheirs = invite?.signers[role].email === to.toLowerCase();
    if (!invite?.storagePath || !session || !isTheirs)
      throw new NoLongerNeeded('There is no sealed report for this reader');

    const { projectName, character, startsAt, endsAt, timeZone } = session;
    const span = { from: startsAt.toMillis(), to: endsAt.toMillis() };
    const when = formatSpan(span, await getAddressClock(to, timeZone), locale);
    const attachment = { fileName: 'session-report.pdf', bytes: await readFile(invite.storagePath) };

    return {
      content: { name, projectName, character, when, attachment },
      href: addresses.verifyReport.href(),
    };
  },
  texts: {
    en: ({ name, projectName, character, when, attachment }, href) => ({
      subject: `The session report is signed: ${projectName}`,
      paragraphs: [
        `Hello ${name},`,
        `Everyone has signed the report of the session of “${character}” for ${projectName}. You’ll find it attached as a PDF.`,
        'Keep the file as it is: any change to it breaks its seal.',
      ],
      details: [{ label: 'Session', text: when }],
      action: { label: 'Check the file', href },
      attachment,
    }),
    es: ({ name, projectName, character, when, attachment }, href) => ({
      subject: `El informe de sesión está firmado: ${projectName}`,
      paragraphs: [
        `Hola, ${name}:`,
        `Todos han firmado el informe de la sesión de «${character}» para ${projectName}. Lo encontrarás adjunto en PDF.`,
        'Guarda el archivo tal como está: cualquier cambio rompe su sello.',
      ],
      details: [{ label: 'Sesión', text: when }],
      action: { label: 'Comprobar el archivo', href },
      attachment,
    }),
  },
  sample: ({ person, project, character }, locale) => ({
    name: person,
    projectName: project,
    character,
    when: MOMENT[locale],
    attachment: { fileName: 'session-report.pdf', bytes: Buffer.from('%PDF-') },
  }),
});
