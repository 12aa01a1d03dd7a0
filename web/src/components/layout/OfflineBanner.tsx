import CloudOff from '@mui/icons-material/CloudOffOutlined';
import { useText } from '../../i18n/useText.ts';
import { unproven } from '../../lib/http/appProof.ts';
import { useOnline } from '../../lib/http/connection.ts';
import { useStore } from '../../lib/useStore.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import { Banner } from './Banner.tsx';

const UnprovenBanner = lazyComponent(async () => (await import('./UnprovenBanner.tsx')).UnprovenBanner);

/** Banner on every screen while offline, or while the browser gets no App Check token: input is kept. A live region announces changes. */
export const OfflineBanner = () => {
  const text = useText();
  const isOnline = useOnline();
  const isUnproven = useStore(unproven, false);

  return (
    <div role="status" data-off-paper>
      {!isOnline && (
        <Banner icon={CloudOff} title={text('offline.title')}>
          {text('offline.text')}
        </Banner>
      )}
      {isOnline && isUnproven && <UnprovenBanner />}
    </div>
  );
};
