import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Guest } from '@domain/castings/guests.ts';
import { DateText } from '../../../components/DateText.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { forgetGuest } from '../data/castingSharing.ts';
import type { SharedLink } from '../data/sharedLink.ts';
import { getGuestNames } from './guestNames.ts';

interface Props {
  readonly link: SharedLink;
  readonly guests: readonly Guest[];
}

/** A link's guests with their last visit, latest first; guests can be deleted on request. */
export const OpenedBy = ({ link, guests }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const [leaving, setLeaving] = useState<string>();
  if (guests.length === 0) return <Muted variant="body1">{text('sharing.nobody')}</Muted>;

  const getLastVisit = ({ visits, createdAt }: Guest) => visits[0] ?? createdAt;
  const recent = [...guests].sort((a, b) => getLastVisit(b).toMillis() - getLastVisit(a).toMillis());
  const names = getGuestNames(guests, text);
  const leavingName = (leaving && names.get(leaving)) ?? '';

  return (
    <>
      <RowList label={text('sharing.openedBy')}>
        {recent.map((guest) => (
          <li key={guest.id}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <bdi>{names.get(guest.id)}</bdi>
            </Box>
            <Muted>
              {text('sharing.visits', { count: guest.visitCount })} ·{' '}
              <DateText instant={getLastVisit(guest)} withTime />
            </Muted>
            <Button
              size="small"
              color="inherit"
              aria-label={text('sharing.forgetGuest', { guest: names.get(guest.id) ?? '' })}
              onClick={() => setLeaving(guest.id)}
            >
              {text('sharing.forget')}
            </Button>
          </li>
        ))}
      </RowList>
      <ConfirmDialog
        open={leaving !== undefined && names.has(leaving)}
        title={text('sharing.forgetTitle', { guest: leavingName })}
        confirmLabel={text('sharing.forget')}
        tone="error"
        onConfirm={async (submission) => {
          if (leaving === undefined) return;
          await forgetGuest(link, leaving, submission);
          toasts.success(text('sharing.forgotten', { guest: leavingName }));
          setLeaving(undefined);
        }}
        onCancel={() => setLeaving(undefined)}
      >
        {text('sharing.forgetText')}
      </ConfirmDialog>
    </>
  );
};
