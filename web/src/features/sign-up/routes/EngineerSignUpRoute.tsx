import { useSearchParams } from 'react-router-dom';
import { engineerSignUpFormSchema } from '@domain/people/sign-up.schema.ts';
import { paths } from '../../../app/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useSignUpBrand } from '../../../theme/joiningAgency.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { PersonSignUpFields } from '../components/PersonSignUpFields.tsx';
import { isGoneInvite } from '../components/isGoneInvite.ts';
import { SignUpState } from '../components/SignUpState.tsx';
import { toPersonValues, type EMPTY_PERSON } from '../components/personValues.ts';
import { SignUpForm } from '../components/SignUpForm.tsx';
import { useSignUpAgency } from '../data/useSignUpAgency.ts';

type Values = typeof EMPTY_PERSON & { freelanceDisclaimerAccepted: boolean };

/** Registration of an engineer. The form is shown without a valid invitation, but refused. */
const EngineerSignUpRoute = () => {
  const inviteId = useSearchParams()[0].get('inviteId');
  const text = useText();

  const invite = useRequest(inviteId && `engineer-invite:${inviteId}`, (signal) =>
    api.engineers.getInvite({ id: inviteId ?? '' }, { signal, anonymous: true }),
  );

  const contract = useSignUpAgency(invite.data?.agencySlug);

  useSignUpBrand(invite.data?.agency);

  const isGone = isGoneInvite(invite.error);
  if (inviteId && invite.status !== 'success' && !isGone) return <SignUpState request={invite} />;

  if (contract.status === 'error') return <SignUpState request={contract} />;

  const register = (values: Values, submission: Submission) =>
    api.engineers.signUp(
      {
        ...engineerSignUpFormSchema.cast(values),
        timeZone: getBrowserZone(),
        inviteId: inviteId ?? '',
      },
      { ...submission, anonymous: true },
    );

  const invited = invite.data;
  const initial: Values = { ...toPersonValues(invited), freelanceDisclaimerAccepted: true };

  return (
    <SignUpForm
      type="engineer"
      title={text('engineerSignUp.title')}
      lead={text(invited ? 'engineerSignUp.lead' : 'engineerSignUp.needsInvite')}
      initialValues={initial}
      schema={engineerSignUpFormSchema}
      contract={contract.data}
      register={register}
      submitText={text('signUp.submit')}
      back={paths.signIn.href()}
    >
      <PersonSignUpFields invited={invited !== undefined} />
    </SignUpForm>
  );
};

export default EngineerSignUpRoute;
