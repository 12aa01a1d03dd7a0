import IosShare from '@mui/icons-material/IosShare';
import Button from '@mui/material/Button';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly path: string;
  /** The link's language, as texts name it. */
  readonly language: string;
}

/** Opens the device's share dialog; renders nothing if there is none. */
export const ShareButton = ({ path, language }: Props) => {
  const text = useText();
  if (!('share' in navigator)) return null;

  const share = async (): Promise<void> => {
    try {
      await navigator.share({ url: new URL(path, window.location.origin).href });
    } catch {
      // Cancelled by the user.
    }
  };

  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<IosShare fontSize="small" />}
      aria-label={text('sharing.shareFor', { language })}
      onClick={() => void share()}
    >
      {text('sharing.share')}
    </Button>
  );
};
