import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMenu } from '../../../components/useMenu.ts';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly title: string;
  readonly isCompared: boolean;
  readonly onCompare: (wanted: boolean) => void;
  readonly onLike: () => void;
  readonly onOpen: () => void;
}

export const FoundDemoMenu = ({ title, isCompared, onCompare, onLike, onOpen }: Props) => {
  const text = useText();
  const { button, menu, chosen } = useMenu();

  return (
    <>
      <IconButton
        size="small"
        aria-label={text('finder.more', { name: title })}
        {...button}
        sx={{ color: 'text.secondary' }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu {...menu}>
        <MenuItem onClick={chosen(onOpen)}>{text('voice.open')}</MenuItem>
        <MenuItem onClick={chosen(() => onCompare(!isCompared))}>
          {text(isCompared ? 'compare.remove' : 'compare.add')}
        </MenuItem>
        <MenuItem onClick={chosen(onLike)}>{text('finder.like')}</MenuItem>
      </Menu>
    </>
  );
};
