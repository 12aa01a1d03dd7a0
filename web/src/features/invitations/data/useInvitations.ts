import { useCallback, useMemo, useState } from 'react';
import type { Page } from '@domain/contract.ts';
import type { InvitationKind, InvitationRow, InvitationState } from '@domain/invitations/invitations.ts';
import { api } from '../../../lib/http/api.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';

/** Filters of invitations; undefined: all. */
export interface InvitationChoice {
  readonly kind: InvitationKind | undefined;
  readonly status: InvitationState | undefined;
}

interface Invitations {
  readonly pages: Pages<InvitationRow, Page<InvitationRow>>;
  /** Listed rows with local changes; absent while loading. */
  readonly rows: readonly InvitationRow[] | undefined;
  readonly keep: (row: InvitationRow) => void;
}

/** The chosen agency's invitations page by page, newest first. Changed rows keep their place. */
export const useInvitations = ({ kind, status }: InvitationChoice): Invitations => {
  const load = useCallback(
    (cursor: string | undefined, signal: AbortSignal) =>
      api.invitations.list({ kind, standing: status, cursor }, { signal }),
    [kind, status],
  );
  const pages: Invitations['pages'] = usePages(load);
  const [changed, setChanged] = useState<ReadonlyMap<string, InvitationRow>>(new Map());
  const rows = useMemo(() => pages.items?.map((row) => changed.get(row.id) ?? row), [pages.items, changed]);
  const keep = useCallback(
    (row: InvitationRow) => setChanged((before) => new Map(before).set(row.id, row)),
    [],
  );

  return { pages, rows, keep };
};
