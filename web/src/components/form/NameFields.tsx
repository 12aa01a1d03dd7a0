import { useField } from 'formik';
import { useText } from '../../i18n/useText.ts';
import { FormCheckbox } from './FormCheckbox.tsx';
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
