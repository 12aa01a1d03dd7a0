import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  /** Undefined: all. */
  readonly value: string | undefined;
  readonly quarters: readonly string[];
  /** Empty: all. */
  readonly onChoose: (quarter: string) => void;
}

/** Chooses a quarter of issue. */
export const QuarterField = ({ value, quarters, onChoose }: Props) => {
  const text = useText();

  return (
    <TextField
      select
      size="small"
      label={text('papers.quarter')}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 180 }}
    >
      <MenuItem value="">{text('papers.allQuarters')}</MenuItem>
      {quarters.map((quarter) => {
        const [year = '', number = ''] = quarter.split('-Q');
        return (
          <MenuItem key={quarter} value={quarter}>
            {text('papers.quarterOf', { year, number })}
          </MenuItem>
        );
      })}
    </TextField>
  );
};
