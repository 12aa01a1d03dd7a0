import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import { BULK_MAX } from '@domain/roster/roster.ts';
import type { TalentStatus } from '@domain/talents/talents.ts';
import { BulkConfirm } from '../../../components/bulk/BulkConfirm.tsx';
import { BulkDialog } from '../../../components/bulk/BulkDialog.tsx';
import { ChosenBar } from '../../../components/bulk/ChosenBar.tsx';
import type { Chosen } from '../../../components/lists/useSelectedRows.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { RemoveChosen } from './RemoveChosen.tsx';
import { TagDialog } from './TagDialog.tsx';
import { useRosterBulk } from './useRosterBulk.ts';

/** Rarely opened. */
const EmailDialog = lazyComponent(() => import('./EmailDialog.tsx').then((module) => module.EmailDialog));

interface Props {
  readonly chosen: Chosen<RosterRow>;
  /** Number of all matches; absent if too many to select. */
  readonly all: number | undefined;
  readonly onAll: () => void;
  readonly onChanged: () => void;
}

const LABELS = { blocked: 'access.block', active: 'access.unblock' } as const;

/** Bulk actions on selected talents; blocking and removing are for admins. */
export const BulkBar = ({ chosen, all, onAll, onChanged }: Props) => {
  const text = useText();
  const { roles } = useSignedIn();
  const [isTagging, setTagging] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [isBlocking, setBlocking] = useState(false);
  const { bulk, tagAll, setAccessOfAll } = useRosterBulk(chosen, onChanged);
  const { rows } = chosen;
  const count = rows.length;
  const isTooMany = count > BULK_MAX;

  const access = (status: TalentStatus, onClick: () => void) =>
    rows.some((row) => row.status !== status) && (
      <Button size="small" {...(status === 'blocked' ? { color: 'error' } : {})} onClick={onClick}>
        {text(LABELS[status])}
      </Button>
    );

  return (
    <>
      <ChosenBar chosen={chosen} all={all} onAll={onAll}>
        <Button size="small" disabled={isTooMany} onClick={() => setTagging(true)}>
          {text('roster.tag')}
        </Button>
        <Button size="small" disabled={isTooMany} onClick={() => setWriting(true)}>
          {text('rosterEmail.open')}
        </Button>
        {roles.includes('admin') && !isTooMany && (
          <>
            {access('blocked', () => setBlocking(true))}
            {access('active', () => setAccessOfAll('active'))}
          </>
        )}
        <RemoveChosen
          chosen={rows}
          onRemoved={() => {
            chosen.clear();
            onChanged();
          }}
        />
        {isTooMany && (
          <Typography role="alert" variant="body2" color="error">
            {text('roster.tooManyChosen', { max: BULK_MAX })}
          </Typography>
        )}
      </ChosenBar>
      {isTagging && <TagDialog chosen={rows} onTag={tagAll} onClose={() => setTagging(false)} />}
      {isWriting && <EmailDialog chosen={rows} onClose={() => setWriting(false)} />}
      {isBlocking && (
        <BulkConfirm
          title={text('roster.blockManyTitle', { count })}
          confirmLabel={text('access.block')}
          tone="error"
          onConfirm={() => setAccessOfAll('blocked')}
          onClose={() => setBlocking(false)}
        >
          {text('roster.blockManyText')}
        </BulkConfirm>
      )}
      <BulkDialog bulk={bulk} />
    </>
  );
};
