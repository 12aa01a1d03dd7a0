import { Muted } from '../../components/layout/Muted.tsx';
import { useText } from '../../i18n/useText.ts';
import type { ZipDownloading } from './useZipDownload.ts';

/** Reports that a zip is being made; nothing otherwise. */
export const ZipProgress = ({ zip }: { readonly zip: ZipDownloading }) => {
  const text = useText();
  return zip.isPreparing ? <Muted role="status">{text('selection.preparingZip')}</Muted> : null;
};
