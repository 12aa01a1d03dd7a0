import { useId, useState } from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly title: string;
  readonly isCompared: boolean;
  readonly onCompare: (wanted: boolean) => void;
  readonly onLike: () => void;
}

/** What else can be done with a demo that was found. */
export const FoundDemoMenu = ({ title, isCompared, onCompare, onLike }: Props) => {
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
        aria-label={text('finder.more', { name: title })}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary' }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={chosen(() => onCompare(!isCompared))}>
          {text(isCompared ? 'compare.remove' : 'compare.add')}
        </MenuItem>
        <MenuItem onClick={chosen(onLike)}>{text('finder.like')}</MenuItem>
      </Menu>
    </>
  );
};
