import { useText } from '../i18n/useText.ts';
import { useToasts } from '../lib/toasts.ts';

/** Returns a function that copies an address of this site and confirms it; without a path, the current address. */
export const useCopyLink = (): ((path?: string, caution?: string) => Promise<void>) => {
  const text = useText();
  const toasts = useToasts();

  return async (path, caution) => {
    const link = path === undefined ? window.location.href : new URL(path, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      if (caution) toasts.info(`${text('common.linkCopied')}. ${caution}`, { lastsMs: 10_000 });
      else toasts.success(text('common.linkCopied'));
    } catch {
      toasts.error(text('common.copyFailed', { link }), { lastsMs: 20_000 });
    }
  };
};
