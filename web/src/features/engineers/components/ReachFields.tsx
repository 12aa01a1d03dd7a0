import type { ReactNode } from 'react';
import type { EngineerAnswers } from '@domain/engineers/engineer-fields.ts';
import type { ResidenceField } from '@domain/talents/talent-fields.ts';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { FormYesNo } from '../../../components/form/FormYesNo.tsx';
import { InputList } from '../../../components/form/InputList.tsx';
import { ResidenceFields } from '../../../components/form/ResidenceFields.tsx';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly phone: string;
  /** The user's own form, which the browser may autofill. */
  readonly isSelf: boolean;
}

/** Contact details, and whether the engineer records at home. */
export const ReachFields = ({ phone: phoneLabel, isSelf }: Props) => {
  const text = useText();
  const { phone, ...answers } = {
    phone: <FormTextField name="phone" type="tel" label={phoneLabel} autoComplete={isSelf ? 'tel' : 'off'} />,
    homeStudio: <FormYesNo name="homeStudio" label={text('nav.homeStudio')} />,
  } satisfies Record<Exclude<keyof EngineerAnswers, ResidenceField>, ReactNode>;

  return (
    <>
      {phone}
      <ResidenceFields isSelf={isSelf} />
      <InputList inputs={answers} />
    </>
  );
};
