import Alert from '@mui/material/Alert';
import { useText } from '../i18n/useText.ts';
import { isInAppBrowser } from '../lib/device.ts';
import { useBrowserValue } from '../lib/useBrowserValue.ts';
import { CopyLinkButton } from './CopyLinkButton.tsx';

/** Beside a download: browsers inside other apps may not save files. */
export const InAppHint = () => {
  const text = useText();
  const isInApp = useBrowserValue(isInAppBrowser, false);
  if (!isInApp) return null;
  return (
    <Alert severity="info" action={<CopyLinkButton size="small" label={text('common.copyForBrowser')} />}>
      {text('common.inApp')}
    </Alert>
  );
};
