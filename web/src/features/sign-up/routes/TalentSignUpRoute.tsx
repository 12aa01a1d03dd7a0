import { useParams, useSearchParams } from 'react-router-dom';
import { talentSignUpFormSchema } from '@domain/people/sign-up.schema.ts';
import { paths } from '../../../app/paths.ts';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { ProgressSteps } from '../../../components/ProgressSteps.tsx';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { recordInviteOpened } from '../../../common/invitations/recordInviteOpened.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useFirstPress } from '../../../lib/useFirstPress.ts';
import { PersonSignUpFields } from '../components/PersonSignUpFields.tsx';
import { SignUpState } from '../components/SignUpState.tsx';
import { toPersonValues, type EMPTY_PERSON } from '../components/personValues.ts';
import { useSignUpBrand } from '../../../theme/joiningAgency.ts';
import { SignUpForm } from '../components/SignUpForm.tsx';
import { useSignUpAgency } from '../data/useSignUpAgency.ts';

type Values = typeof EMPTY_PERSON & {
  freelanceDisclaimerAccepted: boolean;
  availableForProjectOnCreationTime: boolean;
};

/** A talent's sign-up, with an optional invitation that prefills it. */
const TalentSignUpRoute = () => {
  const { agencySlug } = useParams();
  const [query] = useSearchParams();
  const inviteId = query.get('selfServiceInviteId');
  const text = useText();

  const invite = useRequest(inviteId && `talent-invite:${inviteId}`, (signal) =>
    api.talents.inviteForSignUp({ id: inviteId ?? '' }, { signal, anonymous: true }),
  );

  useFirstPress(() => void (inviteId && recordInviteOpened(inviteId)));

  // Invitees accept the inviting agency's terms, even if the address names another agency.
  const contract = useSignUpAgency(invite.data?.agency.slug ?? agencySlug);
  const agency = agencySlug ? contract.data?.agency : undefined;

  useSignUpBrand(invite.data?.agency ?? agency);

  if (contract.status === 'error') return <SignUpState request={contract} />;
  if (inviteId && invite.status !== 'success') return <SignUpState request={invite} isInvite />;

  const register = (values: Values, submission: Submission) => {
    const body = talentSignUpFormSchema.cast(values);

    return api.talents.signUp(
      {
        ...body,
        timeZone: getBrowserZone(),
        ...(agencySlug ? { agencySlug } : {}),
        ...(inviteId ? { selfServiceInviteId: inviteId } : {}),
      },
      { ...submission, anonymous: true },
    );
  };

  const invited = invite.data;
  // For invitees the agency has set this, so the form omits it.
  const initial: Values = {
    ...toPersonValues(invited),
    freelanceDisclaimerAccepted: invited !== undefined,
    availableForProjectOnCreationTime: false,
  };

  const lead = text(invited ? 'talentSignUp.invitedLead' : 'talentSignUp.lead');

  return (
    <SignUpForm
      type="talent"
      title={text('talentSignUp.title')}
      lead={lead}
      above={<ProgressSteps steps={[text('onboarding.account'), text('onboarding.basics')]} current={1} />}
      initialValues={initial}
      schema={talentSignUpFormSchema}
      contract={contract.data}
      register={register}
      submitText={text('common.next')}
      back={paths.newAccount.href()}
    >
      <PersonSignUpFields invited={invited !== undefined} />
      <FormCheckbox name="availableForProjectOnCreationTime" label={text('talentSignUp.available')} />
      {!invited && <FormCheckbox name="freelanceDisclaimerAccepted" label={text('talentSignUp.freelance')} />}
    </SignUpForm>
  );
};

export default TalentSignUpRoute;
