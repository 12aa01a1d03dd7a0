import { Formik, type FormikHelpers } from 'formik';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { peopleApi } from '@domain/accounts/people.api.ts';
import { engineerSignUpFormSchema } from '@domain/talents/sign-up.schema.ts';
import { paths } from '../../../app/paths.ts';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { call } from '../../../lib/http/call.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { AccountForm } from '../components/AccountForm.tsx';
import { PersonSignUpFields } from '../components/PersonSignUpFields.tsx';
import { PolicyConsents } from '../components/PolicyConsents.tsx';
import { isGoneInvite } from '../components/isGoneInvite.ts';
import { SignUpState } from '../components/SignUpState.tsx';
import { useSignUpSubmit } from '../components/useSignUpSubmit.ts';
import { useSignUpAgency } from '../data/useSignUpAgency.ts';

const EMPTY = {
  name: '',
  lastName: '',
  email: '',
  password: '',
  repeatPassword: '',
  language: { alpha3: '' },
  termsAndConditions: false,
  acceptPrivacyPolicy: false,
  freelanceDisclaimerAccepted: true,
};
type Values = typeof EMPTY;

/** Registration of an engineer, who curates. Without a good invitation the form is the same, and is refused. */
const EngineerSignUpRoute = () => {
  const inviteId = useSearchParams()[0].get('inviteId');
  const text = useText();
  const invite = useRequest(inviteId && `engineer-invite:${inviteId}`, (signal) =>
    call(peopleApi['engineers.getInvite'], { params: { id: inviteId ?? '' } }, { signal, anonymous: true }),
  );
  const contract = useSignUpAgency(invite.data?.agencySlug);
  const signUp = useSignUpSubmit('engineer');
  useDocumentTitle(text('engineerSignUp.title'));
  const isGone = isGoneInvite(invite.error);
  if (inviteId && invite.status !== 'success' && !isGone) return <SignUpState request={invite} />;

  const submit = (values: Values, helpers: FormikHelpers<Values>) =>
    signUp(values, helpers, () => {
      const body = engineerSignUpFormSchema.cast(values);
      return call(
        peopleApi['engineers.signUp'],
        { body: { ...body, inviteId: inviteId ?? '' } },
        { anonymous: true },
      );
    });

  const invited = invite.data;
  const initial: Values = invited
    ? {
        ...EMPTY,
        name: invited.name,
        lastName: invited.lastName,
        email: invited.email,
        language: { alpha3: invited.language },
      }
    : EMPTY;

  return (
    <Formik
      initialValues={initial}
      validationSchema={engineerSignUpFormSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <AccountForm
          maxWidth={640}
          title={text('engineerSignUp.title')}
          lead={text(invited ? 'engineerSignUp.lead' : 'engineerSignUp.needsInvite')}
        >
          <PersonSignUpFields invited={invited !== undefined} />
          <PolicyConsents contract={contract.data} terms="termsAndConditions" privacy="acceptPrivacyPolicy" />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            {text('signUp.submit')}
          </Button>
          <Button color="inherit" component={Link} to={paths.signIn.href()}>
            {text('common.back')}
          </Button>
        </AccountForm>
      )}
    </Formik>
  );
};

export default EngineerSignUpRoute;
