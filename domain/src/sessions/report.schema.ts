import { strictObject, flag, messageId, text, yup } from '../messages/yup.ts';
import { calendarDay } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';
import { personName } from '../values/names.ts';
import { NAME_MAX } from '../reference/reference.ts';
import { REPORT_FIELDS, type FieldKind, type ReportField } from './report-fields.ts';
import { isFullName } from './report-sections.ts';
import { DIAL_IN_METHODS } from './session-limits.ts';

const yesNo = text().oneOf(['Yes', 'No']).optional();

/** A signature is a full name; `hasOneName` marks signers with a single name. */
const signature = () =>
  personName().test(
    'full name',
    messageId('report.fullName'),
    (value, { parent }) =>
      value === undefined ||
      isFullName(value, (parent as { readonly hasOneName?: unknown }).hasOneName === true),
  );

const SCHEMAS = {
  day: calendarDay().optional(),
  method: text().oneOf(DIAL_IN_METHODS).optional(),
  line: text().max(NAME_MAX).optional(),
  text: freeText().optional(),
  Yes: yesNo,
  No: yesNo,
} satisfies Record<FieldKind, yup.AnySchema>;

/** Fields of all three sections; which of them a caller may write follows from their role. */
const reportFields = Object.fromEntries(
  Object.entries(REPORT_FIELDS).map(([name, kind]) => [name, SCHEMAS[kind]]),
) as unknown as Readonly<Record<ReportField, yup.Schema<string | undefined>>>;

/** Changed fields of one section and optionally its signature. `revision`: that of the section as read. Signing also confirms having read it. */
export const reportPatchSchema = strictObject({
  ...reportFields,
  engSignedBy: signature().optional(),
  cliSignedBy: signature().optional(),
  vodSignedBy: signature().optional(),
  hasRead: flag().optional(),
  hasOneName: flag().optional(),
  revision: yup.number().strict().integer().min(1).max(1_000_000).required(),
});
export type ReportPatch = yup.InferType<typeof reportPatchSchema>;
