import { useEffect, useState } from 'react';
import GppMaybe from '@mui/icons-material/GppMaybeOutlined';
import Button from '@mui/material/Button';
import { addTexts, wantTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/useText.ts';
import { proveCall } from '../../lib/http/appProof.ts';
import { Banner } from './Banner.tsx';

addTexts({
  en: { appProof: async () => (await import('../../i18n/en/appProof.ts')).appProof },
  es: { appProof: async () => (await import('../../i18n/es/appProof.ts')).appProof },
});

/** What to do when the browser gets no App Check token. */
export const UnprovenBanner = () => {
  const text = useText();
  const [isReady, setReady] = useState(false);
  const [isTrying, setTrying] = useState(false);
  useEffect(() => void wantTexts('appProof').then(() => setReady(true)), []);

  const retry = async () => {
    setTrying(true);
    // Loads and sends what failed, as after a lost connection.
    if (await proveCall(true)) window.dispatchEvent(new Event('online'));
    setTrying(false);
  };

  if (!isReady) return null;

  return (
    <Banner
      icon={GppMaybe}
      title={text('appProof.title')}
      action={
        <Button size="small" disabled={isTrying} onClick={() => void retry()} sx={{ flexShrink: 0 }}>
          {text('common.retry')}
        </Button>
      }
    >
      {text('appProof.text')}
    </Banner>
  );
};
