import Check from '@mui/icons-material/Check';
import GraphicEq from '@mui/icons-material/GraphicEqOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '../../i18n/useText.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { setEqualLoudness, useEqualLoudness } from './equalLoudness.ts';

/** Below this width, controls show no text. */
const NARROW = '@media (max-width: 1199px)';

/**
 * Toggles normalised loudness for all players of the page, so that voices are compared and not levels.
 * A toggle button: MUI's switch would load form code on pages without forms.
 */
export const EqualLoudness = ({ isCompact = false }: { readonly isCompact?: boolean }) => {
  const text = useText();
  const isOn = useEqualLoudness();

  return (
    <Button
      aria-pressed={isOn}
      size="small"
      color="inherit"
      title={text('player.equalLoudness')}
      variant={isOn ? 'outlined' : 'text'}
      startIcon={isOn && !isCompact ? <Check /> : <GraphicEq />}
      onClick={() => setEqualLoudness(!isOn)}
    >
      <Box component="span" sx={isCompact ? { [NARROW]: visuallyHidden } : {}}>
        {text('player.equalLoudness')}
      </Box>
    </Button>
  );
};
