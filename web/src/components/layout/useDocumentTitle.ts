import { useEffect } from 'react';
import { useText } from '../../i18n/useText.ts';

/** Names the browser tab after the screen. */
export const useDocumentTitle = (title: string): void => {
  const app = useText()('common.appName');
  useEffect(() => {
    document.title = title ? `${title} · ${app}` : app;
  }, [title, app]);
};
