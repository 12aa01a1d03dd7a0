import { useField } from 'formik';
import { useText } from '../../i18n/useText.ts';
import { useCountryOptions } from '../../lib/reference.ts';
import { FormCheckbox } from './FormCheckbox.tsx';
import { FormChoice } from './FormChoice.tsx';
import { FormTextField } from './FormTextField.tsx';
import { FieldPair } from './FieldPair.tsx';
import { ShownWhen } from './ShownWhen.tsx';

interface Props {
  /** Own data: the browser may autofill it. */
  readonly isSelf: boolean;
}

/** First and last name of a person, or their only name. */
export const NameFields = ({ isSelf, autoFocus = false }: Props & { readonly autoFocus?: boolean }) => {
  const text = useText();
  const [{ value: hasOneName }] = useField<boolean>('hasOneName');
  return (
    <div>
      <FieldPair>
        <FormTextField
          name="name"
          label={text(hasOneName ? 'signUp.oneName' : 'signUp.name')}
          autoComplete={isSelf ? 'given-name' : 'off'}
          autoFocus={autoFocus}
        />
        <ShownWhen is={!hasOneName}>
          <FormTextField
            name="lastName"
            label={text('signUp.lastName')}
            autoComplete={isSelf ? 'family-name' : 'off'}
          />
        </ShownWhen>
      </FieldPair>
      <FormCheckbox name="hasOneName" label={text(isSelf ? 'signUp.hasOneName' : 'signUp.theyHaveOneName')} />
    </div>
  );
};

/** Where a person lives. */
export const ResidenceFields = ({ isSelf }: Props) => {
  const text = useText();
  const countries = useCountryOptions();
  return (
    <FieldPair>
      <FormChoice
        name="countryOfResidence"
        label={text('signUp.country')}
        options={countries.options}
        loading={countries.status === 'loading'}
      />
      <FormTextField
        name="cityOfResidence"
        label={text('signUp.city')}
        autoComplete={isSelf ? 'address-level2' : 'off'}
      />
    </FieldPair>
  );
};
