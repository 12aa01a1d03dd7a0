import { useEffect, useRef, useState } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { exactly, flag, messageId } from '@domain/messages/yup.ts';
import { TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { LINE_FIELDS, SECTION_FIELDS, YES_NO_FIELDS } from '@domain/sessions/report-sections.ts';
import { reportFields, signature } from '@domain/sessions/report.schema.ts';
import { SECTION_PREFIX, type PublicReport, type ReportFields } from '@domain/sessions/report.ts';
import { DIAL_IN_METHODS } from '@domain/sessions/sessions.ts';
import { Form, useFormikContext } from 'formik';
import { AppFormik } from '../form/AppFormik.tsx';
import { FormCheckbox } from '../form/FormCheckbox.tsx';
import { FormRadios } from '../form/FormRadios.tsx';
import { FormTextArea } from '../form/FormTextArea.tsx';
import { FormTextField } from '../form/FormTextField.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useSubmit } from '../form/useSubmit.ts';
import { useText } from '../../i18n/useText.ts';
import { useAutosave, type OpenSection, type SaveSection } from './useAutosave.ts';

type Values = Partial<ReportFields> & { readonly signedBy: string; readonly hasRead: boolean };

const schemaOf = (role: PublicReport['role']) =>
  exactly({
    ...Object.fromEntries(SECTION_FIELDS[role].map((name) => [name, reportFields[name]])),
    signedBy: signature().required(messageId('report.fullName')),
    hasRead: flag().oneOf([true], messageId('report.hasRead')),
  });

const SectionField = ({ name }: { readonly name: keyof ReportFields }) => {
  const text = useText();
  const label = text(`report.field.${name}`);
  if (YES_NO_FIELDS.has(name)) {
    const options = [
      { code: 'Yes', label: text('common.yes') },
      { code: 'No', label: text('common.no') },
    ];
    return <FormRadios name={name} label={label} options={options} />;
  }
  if (name === 'engDialInMethod')
    return (
      <FormRadios
        name={name}
        label={label}
        options={DIAL_IN_METHODS.map((method) => ({ code: method, label: method }))}
      />
    );
  if (name === 'engRecordingDate') return <FormTextField name={name} type="date" label={label} shrink />;
  if (LINE_FIELDS.has(name)) return <FormTextField name={name} label={label} maxLength={120} />;
  return <FormTextArea name={name} label={label} max={TEXT_AREA_MAX} rows={3} />;
};

interface Props {
  /** As it was read; what is saved since goes on from there. */
  readonly section: OpenSection;
  readonly save: SaveSection;
  readonly onSigned: () => void;
}

/** Hands on what is filled in, whenever that changes. */
const Watch = ({ onChange }: { readonly onChange: (values: Values) => void }) => {
  const { values } = useFormikContext<Values>();
  const isFirst = useRef(true);
  const newest = useRef(onChange);
  useEffect(() => {
    newest.current = onChange;
  });
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else newest.current(values);
  }, [values]);
  return null;
};

const fieldsOf = ({ signedBy: _signedBy, hasRead: _hasRead, ...fields }: Values): Partial<ReportFields> =>
  fields;

/** One role's section: it saves itself, and is closed by its signature. */
export const SectionForm = ({ section, save, onSigned }: Props) => {
  const text = useText();
  const { role } = section;
  const { state, note, flush } = useAutosave(section, save);
  const [schema] = useState(() => schemaOf(role));
  const submit = useSubmit<Values>(async (values, { press }) => {
    const revision = await flush(fieldsOf(values));
    const body = { revision, hasRead: true, [`${SECTION_PREFIX[role]}SignedBy`]: values.signedBy.trim() };
    await save(body, press);
    onSigned();
  });
  return (
    <AppFormik<Values>
      initialValues={{ ...section.fields, signedBy: '', hasRead: false }}
      validationSchema={schema}
      onSubmit={submit}
    >
      <Form noValidate>
        <Watch onChange={(values) => note(fieldsOf(values))} />
        <Card sx={{ padding: 2.5, display: 'grid', gap: 2.5 }}>
          {SECTION_FIELDS[role].map((name) => (
            <SectionField key={name} name={name} />
          ))}
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {text(`report.${state}`)}
          </Typography>
        </Card>
        <Card
          component="section"
          aria-label={text('report.signTitle')}
          sx={{ padding: 2.5, marginTop: 2.5, display: 'grid', gap: 2 }}
        >
          <Typography>{text('report.signHint')}</Typography>
          <FormTextField
            name="signedBy"
            label={text('report.nameLabel')}
            // Its place is taken by the fault, so that what is below stays where it is pressed.
            helperText={text('report.fullNameHint')}
            autoComplete="name"
            required
          />
          <FormCheckbox name="hasRead" label={text('report.readLabel')} />
          <SubmitButton size="large">{text('report.sign')}</SubmitButton>
        </Card>
      </Form>
    </AppFormik>
  );
};
