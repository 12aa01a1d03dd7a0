import { useCallback, useMemo, useState } from 'react';
import type { ListedWebhook } from '@domain/webhooks/webhooks.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';

export interface Webhooks {
  /** Newest first; absent while loading or after a failure. */
  readonly webhooks: readonly ListedWebhook[] | undefined;
  readonly error: unknown;
  readonly reload: () => void;
  /** Stores an API reply for a new or changed webhook. Open details stay open. */
  readonly keep: (webhook: ListedWebhook) => void;
  readonly drop: (webhook: Pick<ListedWebhook, 'id'>) => void;
}

/** The chosen agency's webhooks with local changes. */
export const useWebhooks = (): Webhooks => {
  const { data, error, reload } = useRequest('webhooks', (signal) => api.webhooks.list({ signal }));
  const [changed, setChanged] = useState<ReadonlyMap<string, ListedWebhook | null>>(new Map());
  const note = useCallback(
    (id: string, now: ListedWebhook | null) => setChanged((before) => new Map(before).set(id, now)),
    [],
  );

  const webhooks = useMemo(() => {
    if (!data) return undefined;
    const listed = new Set(data.map(({ id }) => id));
    const added = [...changed.values()]
      .filter((listedWebhook) => listedWebhook && !listed.has(listedWebhook.id))
      .reverse();
    const standing = data.map((listedWebhook) =>
      changed.has(listedWebhook.id) ? (changed.get(listedWebhook.id) ?? null) : listedWebhook,
    );
    return [...added, ...standing].filter((listedWebhook) => listedWebhook !== null);
  }, [data, changed]);

  return {
    webhooks,
    error,
    reload,
    keep: useCallback((webhook: ListedWebhook) => note(webhook.id, webhook), [note]),
    drop: useCallback(({ id }: Pick<ListedWebhook, 'id'>) => note(id, null), [note]),
  };
};
