import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Casting } from '@domain/castings/castings.ts';
import { paths } from '../../../app/paths.ts';
import { useCopyLink } from '../../../components/useCopyLink.ts';
import { useMenu } from '../../../components/useMenu.ts';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly casting: Casting;
  /** As texts name it. */
  readonly language: string;
  /** Why the link shows nothing, in words. */
  readonly fault: string | undefined;
  readonly onDownload: () => void;
}

/** More actions for a language: its link and its recordings. */
export const LanguageMenu = ({ casting, language, fault, onDownload }: Props) => {
  const text = useText();
  const copy = useCopyLink();
  const { button, menu, chosen } = useMenu();
  const link = paths.castingPreview.href(casting.urlIdentifier);

  return (
    <>
      <IconButton
        size="small"
        aria-label={text('selection.moreFor', { language })}
        {...button}
        sx={{ color: 'text.secondary' }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu {...menu}>
        <MenuItem onClick={chosen(() => void copy(link, fault))}>{text('common.copyLink')}</MenuItem>
        <MenuItem component="a" href={link} target="_blank" rel="noopener" onClick={menu.onClose}>
          {text('selection.openPreview')}
        </MenuItem>
        <MenuItem onClick={chosen(onDownload)}>{text('selection.downloadFor', { language })}</MenuItem>
      </Menu>
    </>
  );
};
