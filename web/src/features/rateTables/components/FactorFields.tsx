import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useFormikContext } from 'formik';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useFieldText } from '../../../components/form/useFieldText.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogLabel } from '../../../lib/reference.ts';
import { CODED, type CodedName, type RateTableValues } from '../data/rateTableValues.ts';

interface Props {
  readonly name: CodedName;
  readonly lead: string;
}

/** What usage is multiplied by for each choice of one kind. */
export const FactorFields = ({ name, lead }: Props) => {
  const text = useText();
  const { values, errors } = useFormikContext<RateTableValues>();
  const labelOf = useCatalogLabel(CODED[name]);
  // Faults of single fields stand below those.
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
        {values[name].map(({ code }, at) => (
          <FormTextField
            key={code}
            name={`${name}[${at}].factor`}
            label={labelOf(code)}
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
