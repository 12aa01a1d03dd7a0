import Check from '@mui/icons-material/Check';
import GraphicEq from '@mui/icons-material/GraphicEqOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '../../i18n/useText.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { setEqualLoudness, useEqualLoudness } from './equalLoudness.ts';

/** Where a row of controls has no room for its words. */
const NARROW = '@media (max-width: 1199px)';

/**
 * Has all players of the page play equally loud, so that voices are compared and not levels. A button that stays pressed:
 * MUI's switch would bring the fields of forms onto pages that have none.
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
