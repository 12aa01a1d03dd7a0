import { FieldArray, useFormikContext } from 'formik';
import Add from '@mui/icons-material/AddOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { SHARES_MAX, type ShareRate } from '@domain/earnings/share-rates.ts';
import { FormDay } from '../../components/form/FormDay.tsx';
import { FormRate } from '../../components/form/FormRate.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { useText } from '../../i18n/useText.ts';
import { useAgencyDay } from '../../lib/session/useAgencyDay.ts';

/** The agency's share by its first day, as the form's `shares`. */
export const ShareRates = ({ hint }: { readonly hint: string }) => {
  const text = useText();
  const today = useAgencyDay();
  const { values } = useFormikContext<{ readonly shares: readonly ShareRate[] }>();

  return (
    <FieldArray name="shares">
      {({ push, remove }) => (
        <Stack role="group" aria-label={text('shares.title')} gap={1.5}>
          <Muted>{hint}</Muted>
          {values.shares.map((_share, index) => (
            <Box
              key={index}
              role="group"
              aria-label={text('shares.row', { number: index + 1 })}
              sx={{
                display: 'grid',
                gap: 1.5,
                alignItems: 'start',
                gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) auto',
              }}
            >
              <FormRate name={`shares[${index}].rate`} label={text('shares.rate')} />
              <FormDay name={`shares[${index}].from`} label={text('shares.from')} />
              <IconButton
                aria-label={text('shares.remove', { number: index + 1 })}
                onClick={() => remove(index)}
                sx={{ marginTop: { sm: 0.25 } }}
              >
                <Delete />
              </IconButton>
            </Box>
          ))}
          {values.shares.length < SHARES_MAX && (
            <Button
              startIcon={<Add />}
              onClick={() => push({ rate: null, from: today() })}
              sx={{ justifySelf: 'start' }}
            >
              {text('shares.add')}
            </Button>
          )}
        </Stack>
      )}
    </FieldArray>
  );
};
