import { useFormikContext } from 'formik';
import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { RateTableValues, SteppedName, TypedStep } from '../data/rateTableValues.ts';

/** Maximum steps, including the open-ended one. */
const STEPS_MAX = 20;

/** A field as narrow as its number. */
const TIMES = {
  display: { xs: 'none', sm: 'block' },
  marginInlineEnd: 0.5,
  color: 'text.secondary',
} as const;

/** Usage factors by number: up to each step, and beyond the last. */
export const StepFields = ({ name }: { readonly name: SteppedName }) => {
  const text = useText();
  const { values, setFieldValue } = useFormikContext<RateTableValues>();
  const steps = values[name];
  const change = (next: readonly TypedStep[]) => void setFieldValue(name, next);

  return (
    <SectionCard title={text(`rateTables.${name}`)} lead={text(`rateTables.${name}Lead`)}>
      <Stack gap={1.5}>
        {steps.map((_step, index) => {
          const isLast = index === steps.length - 1;

          return (
            <Box
              key={index}
              sx={{
                display: 'grid',
                gridTemplateColumns: {
                  xs: 'minmax(0, 5fr) minmax(0, 4fr) 40px',
                  sm: 'minmax(0, 1fr) minmax(0, 1fr) 40px',
                },
                gap: 1,
                alignItems: 'start',
              }}
            >
              {isLast ? (
                <Typography sx={{ paddingBlock: 1 }}>{text('rateTables.more')}</Typography>
              ) : (
                <FormTextField
                  name={`${name}[${index}].upTo`}
                  label={text('rateTables.upTo')}
                  inputMode="numeric"
                  {...(name === 'lengths' && {
                    endAdornment: (
                      <Muted component="div" variant="inherit">
                        {text('rateTables.seconds')}
                      </Muted>
                    ),
                  })}
                  maxLength={7}
                />
              )}
              <FormTextField
                name={`${name}[${index}].factor`}
                label={text('rateTables.factor')}
                inputMode="decimal"
                startAdornment={<Box sx={TIMES}>×</Box>}
                maxLength={12}
              />
              {!isLast && (
                <IconButton
                  aria-label={text('rateTables.deleteStep', { place: index + 1 })}
                  onClick={() => change(steps.filter((_one, place) => place !== index))}
                >
                  <DeleteOutline />
                </IconButton>
              )}
            </Box>
          );
        })}
        {steps.length < STEPS_MAX && (
          <div>
            <Button
              color="inherit"
              startIcon={<Add />}
              onClick={() => change([...steps.slice(0, -1), { upTo: '', factor: '' }, ...steps.slice(-1)])}
            >
              {text('rateTables.addStep')}
            </Button>
          </div>
        )}
      </Stack>
    </SectionCard>
  );
};
