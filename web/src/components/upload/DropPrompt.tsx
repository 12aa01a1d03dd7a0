import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText.ts';
import { Muted } from '../layout/Muted.tsx';
import type { getFaultValues } from './audioFaults.ts';

interface Props {
  /** Of the file input that its button opens; undefined: the screen has the button. */
  readonly inputId: string | undefined;
  readonly disabled: boolean;
  readonly limits: ReturnType<typeof getFaultValues>;
}

/** What an empty drop zone shows: how to choose a file, and its limits. */
export const DropPrompt = ({ inputId, disabled, limits }: Props) => {
  const text = useText();

  return (
    <>
      <Typography variant="subtitle1" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {text('upload.drop')}
      </Typography>
      {inputId !== undefined && (
        <>
          <Muted sx={{ display: { xs: 'none', sm: 'block' } }}>{text('upload.or')}</Muted>
          <Button
            variant="outlined"
            size="large"
            disabled={disabled}
            component="label"
            htmlFor={inputId}
            tabIndex={-1}
            aria-hidden
          >
            {text('upload.choose')}
          </Button>
        </>
      )}
      <Muted>{text('upload.limits', limits)}</Muted>
    </>
  );
};
