import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useFormikContext } from 'formik';
import type { OfferedOption } from '@domain/pricing/agency-options.ts';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useFieldText } from '../../../components/form/useFieldText.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import type { CodedName, RateTableValues } from '../data/rateTableValues.ts';

interface Props {
  readonly name: CodedName;
  readonly options: readonly OfferedOption[];
  readonly lead: string;
}

export const FactorFields = ({ name, options, lead }: Props) => {
  const text = useText();
  const { values, errors } = useFormikContext<RateTableValues>();
  const { locale } = useLocale();

  const getLabel = (code: string): string => {
    const option = options.find((item) => item.code === code);
    if (!option) return code;
    const label = locale === 'es' ? option.labelEs : option.label;
    return option.isHidden ? text('licenceOptions.hiddenOption', { name: label }) : label;
  };

  // Errors of single fields show below them.
  const error = useFieldText(name);

  return (
    <SectionCard title={text(`rateTables.${name}`)} lead={lead}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 176px), 1fr))',
          alignItems: 'start',
        }}
      >
        {values[name].map(({ code }, index) => (
          <FormTextField
            key={code}
            name={`${name}[${index}].factor`}
            label={getLabel(code)}
            inputMode="decimal"
            placeholder={text('rateTables.onRequest')}
            startAdornment={<Box sx={{ marginInlineEnd: 0.5, color: 'text.secondary' }}>×</Box>}
            maxLength={12}
          />
        ))}
      </Box>
      {typeof errors[name] === 'string' && error && <FormHelperText error>{error}</FormHelperText>}
    </SectionCard>
  );
};
