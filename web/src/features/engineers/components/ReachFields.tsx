import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { FormYesNo } from '../../../components/form/FormYesNo.tsx';
import { ResidenceFields } from '../../../components/form/PersonFields.tsx';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  /** Label of the phone number. */
  readonly phone: string;
  /** Their own form: the browser may fill it in. */
  readonly isSelf: boolean;
}

/** Contact details, and whether the engineer records at home. */
export const ReachFields = ({ phone, isSelf }: Props) => {
  const text = useText();
  return (
    <>
      <FormTextField name="phone" type="tel" label={phone} autoComplete={isSelf ? 'tel' : 'off'} />
      <ResidenceFields isSelf={isSelf} />
      <FormYesNo name="homeStudio" label={text('nav.homeStudio')} />
    </>
  );
};
