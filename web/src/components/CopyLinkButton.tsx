import LinkIcon from '@mui/icons-material/LinkRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useText } from '../i18n/useText.ts';
import { useCopyLink } from './useCopyLink.ts';

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** Path on this site; the current address when absent. */
  readonly path?: string;
  readonly label?: string;
  /** Why the link opens nothing at present. */
  readonly caution?: string;
}

/** Copies an address of this site and confirms it. */
export const CopyLinkButton = ({ path, label, caution, ...button }: Props) => {
  const text = useText();
  const copy = useCopyLink();

  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<LinkIcon fontSize="small" />}
      {...button}
      onClick={() => void copy(path, caution)}
    >
      {label ?? text('common.copyLink')}
    </Button>
  );
};
