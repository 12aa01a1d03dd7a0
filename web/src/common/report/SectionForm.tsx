import { useId } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import {
  REPORT_FIELDS,
  SECTION_FIELDS,
  type ReportField,
  type ReportFields,
} from '@domain/sessions/report-fields.ts';
import { isFullName } from '@domain/sessions/report-sections.ts';
import { SECTION_PREFIX } from '@domain/sessions/report.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { PlainSubmit } from '../../components/plain/PlainSubmit.tsx';
import { PlainText } from '../../components/plain/PlainText.tsx';
import { PlainTick } from '../../components/plain/PlainTick.tsx';
import { usePlainForm } from '../../components/plain/usePlainForm.ts';
import { useText, type FormatText } from '../../i18n/useText.ts';
import { SectionField } from './SectionField.tsx';
import { useAutosave, type OpenSection, type SaveSection } from './useAutosave.ts';

type Values = Partial<ReportFields> & {
  readonly signedBy: string;
  readonly hasOneName: boolean;
  readonly hasRead: boolean;
};

interface Props {
  /** As loaded; later saves build on it. */
  readonly section: OpenSection;
  readonly save: SaveSection;
  readonly onSigned: () => void;
}

const getFields = ({
  signedBy: _signedBy,
  hasOneName: _hasOneName,
  hasRead: _hasRead,
  ...fields
}: Values): Partial<ReportFields> => fields;

const collectFaults = (
  values: Values,
  role: OpenSection['role'],
  text: FormatText,
): Partial<Record<keyof Values, string>> => {
  // Inputs of one line stop at their limit.
  const tooLong = SECTION_FIELDS[role].filter(
    (name) => REPORT_FIELDS[name] === 'text' && (values[name] ?? '').trim().length > TEXT_AREA_MAX,
  );

  return {
    ...Object.fromEntries(
      tooLong.map((name) => [name, text('validation.tooLong', { name: '', max: TEXT_AREA_MAX })]),
    ),
    ...(isFullName(values.signedBy, values.hasOneName) ? {} : { signedBy: text('report.fullName') }),
    ...(values.hasRead ? {} : { hasRead: text('report.hasRead') }),
  };
};

/** One role's section: saves automatically until it is signed. */
export const SectionForm = ({ section, save, onSigned }: Props) => {
  const text = useText();
  const readId = useId();
  const { role } = section;
  const { state, note, flush } = useAutosave(section, save);

  const form = usePlainForm<Values>({
    initial: { ...section.fields, signedBy: section.signerName, hasOneName: false, hasRead: false },
    collectFaults: (values) => collectFaults(values, role, text),
    send: async (values, submission) => {
      const revision = await flush(getFields(values));
      const { hasOneName } = values;
      const signature = { [`${SECTION_PREFIX[role]}SignedBy`]: values.signedBy.trim() };
      const body = { revision, hasRead: true, ...(hasOneName ? { hasOneName } : {}), ...signature };
      await save(body, submission);
      onSigned();
    },
  });

  const { values, faults } = form;

  const fill = (name: ReportField, value: string): void => {
    form.change({ [name]: value });
    note(getFields({ ...values, [name]: value }));
  };

  return (
    <form noValidate onSubmit={form.submit}>
      <Card sx={{ padding: 2.5, display: 'grid', gap: 2.5 }}>
        {SECTION_FIELDS[role].map((name) => (
          <SectionField
            key={name}
            name={name}
            value={values[name] ?? ''}
            error={faults[name]}
            onChange={(value) => fill(name, value)}
          />
        ))}
        <Muted role="status">{text(`report.${state}`)}</Muted>
      </Card>
      <Card
        component="section"
        aria-label={text('report.signTitle')}
        sx={{ padding: 2.5, marginTop: 2.5, display: 'grid', gap: 2 }}
      >
        <Typography>{text('report.signHint')}</Typography>
        <PlainText
          name="signedBy"
          label={text('report.nameLabel')}
          // Replaced by an error, so that content below doesn't move.
          hint={text('report.fullNameHint')}
          autoComplete="name"
          required
          value={values.signedBy}
          onChange={(signedBy) => form.change({ signedBy })}
          error={faults.signedBy}
        />
        <PlainTick label={text('report.oneName')}>
          <input
            type="checkbox"
            name="hasOneName"
            checked={values.hasOneName}
            onChange={(event) => form.change({ hasOneName: event.target.checked })}
          />
        </PlainTick>
        <div>
          <PlainTick label={text('report.readLabel')}>
            <input
              type="checkbox"
              name="hasRead"
              checked={values.hasRead}
              aria-invalid={faults.hasRead !== undefined}
              aria-describedby={faults.hasRead === undefined ? undefined : readId}
              onChange={(event) => form.change({ hasRead: event.target.checked })}
            />
          </PlainTick>
          {faults.hasRead !== undefined && (
            <Typography id={readId} variant="body2" sx={{ color: 'error.main' }}>
              {faults.hasRead}
            </Typography>
          )}
        </div>
        <PlainSubmit form={form}>{text('report.sign')}</PlainSubmit>
      </Card>
    </form>
  );
};
