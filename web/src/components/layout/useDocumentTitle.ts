import { useContext, useEffect } from 'react';
import { useText } from '../../i18n/useText.ts';
import { BrandContext } from '../../theme/brandContext.ts';

/** Names the browser tab after the screen. */
export const useDocumentTitle = (title: string): void => {
  const text = useText();
  const app = useContext(BrandContext).title ?? text('common.appName');
  useEffect(() => {
    document.title = title ? `${title} · ${app}` : app;
  }, [title, app]);
};
