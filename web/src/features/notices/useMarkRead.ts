import { useState } from 'react';
import { READ_MAX } from '@domain/notices/notices.ts';
import { api } from '../../lib/http/api.ts';

/** Ids of notices shown as read before the server has stored it, and the function that marks them. A failed call shows them as unread again. */
export const useMarkRead = () => {
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set());

  const markRead = (ids: readonly string[]): void => {
    if (ids.length === 0) return;
    setReadIds((before) => new Set([...before, ...ids]));

    api.notices.markRead({ ids: ids.slice(0, READ_MAX) }).catch(() => {
      setReadIds((before) => new Set([...before].filter((id) => !ids.includes(id))));
    });
  };

  return { readIds, markRead };
};
