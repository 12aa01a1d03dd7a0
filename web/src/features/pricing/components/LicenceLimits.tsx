import { useFormikContext } from 'formik';
import { MEDIA_PAYMENTS, takesPayment } from '@domain/pricing/licences.ts';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { FormChoices } from '../../../components/form/FormChoices.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import type { LicenceDraft } from '../data/licenceChoice.ts';

interface Props {
  /** alpha3, of the project. */
  readonly languages: readonly string[];
}

/** Where they apply: paid or organic use of the medium, and some of the project's languages. */
export const LicenceLimits = ({ languages }: Props) => {
  const text = useText();
  const getName = useLanguageName();
  const { format } = useFormikContext<LicenceDraft>().values;
  const isPayable = format !== null && takesPayment(format.code);
  if (!isPayable && languages.length < 2) return null;

  return (
    <FieldPair>
      {isPayable && (
        <FormSelect
          name="payment"
          label={text('licensing.payment')}
          options={[
            { code: '', label: text('licensing.payment.both') },
            ...MEDIA_PAYMENTS.map((code) => ({ code, label: text(`licensing.payment.${code}`) })),
          ]}
        />
      )}
      {languages.length > 1 && (
        <FormChoices
          name="covered"
          label={text('licensing.languages')}
          options={languages.map((code) => ({ code, label: getName(code) }))}
          helperText={text('licensing.languagesHint')}
        />
      )}
    </FieldPair>
  );
};
