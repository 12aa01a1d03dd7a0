import { Form } from 'formik';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { identitySchema } from '@domain/auditions/auditions.schema.ts';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { IdentityArtwork } from './IdentityArtwork.tsx';
import { AppFormik } from '../../../components/form/AppFormik.tsx';

const schema = identitySchema.pick(['email']);

interface Props {
  readonly urlIdentifier: string;
}

/** Requests the address that was invited; the right one opens the upload page. */
export const IdentityCheck = ({ urlIdentifier }: Props) => {
  const text = useText();
  const { pathname, search } = useLocation();
  useDocumentTitle(text('identity.title'));

  const check = useSubmit<{ email: string }>(async (values, { submission }) => {
    const { jwtToken } = await api.auditions.identity(
      { email: schema.cast(values).email, urlIdentifier },
      submission,
    );
    const query = new URLSearchParams(search);
    query.set('token', jwtToken);
    window.location.replace(`${pathname}?${query.toString()}`);
  });

  return (
    <AppFormik initialValues={{ email: '' }} validationSchema={schema} onSubmit={check}>
      <Box component={Form} noValidate sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 2 }}>
        <IdentityArtwork />
        <Typography variant="h1">{text('identity.title')}</Typography>
        <Muted variant="body1">{text('identity.text')}</Muted>
        <FormTextField name="email" type="email" label={text('identity.email')} autoComplete="email" />
        <SubmitButton size="large" fullWidth>
          {text('identity.next')}
        </SubmitButton>
      </Box>
    </AppFormik>
  );
};
