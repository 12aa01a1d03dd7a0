import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { exactly, messageId, text as typed } from '@domain/messages/yup.ts';
import { Form } from 'formik';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { validateRole } from '../data/reportCalls.ts';

const schema = exactly({
  email: typed()
    .max(254)
    .email(messageId('identity.emailInvalid'))
    .required(messageId('report.emailRequired')),
});

interface Props {
  readonly urlIdentifier: string;
  /** Why what was open before is open no more. */
  readonly notice?: string;
  /** Gets the token of one’s section. */
  readonly onOpen: (token: string) => void;
}

/** Asks by which address somebody has a part in the report; of any other it says one and the same sentence. */
export const AccessForm = ({ urlIdentifier, notice, onOpen }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [denied, setDenied] = useState<string>();
  const submit = useSubmit<{ readonly email: string }>(
    async ({ email }, { press }) => {
      setDenied(undefined);
      onOpen(await validateRole(urlIdentifier, email.trim(), press));
    },
    (error) => {
      if (isApiError(error) && error.code === 'report.notAuthorized') setDenied(error.message);
      else toasts.error(errorText(error));
    },
  );
  return (
    <AppFormik initialValues={{ email: '' }} validationSchema={schema} onSubmit={submit}>
      <Form noValidate>
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 480, marginInline: 'auto', paddingTop: 4 }}>
          <Typography variant="h1">{text('report.title')}</Typography>
          <Typography>{text('report.accessLead')}</Typography>
          {notice !== undefined && denied === undefined && (
            <Alert severity="warning" role="status">
              {notice}
            </Alert>
          )}
          {denied !== undefined && <Alert severity="error">{denied}</Alert>}
          <FormTextField
            name="email"
            type="email"
            label={text('report.email')}
            autoComplete="email"
            required
          />
          <SubmitButton size="large">{text('report.open')}</SubmitButton>
        </Box>
      </Form>
    </AppFormik>
  );
};
