import { Formik, type FormikHelpers } from 'formik';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { peopleApi } from '@domain/accounts/people.api.ts';
import { clientSignUpFormSchema } from '@domain/accounts/people.schema.ts';
import { paths } from '../../../app/paths.ts';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { call } from '../../../lib/http/call.ts';
import { AccountForm } from '../components/AccountForm.tsx';
import { ClientFields } from '../components/ClientFields.tsx';
import { PolicyConsents } from '../components/PolicyConsents.tsx';
import { SignUpHead } from '../components/SignUpHead.tsx';
import { useSignUpSubmit } from '../components/useSignUpSubmit.ts';
import { useSignUpAgency } from '../data/useSignUpAgency.ts';

const EMPTY = {
  name: '',
  lastName: '',
  email: '',
  password: '',
  verifyPassword: '',
  roleInCompany: '',
  company: { name: '', companyType: '' },
  countryOfResidence: '',
  cityOfResidence: '',
  termsAndConditions: false,
  acceptPrivacyPolicy: false,
};
type Values = typeof EMPTY;

/** Registration of a client with their company. */
const ClientSignUpRoute = () => {
  const { agencySlug } = useParams();
  const text = useText();
  const contract = useSignUpAgency(agencySlug);
  const signUp = useSignUpSubmit('client');
  useDocumentTitle(text('signUp.clientTitle'));

  if (contract.status === 'error') return <ErrorState error={contract.error} onRetry={contract.reload} />;

  const submit = (values: Values, helpers: FormikHelpers<Values>) =>
    signUp(values, helpers, () => {
      const { verifyPassword: _verifyPassword, ...body } = clientSignUpFormSchema.cast(values);
      return call(
        peopleApi['clients.signUp'],
        { body: { ...body, ...(agencySlug ? { agencySlug } : {}) } },
        { anonymous: true },
      );
    });

  const agency = agencySlug ? contract.data?.agency : undefined;
  return (
    <Formik
      initialValues={EMPTY}
      validationSchema={clientSignUpFormSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <AccountForm
          maxWidth={640}
          title={text('signUp.clientTitle')}
          lead={<SignUpHead agency={agency} lead={text('signUp.clientLead')} />}
        >
          <ClientFields by="client" />
          <PolicyConsents contract={contract.data} terms="termsAndConditions" privacy="acceptPrivacyPolicy" />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            {text('signUp.submit')}
          </Button>
          <Button color="inherit" component={Link} to={paths.newAccount.href()}>
            {text('common.back')}
          </Button>
        </AccountForm>
      )}
    </Formik>
  );
};

export default ClientSignUpRoute;
