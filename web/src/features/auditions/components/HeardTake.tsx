import { hasStaffRole } from '@domain/access/roles.ts';
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { DateText } from '../../../components/DateText.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

const ListenersDialog = lazyComponent(() =>
  import('../dialogs/ListenersDialog.tsx').then((module) => module.ListenersDialog),
);

/** Whether a take was played; the agency's people also see by whom. */
export const HeardTake = ({ entry }: { readonly entry: AuditionEntry }) => {
  const text = useText();
  const { roles } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const isStaff = hasStaffRole(roles);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
      <Muted variant="caption">
        {entry.heardAt ? (
          <>
            {text('auditions.heardOn')} <DateText instant={entry.heardAt} />
          </>
        ) : (
          text('auditions.notHeard')
        )}
      </Muted>
      {isStaff && entry.heardAt && (
        <Button
          size="small"
          color="inherit"
          aria-label={text('auditions.listenersFor', { name: entry.talentPublicName })}
          onClick={() => setOpen(true)}
          sx={{ minHeight: 24, paddingBlock: 0, fontSize: '0.75rem' }}
        >
          {text('auditions.listeners')}
        </Button>
      )}
      {isOpen && <ListenersDialog entry={entry} onClose={() => setOpen(false)} />}
    </Box>
  );
};
