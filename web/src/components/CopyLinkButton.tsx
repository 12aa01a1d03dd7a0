import LinkIcon from '@mui/icons-material/LinkRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useText } from '../i18n/useText.ts';
import { useToasts } from './toasts/toasts.ts';

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** Path on this site; the current address when absent. */
  readonly path?: string;
  readonly label?: string;
  /** What whoever opens the link now is in for, where that is nothing. */
  readonly caution?: string;
}

/** Puts an address of this site on the clipboard and says so. */
export const CopyLinkButton = ({ path, label, caution, ...button }: Props) => {
  const text = useText();
  const toasts = useToasts();

  const copy = async () => {
    const link = path === undefined ? window.location.href : new URL(path, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      if (caution) toasts.info(`${text('common.linkCopied')}. ${caution}`, { lastsMs: 10_000 });
      else toasts.success(text('common.linkCopied'));
    } catch {
      toasts.error(text('common.copyFailed', { link }), { lastsMs: 20_000 });
    }
  };

  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<LinkIcon fontSize="small" />}
      {...button}
      onClick={() => void copy()}
    >
      {label ?? text('common.copyLink')}
    </Button>
  );
};
