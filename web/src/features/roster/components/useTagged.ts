import { useCallback, useState } from 'react';
import type { RosterRow, TaggedRow } from '@domain/roster/roster.api.ts';
import { TOAST_UNDO_MS, useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { usePress } from '../../../lib/press/usePress.ts';
import { untagTalents } from '../data/tagCalls.ts';
import type { TagFailure } from './TagFailures.tsx';

const failuresOf = (rows: readonly TaggedRow[], talents: readonly RosterRow[]): readonly TagFailure[] => {
  const names = new Map(talents.map(({ talentId, fullName }) => [talentId, fullName]));
  return rows.flatMap(({ talentId, outcome }) =>
    outcome === 'notFound' || outcome === 'tooMany'
      ? [{ name: names.get(talentId) ?? talentId, reason: outcome }]
      : [],
  );
};

/** Tells how the tags of many changed: how many, with an offer to undo it, and whom it did not reach. */
export const useTagged = (onChanged: () => void) => {
  const text = useText();
  const toasts = useToasts();
  const [failures, setFailures] = useState<readonly TagFailure[]>([]);
  const { press: undo } = usePress(async (press, rows: readonly TaggedRow[]) => {
    await untagTalents(rows, press);
    toasts.success(text('roster.untagged'));
    onChanged();
  });
  const tell = useCallback(
    (rows: readonly TaggedRow[], talents: readonly RosterRow[]) => {
      const changed = rows.filter(({ outcome }) => outcome === 'changed');
      const action = { label: text('common.undo'), onAction: () => void undo(changed) };
      toasts.success(
        text('roster.tagged', { count: changed.length }),
        changed.length > 0 ? { action, lastsMs: TOAST_UNDO_MS } : {},
      );
      setFailures(failuresOf(rows, talents));
      onChanged();
    },
    [onChanged, text, toasts, undo],
  );
  return { tell, failures, forget: () => setFailures([]) };
};
