import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OpenRequest } from './openRequest.ts';

/** Opens the pages of pressed notices in this tab: without a reload, so that nothing typed is lost. */
export const useOpenedNotice = (): void => {
  const navigate = useNavigate();

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;

    const open = ({ data, ports: [port] }: MessageEvent): void => {
      const { kind, path } = (data ?? {}) as Partial<OpenRequest>;
      if (kind !== 'open-notice' || path === undefined) return;
      port?.postMessage(true);
      void navigate(path);
    };

    serviceWorker.addEventListener('message', open);
    return () => serviceWorker.removeEventListener('message', open);
  }, [navigate]);
};
