import { addresses } from '@domain/navigation/addresses.ts';
import { SECTION_PREFIX, type ReportRole } from '@domain/sessions/report.ts';
import { formatMoment } from '../../../../work/text/reader-zone.ts';
import { defineMail } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { getAddressClock } from '../../reader-clock.ts';
import { MOMENT } from '../../samples.ts';
import { readMailedReport, ROLE_NAMES } from './mailed-report.ts';

interface Params {
  readonly name: string;
  readonly reportId: string;
  readonly role: ReportRole;
  readonly reader: ReportRole;
}

/** To everyone with a role in a report: the signed section. */
export const reportSignedMail = defineMail({
  kind: 'report-signed',
  noticeKind: 'sessions',
  load: async ({ name, reportId, role, reader }: Params, { to, locale }) => {
    const { report, invite, session } = await readMailedReport(reportId);
    const prefix = SECTION_PREFIX[role];
    const signedBy = report?.[`${prefix}SignedBy`];
    const signedAt = report?.[`${prefix}SignedAt`];
    const isTheirs = invite?.signers[reader].email === to.toLowerCase();
    if (!report || !session || !isTheirs || !signedBy || !signedAt)
      throw new NoLongerNeeded('This reader has no role in the report, or nothing is signed');

    const { projectName, character, timeZone } = session;
    const moment = new Date(signedAt.toMillis()).toISOString();

    return {
      content: {
        name,
        role,
        signedBy,
        projectName,
        character,
        // The reader holds that role, so it is presumably their own signature.
        isOwn: invite.signers[role].email === to.toLowerCase(),
        signedAt: formatMoment(moment, await getAddressClock(to, timeZone), locale),
      },
      href: addresses.report.href(report.urlIdentifier),
    };
  },
  texts: {
    en: ({ name, role, signedBy, isOwn, projectName, character, signedAt }, href) => ({
      subject: isOwn ? `You signed the session report: ${projectName}` : `${signedBy} signed: ${projectName}`,
      paragraphs: [
        `Hello ${name},`,
        isOwn
          ? `Your part (${ROLE_NAMES.en[role]}) of the report of the session of “${character}” for ${projectName} was signed as ${signedBy}.`
          : `${signedBy} signed the part of the ${ROLE_NAMES.en[role]} in the report of the session of “${character}” for ${projectName}.`,
        isOwn ? 'If that wasn’t you, reply to the agency right away.' : '',
      ].filter(Boolean),
      details: [{ label: 'Signed', text: signedAt }],
      action: { label: 'Open the report', href },
    }),
    es: ({ name, role, signedBy, isOwn, projectName, character, signedAt }, href) => ({
      subject: isOwn
        ? `Has firmado el informe de sesión: ${projectName}`
        : `${signedBy} ha firmado: ${projectName}`,
      paragraphs: [
        `Hola, ${name}:`,
        isOwn
          ? `Tu parte (${ROLE_NAMES.es[role]}) del informe de la sesión de «${character}» para ${projectName} se ha firmado como ${signedBy}.`
          : `${signedBy} ha firmado la parte de ${ROLE_NAMES.es[role]} del informe de la sesión de «${character}» para ${projectName}.`,
        isOwn ? 'Si no has sido tú, avisa a la agencia cuanto antes.' : '',
      ].filter(Boolean),
      details: [{ label: 'Firma', text: signedAt }],
      action: { label: 'Abrir el informe', href },
    }),
  },
  sample: ({ person, project, character }, locale) => ({
    name: person,
    role: 'CLIENT',
    signedBy: person,
    isOwn: true,
    projectName: project,
    character,
    signedAt: MOMENT[locale],
  }),
});
