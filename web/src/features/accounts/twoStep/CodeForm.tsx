import { Form } from 'formik';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { getAuthErrorText } from '../../../lib/session/authErrors.ts';
import { CODE_LENGTH, parseCode } from './formats.ts';

interface Values {
  readonly code: string;
}

const EMPTY: Values = { code: '' };

interface Props {
  readonly submitLabel: string;
  readonly onCode: (code: string) => Promise<void>;
  /** Beside the button. */
  readonly children?: React.ReactNode;
}

/** Form for the code sent to a phone, with errors under the field. */
export const CodeForm = ({ submitLabel, onCode, children }: Props) => {
  const text = useText();

  const submit = useSubmit<Values>(
    ({ code }) => onCode(parseCode(code) ?? ''),
    (error, helpers) => {
      const view = getAuthErrorText(error);
      helpers.setFieldError('code', 'raw' in view ? view.raw : text(view.id));
    },
  );

  return (
    <AppFormik
      initialValues={EMPTY}
      validate={({ code }) => (parseCode(code) ? {} : { code: text('twoStep.codeShape') })}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <Stack component={Form} noValidate sx={{ maxWidth: 420 }}>
        <FormTextField
          name="code"
          label={text('twoStep.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={CODE_LENGTH + 4}
          autoFocus
        />
        <Row>
          <SubmitButton>{submitLabel}</SubmitButton>
          {children}
        </Row>
      </Stack>
    </AppFormik>
  );
};
