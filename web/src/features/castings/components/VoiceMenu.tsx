import { useId, useState } from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly name: string;
  readonly isHidden: boolean;
  readonly isTagged: boolean;
  /** How many demos of the talent the character has. */
  readonly demos: number;
  readonly onHide: (isHidden: boolean) => void;
  readonly onTag: () => void;
  readonly onRemove: () => void;
}

/** What else can be done with a voice. */
export const VoiceMenu = ({ name, isHidden, isTagged, demos, onHide, onTag, onRemove }: Props) => {
  const text = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={text('choosing.more', { name })}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary', marginInlineStart: 'auto' }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={chosen(() => onHide(!isHidden))}>
          {text(isHidden ? 'choosing.show' : 'choosing.hide')}
        </MenuItem>
        <MenuItem onClick={chosen(onTag)}>{text(isTagged ? 'choosing.changeTag' : 'choosing.tag')}</MenuItem>
        {demos > 1 && (
          <MenuItem onClick={chosen(onRemove)}>{text('choosing.removeAll', { count: demos })}</MenuItem>
        )}
      </Menu>
    </>
  );
};
