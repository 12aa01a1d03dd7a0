import type { Locale } from '@domain/messages/locale.ts';
import type { ReportField } from '@domain/sessions/report-fields.ts';
import type { ReportRole } from '@domain/sessions/report.ts';

interface ReportPaperTexts {
  readonly title: string;
  readonly project: string;
  readonly character: string;
  readonly session: string;
  readonly sections: Readonly<Record<ReportRole, string>>;
  readonly fields: Readonly<Record<ReportField, string>>;
  readonly yesNo: Readonly<Record<'Yes' | 'No', string>>;
  readonly nothing: string;
  readonly signed: (name: string, email: string, moment: string) => string;
  readonly licences: string;
  readonly noLicences: string;
  readonly licence: string;
  readonly soldOn: string;
  readonly reason: string;
  readonly record: string;
  readonly recordText: string;
  readonly page: (page: number, of: number) => string;
}

export const REPORT_PAPER_TEXTS: Readonly<Record<Locale, ReportPaperTexts>> = {
  en: {
    title: 'Session report',
    project: 'Project',
    character: 'Character',
    session: 'Session',
    sections: { ENGINEER: 'Sound engineer', CLIENT: 'Client', VOD: 'Voice-over director' },
    fields: {
      engRecordingDate: 'Recording date',
      engSessionName: 'Session name',
      engLocalStudio: 'Local studio',
      engDialInMethod: 'Dial-in method',
      engSoundEngineer: 'Sound engineer',
      engVoTalents: 'Voice talents',
      engVoDirector: 'Voice-over director',
      engDeliverables: 'Deliverables',
      cliAttendeesFromClientSide: 'Attendees on the client side',
      cliAttendeesFromFinalClientSide: 'Attendees from the final client',
      cliEverybodyOnTime: 'Everyone on time',
      cliEverybodyOnTimeComments: 'Comments on punctuality',
      cliMaterialsAvailableAsPerSession: 'Materials available as agreed',
      cliMaterialsAvailableComments: 'Comments on the materials',
      cliCommentsFinalClient: 'Comments from the final client',
      vodScriptChanges: 'Script changes',
      vodScriptComments: 'Comments on the script',
      vodPronunciationIssues: 'Pronunciation issues',
      vodPronunciationIssuesComments: 'Comments on pronunciation',
      vodFinalClientApproval: 'Approved by the final client',
      vodFinalClientApprovalComments: 'Comments on the approval',
      vodAdditionalRecording: 'Additional recordings needed',
    },
    yesNo: { Yes: 'Yes', No: 'No' },
    nothing: '–',
    signed: (name, email, moment) => `Signed by ${name} on ${moment}, from the validated address ${email}.`,
    licences: 'Licences granted',
    noLicences: 'No licence for this voice had been sold when the report was sealed.',
    licence: 'Licence',
    soldOn: 'Sold on',
    reason: 'Engineer, client and director have signed',
    record: 'Record',
    recordText: 'SHA-256 of what was signed, by whom and when, and of what is licensed:',
    page: (page, of) => `Page ${page} of ${of}`,
  },
  es: {
    title: 'Informe de sesión',
    project: 'Proyecto',
    character: 'Personaje',
    session: 'Sesión',
    sections: { ENGINEER: 'Técnico de sonido', CLIENT: 'Cliente', VOD: 'Director/a de voz' },
    fields: {
      engRecordingDate: 'Fecha de grabación',
      engSessionName: 'Nombre de la sesión',
      engLocalStudio: 'Estudio local',
      engDialInMethod: 'Medio de conexión',
      engSoundEngineer: 'Técnico de sonido',
      engVoTalents: 'Locutores',
      engVoDirector: 'Director/a de voz',
      engDeliverables: 'Entregas',
      cliAttendeesFromClientSide: 'Asistentes de parte del cliente',
      cliAttendeesFromFinalClientSide: 'Asistentes del cliente final',
      cliEverybodyOnTime: 'Todos puntuales',
      cliEverybodyOnTimeComments: 'Comentarios sobre la puntualidad',
      cliMaterialsAvailableAsPerSession: 'Materiales disponibles según lo acordado',
      cliMaterialsAvailableComments: 'Comentarios sobre los materiales',
      cliCommentsFinalClient: 'Comentarios del cliente final',
      vodScriptChanges: 'Cambios en el guion',
      vodScriptComments: 'Comentarios sobre el guion',
      vodPronunciationIssues: 'Problemas de pronunciación',
      vodPronunciationIssuesComments: 'Comentarios sobre la pronunciación',
      vodFinalClientApproval: 'Aprobado por el cliente final',
      vodFinalClientApprovalComments: 'Comentarios sobre la aprobación',
      vodAdditionalRecording: 'Hacen falta más grabaciones',
    },
    yesNo: { Yes: 'Sí', No: 'No' },
    nothing: '–',
    signed: (name, email, moment) =>
      `Firmado por ${name} el ${moment}, desde la dirección validada ${email}.`,
    licences: 'Licencias concedidas',
    noLicences: 'No se había vendido ninguna licencia de esta voz al sellar el informe.',
    licence: 'Licencia',
    soldOn: 'Vendida el',
    reason: 'Han firmado técnico, cliente y director/a',
    record: 'Registro',
    recordText: 'SHA-256 de lo que se firmó, quién y cuándo, y de lo licenciado:',
    page: (page, of) => `Página ${page} de ${of}`,
  },
};
