import { useFormikContext } from 'formik';
import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { CURRENCIES } from '@domain/values/money.ts';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useFieldText } from '../../../components/form/useFieldText.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';
import type { RateTableValues } from '../data/rateTableValues.ts';

/** Exchange rates to the table's currency, each with its date. */
export const ExchangeFields = () => {
  const text = useText();
  const today = useAgencyDay();
  const { values, errors, setFieldValue } = useFormikContext<RateTableValues>();
  const { exchangeRates: rates, currency } = values;
  const error = useFieldText('exchangeRates');
  const change = (next: RateTableValues['exchangeRates']) => void setFieldValue('exchangeRates', next);
  const named = new Set(rates.map((rate) => rate.currency));
  const free = CURRENCIES.filter((code) => code !== currency && !named.has(code));

  return (
    <SectionCard title={text('rateTables.exchange')} lead={text('rateTables.exchangeLead')}>
      <Stack>
        {rates.map((rate, index) => (
          <Box
            key={index}
            sx={{
              display: 'grid',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr) 40px',
                sm: 'minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1.2fr) 40px',
              },
              '& > div:nth-of-type(-n + 2)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
              columnGap: 1,
              rowGap: 2,
              alignItems: 'start',
            }}
          >
            <FormSelect
              name={`exchangeRates[${index}].currency`}
              label={text('rateTables.currency')}
              options={[...new Set([rate.currency, ...free])].map((code) => ({ code, label: code }))}
            />
            <FormTextField
              name={`exchangeRates[${index}].perUnit`}
              label={text('rateTables.perUnit')}
              inputMode="decimal"
              helperText={text('rateTables.perUnitHint', { currency })}
              maxLength={17}
            />
            <FormDay name={`exchangeRates[${index}].day`} label={text('rateTables.rateDay')} />
            <IconButton
              aria-label={text('rateTables.deleteRate', { currency: rate.currency })}
              onClick={() => change(rates.filter((_one, place) => place !== index))}
            >
              <DeleteOutline />
            </IconButton>
          </Box>
        ))}
        {typeof errors.exchangeRates === 'string' && error && <FormHelperText error>{error}</FormHelperText>}
        {free[0] && (
          <div>
            <Button
              color="inherit"
              startIcon={<Add />}
              onClick={() => change([...rates, { currency: free[0] ?? '', perUnit: '', day: today() }])}
            >
              {text('rateTables.addRate')}
            </Button>
          </div>
        )}
      </Stack>
    </SectionCard>
  );
};
