/** A field's kind: `Yes` and `No` are questions with that answer in a new report. */
export type FieldKind = 'day' | 'method' | 'line' | 'text' | 'Yes' | 'No';

const ENGINEER = {
  /** Day of the calendar, `YYYY-MM-DD`. */
  engRecordingDate: 'day',
  engSessionName: 'line',
  engLocalStudio: 'No',
  engDialInMethod: 'method',
  engSoundEngineer: 'line',
  engVoTalents: 'text',
  engVoDirector: 'line',
  engDeliverables: 'text',
} as const;

const CLIENT = {
  cliAttendeesFromClientSide: 'text',
  cliAttendeesFromFinalClientSide: 'text',
  cliEverybodyOnTime: 'Yes',
  cliEverybodyOnTimeComments: 'text',
  cliMaterialsAvailableAsPerSession: 'Yes',
  cliMaterialsAvailableComments: 'text',
  cliCommentsFinalClient: 'text',
} as const;

const DIRECTOR = {
  vodScriptChanges: 'No',
  vodScriptComments: 'text',
  vodPronunciationIssues: 'No',
  vodPronunciationIssuesComments: 'text',
  vodFinalClientApproval: 'Yes',
  vodFinalClientApprovalComments: 'text',
  vodAdditionalRecording: 'No',
} as const;

/** Fields of all three sections. The record, the forms, the API and the sealed file have them in this order. */
export const REPORT_FIELDS = { ...ENGINEER, ...CLIENT, ...DIRECTOR } satisfies Record<string, FieldKind>;

export type ReportFields = { readonly [Name in keyof typeof REPORT_FIELDS]: string };
export type ReportField = keyof ReportFields;

const toNames = <Section extends Partial<Record<ReportField, FieldKind>>>(section: Section) =>
  Object.keys(section) as readonly (keyof Section & ReportField)[];

/** The fields of each section, in the order of the form. */
export const SECTION_FIELDS = {
  ENGINEER: toNames(ENGINEER),
  CLIENT: toNames(CLIENT),
  VOD: toNames(DIRECTOR),
} as const;

/** Whether a field is answered by yes or no. */
export const isQuestion = (name: ReportField): boolean => ['Yes', 'No'].includes(REPORT_FIELDS[name]);

const getInitialValue = (kind: FieldKind): string => (kind === 'Yes' || kind === 'No' ? kind : '');

/** Returns a new report's fields. `known`: today in the session's time zone, and data of the session. */
export const createReportFields = (
  initialFields: Pick<ReportFields, 'engRecordingDate' | 'engDialInMethod'> & Partial<ReportFields>,
): ReportFields => {
  const initial = Object.entries(REPORT_FIELDS).map(([name, kind]) => [name, getInitialValue(kind)]);
  return { ...(Object.fromEntries(initial) as unknown as ReportFields), ...initialFields };
};
