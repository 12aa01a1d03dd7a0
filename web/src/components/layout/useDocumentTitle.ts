import { useContext, useEffect } from 'react';
import { joinDotted } from '@domain/values/direction.ts';
import { useText } from '../../i18n/useText.ts';
import { BrandContext } from '../../theme/brandContext.ts';

/** Sets the browser's tab title. */
export const useDocumentTitle = (title: string): void => {
  const text = useText();
  const { agency, title: platform } = useContext(BrandContext);
  const app = agency?.publicName ?? platform ?? text('common.appName');
  useEffect(() => {
    document.title = title ? joinDotted([title, app]) : app;
  }, [title, app]);
};
