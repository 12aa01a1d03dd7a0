import { FieldArray, useFormikContext } from 'formik';
import Add from '@mui/icons-material/AddOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { STEPS_MAX, STUDIO_RULES } from '@domain/bookings/booking-terms.ts';
import { FormNumber } from '../../../components/form/FormNumber.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { useFieldText } from '../../../components/form/useFieldText.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { TypedTerms } from '../data/typedTerms.ts';

const NEW: TypedTerms['steps'][number] = {
  underHours: null,
  sessionPercent: null,
  usagePercent: 0,
  studio: 'keep',
};

/** What cancelling costs by the notice that is left. */
export const NoticeSteps = () => {
  const text = useText();
  const { values } = useFormikContext<TypedTerms>();
  const error = useFieldText('steps');
  const studio = STUDIO_RULES.map((code) => ({ code, label: text(`bookingTerms.studio.${code}`) }));

  return (
    <FieldArray name="steps">
      {({ push, remove }) => (
        <Stack gap={2}>
          {values.steps.map((_step, index) => (
            <Box
              key={index}
              role="group"
              aria-label={text('bookingTerms.step', { number: index + 1 })}
              sx={{
                display: 'grid',
                gap: 1.5,
                alignItems: 'start',
                gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr)) minmax(0, 1.2fr) auto' },
              }}
            >
              <FormNumber name={`steps[${index}].underHours`} label={text('bookingTerms.underHours')} />
              <FormNumber
                name={`steps[${index}].sessionPercent`}
                label={text('bookingTerms.sessionPercent')}
              />
              <FormNumber name={`steps[${index}].usagePercent`} label={text('bookingTerms.usagePercent')} />
              <FormSelect
                name={`steps[${index}].studio`}
                label={text('bookingTerms.studio')}
                options={studio}
              />
              <IconButton
                aria-label={text('bookingTerms.removeStep', { number: index + 1 })}
                onClick={() => remove(index)}
                sx={{ justifySelf: 'start', marginTop: { md: 0.25 } }}
              >
                <Delete />
              </IconButton>
            </Box>
          ))}
          {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
          {values.steps.length < STEPS_MAX && (
            <Button startIcon={<Add />} onClick={() => push(NEW)} sx={{ justifySelf: 'start' }}>
              {text('bookingTerms.addStep')}
            </Button>
          )}
        </Stack>
      )}
    </FieldArray>
  );
};
