import { Form, type FormikHelpers } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { identitySchema } from '@domain/auditions/auditions.schema.ts';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { submitForm } from '../../../components/form/submitForm.ts';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { proveIdentity } from '../data/uploadCalls.ts';
import { IdentityArtwork } from './IdentityArtwork.tsx';
import { AppFormik } from '../../../components/form/AppFormik.tsx';

const schema = identitySchema.pick(['email']);

interface Props {
  readonly urlIdentifier: string;
}

/** Asks for the address the invitation went to; the right one opens the upload page. */
export const IdentityCheck = ({ urlIdentifier }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { pathname, search } = useLocation();
  useDocumentTitle(text('identity.title'));

  const check = (values: { email: string }, helpers: FormikHelpers<{ email: string }>) =>
    submitForm(
      values,
      helpers,
      async () => {
        const jwtToken = await proveIdentity(schema.cast(values).email, urlIdentifier);
        const query = new URLSearchParams(search);
        query.set('token', jwtToken);
        window.location.replace(`${pathname}?${query.toString()}`);
      },
      (error) => toasts.error(errorText(error)),
    );

  return (
    <AppFormik initialValues={{ email: '' }} validationSchema={schema} onSubmit={check}>
      {({ isSubmitting }) => (
        <Box component={Form} noValidate sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 2 }}>
          <IdentityArtwork />
          <Typography variant="h1">{text('identity.title')}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{text('identity.text')}</Typography>
          <FormTextField name="email" type="email" label={text('identity.email')} autoComplete="email" />
          <Button type="submit" size="large" variant="contained" fullWidth loading={isSubmitting}>
            {text('identity.next')}
          </Button>
        </Box>
      )}
    </AppFormik>
  );
};
