import { useState } from 'react';
import type { FileAddress } from '@domain/values/file-address.ts';
import { downloadFrom } from '../../lib/http/download.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { useSubmission } from '../../lib/submission/useSubmission.ts';
import { useToasts } from '../../lib/toasts.ts';

export interface ZipDownloading {
  /** Whether the zip is being made; the browser itself then shows how much has arrived. */
  readonly isPreparing: boolean;
  readonly start: () => void;
}

/** Has a zip made and the browser download it, independently of the page. */
export const useZipDownload = (getAddress: () => Promise<FileAddress>): ZipDownloading => {
  const toasts = useToasts();
  const errorText = useErrorText();
  const [isPreparing, setPreparing] = useState(false);

  const { submit } = useSubmission(async () => {
    setPreparing(true);

    try {
      downloadFrom((await getAddress()).url);
    } catch (error) {
      toasts.error(errorText(error));
    } finally {
      setPreparing(false);
    }
  });

  return { isPreparing, start: () => void submit() };
};
