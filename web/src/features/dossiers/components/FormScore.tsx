import { useId } from 'react';
import { useField } from 'formik';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineField } from '../../../components/form/LineField.tsx';
import { useFieldText } from '../../../components/form/useFieldText.ts';
import { useText } from '../../../i18n/useText.ts';

const MAX = 10;
const STEP = 0.5;

interface Props {
  readonly name: string;
  readonly label: string;
}

/** A score from 0 to 10, by slider or typed; null while unset. */
export const FormScore = ({ name, label }: Props) => {
  const text = useText();
  const [field, , helpers] = useField<number | null>(name);
  const error = useFieldText(name);
  const id = useId();
  const set = (value: number | null) => void helpers.setValue(value);

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 96px', sm: 'minmax(120px, 180px) 1fr 96px' },
        alignItems: 'center',
        columnGap: 2,
      }}
    >
      <Typography id={`${id}-name`} sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        {label}
      </Typography>
      <Slider
        size="small"
        min={0}
        max={MAX}
        step={STEP}
        value={field.value ?? 0}
        onChange={(_event, value) => set(Array.isArray(value) ? (value[0] ?? null) : value)}
        aria-labelledby={`${id}-name`}
        getAriaValueText={(value) =>
          field.value === null ? text('score.notGiven') : text('score.of', { value, max: MAX })
        }
        // The thumb stays within the column at both ends.
        sx={{ marginInline: 1, width: 'auto', opacity: field.value === null ? 0.5 : 1 }}
      />
      <LineField
        id={id}
        name={name}
        type="number"
        label={text('score.points')}
        value={field.value ?? ''}
        onChange={({ target }) => set(target.value === '' ? null : Number(target.value))}
        onBlur={() => void helpers.setTouched(true)}
        error={error !== undefined}
        shrink
        aria-labelledby={`${id}-name`}
        htmlInput={{ min: 0, max: MAX, step: STEP, inputMode: 'decimal', 'aria-labelledby': `${id}-name` }}
      />
      {error && (
        <Typography variant="caption" color="error" sx={{ gridColumn: '1 / -1', textAlign: 'end' }}>
          {error}
        </Typography>
      )}
    </Box>
  );
};
