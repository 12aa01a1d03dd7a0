import { FieldArray, useFormikContext } from 'formik';
import Add from '@mui/icons-material/AddOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { VAT_RULES_MAX } from '@domain/orders/billing-limits.ts';
import { VAT_KINDS } from '@domain/orders/billing-limits.ts';
import { FormChoice } from '../../../components/form/FormChoice.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { ShownWhen } from '../../../components/form/ShownWhen.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCountryOptions } from '../../../lib/reference.ts';
import { ANYWHERE, type TypedRule, type TypedTerms } from '../data/billingTerms.ts';

const NEW: TypedRule = { to: '', kind: 'none', percent: '0', note: '' };

/** VAT by the client's country, for invoices from the agency's own. */
export const VatRules = () => {
  const text = useText();
  const { values } = useFormikContext<TypedTerms>();
  const countries = useCountryOptions();
  const choices = [{ code: ANYWHERE, label: text('billingTerms.anywhere') }, ...countries.options];
  const kinds = VAT_KINDS.map((code) => ({ code, label: text(`billingTerms.kind.${code}`) }));

  return (
    <FieldArray name="vatRules">
      {({ push, remove }) => (
        <Stack gap={3}>
          <ReferenceFailure of={['countries']} />
          {values.vatRules.map(({ kind }, index) => (
            <Box
              key={index}
              role="group"
              aria-label={text('billingTerms.rule', { number: index + 1 })}
              sx={{
                display: 'grid',
                gap: 1.5,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr) 96px auto' },
              }}
            >
              <FormChoice
                name={`vatRules[${index}].to`}
                label={text('billingTerms.to')}
                options={choices}
                loading={countries.status === 'loading'}
              />
              <FormSelect
                name={`vatRules[${index}].kind`}
                label={text('billingTerms.kind')}
                options={kinds}
              />
              <div>
                <ShownWhen is={kind === 'charged'}>
                  <FormTextField
                    name={`vatRules[${index}].percent`}
                    label={text('billingTerms.rate')}
                    inputMode="decimal"
                  />
                </ShownWhen>
              </div>
              <IconButton
                aria-label={text('billingTerms.removeRule', { number: index + 1 })}
                onClick={() => remove(index)}
                sx={{ justifySelf: 'start', marginTop: { sm: 0.25 } }}
              >
                <Delete />
              </IconButton>
              <Box sx={{ gridColumn: { sm: '1 / 4' } }}>
                <FormTextField name={`vatRules[${index}].note`} label={text('billingTerms.note')} />
              </Box>
            </Box>
          ))}
          {values.vatRules.length < VAT_RULES_MAX && (
            <Button startIcon={<Add />} onClick={() => push(NEW)} sx={{ justifySelf: 'start' }}>
              {text('billingTerms.addRule')}
            </Button>
          )}
        </Stack>
      )}
    </FieldArray>
  );
};
