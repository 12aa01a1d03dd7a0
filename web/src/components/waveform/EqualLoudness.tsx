import Check from '@mui/icons-material/Check';
import GraphicEq from '@mui/icons-material/GraphicEqOutlined';
import Button from '@mui/material/Button';
import { useText } from '../../i18n/useText.ts';
import { setEqualLoudness, useEqualLoudness } from './equalLoudness.ts';

/**
 * Has all players of the page play equally loud, so that voices are compared and not levels. A button that stays pressed:
 * MUI's switch would bring the fields of forms onto pages that have none.
 */
export const EqualLoudness = () => {
  const text = useText();
  const isOn = useEqualLoudness();
  return (
    <Button
      aria-pressed={isOn}
      size="small"
      color="inherit"
      variant={isOn ? 'outlined' : 'text'}
      startIcon={isOn ? <Check /> : <GraphicEq />}
      onClick={() => setEqualLoudness(!isOn)}
    >
      {text('player.equalLoudness')}
    </Button>
  );
};
