import { useParams } from 'react-router-dom';
import { REVIEW_HOURS } from '@domain/accounts/accounts.ts';
import { CLIENT_FIELDS } from '@domain/clients/client-fields.ts';
import { clientSignUpFormSchema } from '@domain/clients/clients.schema.ts';
import { paths } from '../../../app/paths.ts';
import { ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { api } from '../../../lib/http/api.ts';
import { NO_NAME } from '@domain/people/names.ts';
import { getDefaults, toFormValues } from '@domain/values/fields.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { ClientFields } from '../../../components/form/ClientFields.tsx';
import { useSignUpBrand } from '../../../theme/joiningAgency.ts';
import { SignUpForm } from '../components/SignUpForm.tsx';
import { useSignUpAgency } from '../data/useSignUpAgency.ts';

const EMPTY = {
  ...NO_NAME,
  email: '',
  password: '',
  verifyPassword: '',
  company: { name: '', companyType: '' },
  ...toFormValues(CLIENT_FIELDS, getDefaults(CLIENT_FIELDS)),
  termsAndConditions: false,
  acceptPrivacyPolicy: false,
};
type Values = typeof EMPTY;

/** Registration of a client with their company. */
const ClientSignUpRoute = () => {
  const { agencySlug } = useParams();
  const text = useText();
  const contract = useSignUpAgency(agencySlug);
  const agency = agencySlug ? contract.data?.agency : undefined;
  useSignUpBrand(agency);
  if (contract.status === 'error') return <ErrorState error={contract.error} onRetry={contract.reload} />;

  const register = (values: Values, submission: Submission) => {
    const { verifyPassword: _verifyPassword, ...body } = clientSignUpFormSchema.cast(values);
    return api.clients.signUp(
      { ...body, timeZone: getBrowserZone(), ...(agencySlug ? { agencySlug } : {}) },
      { ...submission, anonymous: true },
    );
  };

  return (
    <SignUpForm
      type="client"
      title={text('signUp.clientTitle')}
      lead={text('signUp.clientLead', { hours: REVIEW_HOURS })}
      initialValues={EMPTY}
      schema={clientSignUpFormSchema}
      contract={contract.data}
      register={register}
      submitText={text('signUp.submit')}
      back={paths.newAccount.href()}
    >
      <ClientFields by="client" />
    </SignUpForm>
  );
};

export default ClientSignUpRoute;
