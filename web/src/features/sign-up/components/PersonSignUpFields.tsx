import { PASSWORD_MIN } from '@domain/accounts/accounts.schema.ts';
import { FormChoice } from '../../../components/form/FormChoice.tsx';
import { FormPassword } from '../../../components/form/FormPassword.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { NameFields } from '../../../components/form/NameFields.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageOptions } from '../../../lib/reference.ts';

/** Sign-up fields of talents and engineers. An invitation fixes address and language. */
export const PersonSignUpFields = ({ invited }: { readonly invited: boolean }) => {
  const text = useText();
  const languages = useLanguageOptions();

  return (
    <>
      <ReferenceFailure of={['languages']} />
      <NameFields isSelf />
      <FormTextField
        name="email"
        type="email"
        label={text('signIn.email')}
        autoComplete="username"
        disabled={invited}
      />
      <FieldPair>
        <FormPassword
          name="password"
          label={text('signUp.password')}
          autoComplete="new-password"
          helperText={text('resetPassword.hint', { min: PASSWORD_MIN })}
        />
        <FormPassword
          name="repeatPassword"
          label={text('talentSignUp.repeatPassword')}
          autoComplete="new-password"
        />
      </FieldPair>
      <FormChoice
        name="language.alpha3"
        label={text('talentSignUp.language')}
        options={languages}
        disabled={invited}
      />
    </>
  );
};
